// Records of the popups that the visitor has closed or sent, in localStorage.
import { parseJson } from '../../core/json';
import type { Page } from '../../services/page/page';
import { formatRecord, type PopupRecord, parseRecord } from './popup.model';

const PREFIX = 'site-popup:';

const getKey = (element: HTMLElement) => `${PREFIX}${element.id}`;

export const readRecord = ({ local }: Page, element: HTMLElement): PopupRecord | null =>
  parseRecord(parseJson(local.get(getKey(element))));

/** Written only after an action of the visitor. */
export const writeRecord = ({ local }: Page, element: HTMLElement, record: PopupRecord): void =>
  void local.set(getKey(element), formatRecord(record));

/** When the visitor last closed or sent any popup, in milliseconds since 1970. */
export function readLastClosed({ local }: Page): number | null {
  const times = local.keys(PREFIX).map((key) => parseRecord(parseJson(local.get(key)))?.closedAt ?? 0);
  return Math.max(0, ...times) || null;
}
