// What do buttons with `data-consent`, inside the banner and anywhere in the page, do?
import { useEffect, useRef } from 'react';

export type ConsentVerbs = Readonly<Record<'accept' | 'decline' | 'ask', () => void>>;

/** One listener for the whole page: a "cookie settings" link is usually far from the banner. */
export function useConsentButtons(verbs: ConsentVerbs): void {
  const latest = useRef(verbs);
  latest.current = verbs;
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const button = event.composedPath().find(isConsentButton);
      const verb = button && latest.current[button.dataset.consent as keyof ConsentVerbs];
      if (!verb || event.defaultPrevented) return;
      event.preventDefault();
      verb();
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);
}

const isConsentButton = (node: EventTarget): node is HTMLElement =>
  node instanceof HTMLElement && /^(accept|decline|ask)$/.test(node.dataset.consent ?? '');
