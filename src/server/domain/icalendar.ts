/** iCalendar file of events (RFC 5545). Pure. */
import type { ContentItem } from '../../core/content/content-item';

export interface Calendar {
  name: string;
  /** Absolute address of the site, without a trailing slash. */
  siteUrl: string;
  events: readonly (ContentItem & { readonly version: number })[];
}

/** Lines are folded after this many bytes. */
const MAX_LINE = 75;

/** Times are in UTC, so no description of time zones is needed. */
export function createICalendar({ name, siteUrl, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site-elements//Site API//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => createEvent(event, siteUrl)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * The identifier stays the same when the address of an event changes; a higher sequence replaces what a calendar has
 * imported.
 */
function createEvent(event: Calendar['events'][number], siteUrl: string): string[] {
  const { id, title, excerpt, path, publishedAt, startAt = publishedAt, endAt, location, version } = event;
  const place = location && [location.addressTitle, location.addressLine1].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${formatTime(publishedAt)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART:${formatTime(startAt)}`,
    ...(endAt !== undefined && endAt > startAt ? [`DTEND:${formatTime(endAt)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(excerpt ? [`DESCRIPTION:${escapeText(excerpt)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${siteUrl}${path}`,
    'END:VEVENT',
  ];
}

const formatTime = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');

/** Breaks lines between characters, never inside one. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
