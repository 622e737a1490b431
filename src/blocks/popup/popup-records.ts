// Records of the popups that the visitor has closed, sent or left, in localStorage.
import { parseJson } from '../../core/json';
import type { Page } from '../../services/page/page';
import type { Services } from '../../services/services';
import { readSettings } from './popup-settings';
import { type PopupRecord, parseRecord } from './record.model';

const PREFIX = 'site-popup';

export const readPopupRecord = (page: Page, { id }: HTMLElement): PopupRecord =>
  read(page, `${PREFIX}:${id}`);

/** When the visitor closed, sent or left popups, in milliseconds since 1970. */
export const readSeen = (page: Page): number[] =>
  page.local.keys(PREFIX).map((key) => read(page, key).closedAt);

/** Remembers that the visitor has closed or sent a popup. */
export function remember({ page, context }: Services, element: HTMLElement, isSubmitted: boolean): void {
  const submitted = isSubmitted || readPopupRecord(page, element).submitted;
  write(page, `${PREFIX}:${element.id}`, readSettings(element, context).version, submitted);
}

/** Remembers, for the rest of the visit, that the visitor left a page with an open popup without closing it. */
export const rememberLeft = (page: Page): void => write(page, `${PREFIX}-left`, 0, false);

const read = ({ local }: Page, key: string) => parseRecord(parseJson(local.get(key)));

const write = ({ local, clock }: Page, key: string, version: number, submitted: boolean) =>
  void local.set(key, JSON.stringify({ version, submitted, 'date-closed': clock.now() }));
