// Writes records of the popups that the visitor has closed, submitted or left to localStorage.
import { parseJson } from '../../core/json';
import { readRecord } from '../../core/read';
import type { Services } from '../../services/services';
import { readSettings } from './popup-settings';

/** Records that the visitor has closed or submitted a popup (POP-002). */
export function recordClosed({ page, context }: Services, element: HTMLElement, isSubmitted: boolean): void {
  const { local, clock } = page;
  const key = `site-popup:${element.id}`;
  local.set(
    key,
    JSON.stringify({
      version: readSettings(element, context).version,
      submitted: isSubmitted || readRecord(parseJson(local.get(key)))?.submitted === true,
      'date-closed': clock.now(),
    }),
  );
}

/** Records, for the rest of the visit, that the visitor left a page with an open popup without closing it. */
export const recordLeftOpen = ({ local, clock }: Services['page']): void =>
  void local.set('site-popup-left', JSON.stringify({ 'date-closed': clock.now() }));
