// Settings of an announcement bar, and the key with which closed texts are remembered.
import { isRecord, readBoolean, readNumber, readRecord, readString } from '../../core/read';

/** `announcementBarSettings` of a site. */
export interface AnnouncementSettings {
  readonly isShown: boolean;
  /** HTML; empty if there is nothing to announce. */
  readonly text: string;
  /** URL that the whole text links to; empty if there is none. */
  readonly url: string;
  readonly newWindow: boolean;
}

/** Style of a bar that is turned off. */
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

/** Key that identifies the text of a bar: a 32-bit FNV-1a hash in base 36. */
export function computeTextKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
