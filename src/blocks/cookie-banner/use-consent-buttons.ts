// What do buttons with `data-consent`, inside the banner and anywhere in the page, do?
import { useEffect, useRef } from 'react';

/** @param button what was pressed; its words are what the visitor answered to */
export type ConsentActionHandlers = Readonly<
  Record<'accept' | 'decline' | 'ask', (button: HTMLElement) => void>
>;

/** Links to this place of any page ask, too. */
export const SETTINGS_HASH = '#cookie-settings';

/** One listener for the whole page: a "cookie settings" link is usually far from the banner. */
export function useConsentButtons(verbs: ConsentActionHandlers): void {
  const latest = useRef(verbs);
  latest.current = verbs;
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      for (const node of event.composedPath()) {
        const verb = node instanceof HTMLElement && verbOf(node);
        if (!verb) continue;
        event.preventDefault();
        return latest.current[verb](node);
      }
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);
}

function verbOf(node: HTMLElement): keyof ConsentActionHandlers | undefined {
  const { consent, consentOpen } = node.dataset;
  if (consent === 'accept' || consent === 'decline') return consent;
  const asks = consent === 'ask' || consentOpen !== undefined || node.matches(`a[href="${SETTINGS_HASH}"]`);
  return asks ? 'ask' : undefined;
}
