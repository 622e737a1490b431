// Records of the popups that the visitor has closed, sent or left, in localStorage.
import { parseJson } from '../../core/json';
import type { Page } from '../../services/page/page';
import { formatRecord, type PopupRecord, parseRecord } from './popup.model';

const PREFIX = 'site-popup';

const getKey = ({ id }: HTMLElement) => `${PREFIX}:${id}`;

const read = ({ local }: Page, key: string) => parseRecord(parseJson(local.get(key)));

export const readRecord = (page: Page, element: HTMLElement): PopupRecord | null =>
  read(page, getKey(element));

/** Written only after an action of the visitor. */
export const writeRecord = ({ local }: Page, element: HTMLElement, record: PopupRecord): void =>
  void local.set(getKey(element), formatRecord(record));

/** Remembers, for the rest of the visit, that the visitor left a page with an open popup without closing it. With consent only. */
export const writeLeft = ({ local, clock }: Page): void =>
  void local.set(`${PREFIX}-left`, formatRecord({ version: 0, submitted: false, closedAt: clock.now() }));

/** When the visitor last closed, sent or left any popup, in milliseconds since 1970. */
export function readLastSeen(page: Page): number | null {
  const times = page.local.keys(PREFIX).map((key) => read(page, key)?.closedAt ?? 0);
  return Math.max(0, ...times) || null;
}
