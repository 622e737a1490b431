// Handles clicks on `data-consent` buttons in the banner and anywhere on the page.
import { useEffect, useRef } from 'react';
import { type ConsentAction, getButtonAction } from './consent-actions';

/** The clicked button is passed to each handler; its text is part of the consent receipt. */
export type ConsentActionHandlers = Readonly<Record<ConsentAction, (button: HTMLElement) => void>>;

/** Links with this hash reopen the banner. */
export const SETTINGS_HASH = '#cookie-settings';

/** Listens on the document, because "cookie settings" links are usually outside the banner. */
export function useConsentButtons(handlers: ConsentActionHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      for (const node of event.composedPath()) {
        const action = node instanceof HTMLElement && getAction(node);
        if (!action) continue;
        event.preventDefault();
        return latest.current[action](node);
      }
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', pressRoleButton);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', pressRoleButton);
    };
  }, []);
}

/** The browser presses only native buttons by both keys, and links by Enter. */
function pressRoleButton(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!/^(?:Enter| )$/.test(key) || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const own = key === ' ' ? 'button' : 'button, a[href]';
  if (!target.matches(`[role=button]:not(${own})`) || !getAction(target)) return;
  event.preventDefault();
  target.click();
}

function getAction(node: HTMLElement): ConsentAction | undefined {
  const reopens = node.dataset.consentOpen !== undefined || node.matches(`a[href="${SETTINGS_HASH}"]`);
  return reopens ? 'ask' : getButtonAction(node);
}
