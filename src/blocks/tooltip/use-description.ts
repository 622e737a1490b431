// Text of a tooltip, exposed as the accessible description or name of its trigger.
import { useEffect, useRef, useState } from 'react';
import type { TooltipContent } from './tooltip.content';

/**
 * Removes the `title` while the tooltip is active, because the browser would show it, too. The text becomes the
 * description of the trigger, or its name if it has no other.
 */
export function useDescription(
  trigger: Element | null,
  title: TooltipContent['title'],
  text: string,
): string {
  const [removedTitle, setRemovedTitle] = useState<TooltipContent['title']>(null);
  const titleToRestore = useRef<TooltipContent['title']>(null);
  // Restores the title on unmount or when the trigger changes.
  useEffect(() => {
    if (!trigger) return;
    return () => {
      if (titleToRestore.current !== null && !trigger.hasAttribute('title'))
        trigger.setAttribute('title', titleToRestore.current);
      titleToRestore.current = null;
      setRemovedTitle(null);
    };
  }, [trigger]);
  useEffect(() => {
    if (!trigger || title === null) return;
    titleToRestore.current = title;
    setRemovedTitle(title);
    trigger.removeAttribute('title');
  }, [trigger, title]);

  const description = text || (title ?? removedTitle ?? '');
  useEffect(() => {
    if (!trigger || !description) return;
    const attribute = hasAccessibleName(trigger) ? 'aria-description' : 'aria-label';
    if (trigger.hasAttribute(attribute)) return;
    trigger.setAttribute(attribute, description);
    return () => trigger.removeAttribute(attribute);
  }, [trigger, description]);
  return description;
}

const NAME_SELECTOR = '[aria-label], [aria-labelledby], [alt]';

function hasAccessibleName(element: Element): boolean {
  const { labels, textContent } = element as Element & { labels?: NodeList | null };
  return (
    textContent.trim() !== '' ||
    element.matches(NAME_SELECTOR) ||
    element.querySelector(NAME_SELECTOR) !== null ||
    (labels?.length ?? 0) > 0
  );
}
