// Which words does a tooltip have, and how does a screen reader get to know them?
import { useEffect, useRef, useState } from 'react';
import type { TooltipContent } from './tooltip.content';

/**
 * The browser would show the `title`, too: it is taken away while the tooltip is there. The words are the description
 * of the trigger, or its name where it has no other.
 */
export function useDescription(
  trigger: Element | null,
  title: TooltipContent['title'],
  text: string,
): string {
  const [taken, setTaken] = useState<TooltipContent['title']>(null);
  const kept = useRef<TooltipContent['title']>(null);
  // Back, when the tooltip goes or explains something else.
  useEffect(() => {
    if (!trigger) return;
    return () => {
      if (kept.current !== null && !trigger.hasAttribute('title'))
        trigger.setAttribute('title', kept.current);
      kept.current = null;
      setTaken(null);
    };
  }, [trigger]);
  useEffect(() => {
    if (!trigger || title === null) return;
    kept.current = title;
    setTaken(title);
    trigger.removeAttribute('title');
  }, [trigger, title]);

  const words = text || (title ?? taken ?? '');
  useEffect(() => {
    if (!trigger || !words) return;
    const attribute = hasName(trigger) ? 'aria-description' : 'aria-label';
    if (trigger.hasAttribute(attribute)) return;
    trigger.setAttribute(attribute, words);
    return () => trigger.removeAttribute(attribute);
  }, [trigger, words]);
  return words;
}

const NAMES = '[aria-label], [aria-labelledby], [alt]';

function hasName(element: Element): boolean {
  const { labels, textContent } = element as Element & { labels?: NodeList | null };
  return (
    textContent.trim() !== '' ||
    element.matches(NAMES) ||
    element.querySelector(NAMES) !== null ||
    (labels?.length ?? 0) > 0
  );
}
