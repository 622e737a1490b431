// Triggers of a popup: the timer and the scroll position.
import type { PopupSettings } from './popup.model';

/**
 * Milliseconds until the timer opens the popup; null without a timer.
 * @param ageMs time since the page was opened
 */
export const computeDelay = ({ showOnTimer, timerDelay }: PopupSettings, ageMs: number): number | null =>
  showOnTimer ? Math.max(0, timerDelay - ageMs) : null;

/** A page that cannot scroll counts as scrolled through. @returns a percentage */
export function computeScrolled(scrollTop: number, scrollHeight: number, viewportHeight: number): number {
  const distance = scrollHeight - viewportHeight;
  return distance > 0 ? (scrollTop / distance) * 100 : 100;
}
