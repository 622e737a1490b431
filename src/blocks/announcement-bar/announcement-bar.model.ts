// What an announcement bar shows: its settings, and whether the visitor has closed this text.
import { isRecord, readBoolean, readNumber, readRecord, readString } from '../../core/read';

/** `announcementBarSettings` of a site. */
export interface AnnouncementSettings {
  readonly isShown: boolean;
  /** HTML; empty if there is nothing to announce. */
  readonly text: string;
  /** Address that the whole text leads to; empty without one. */
  readonly url: string;
  readonly newWindow: boolean;
}

/** The style of a bar that is switched off. */
const STYLE_OFF = 1;

export function readAnnouncement(json: unknown): AnnouncementSettings {
  const settings = isRecord(json) ? json : {};
  const link = readRecord(settings.clickthroughUrl) ?? {};
  return {
    isShown: readNumber(settings.style, 2) !== STYLE_OFF,
    text: readString(settings.text).trim(),
    url: readString(link.url).trim(),
    newWindow: readBoolean(link.newWindow),
  };
}

/** Distinguishes the texts of a bar: 32 bits of FNV-1a, in base 36. */
export function computeTextKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
