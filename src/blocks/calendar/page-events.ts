// Reads the events of the page when the visitor requests the months: from a list or table of events, or a month rendered by a
// site builder's script.
import type { CalendarEvent } from '../../core/content/calendar-month';
import type { Month } from '../../core/content/month';
import type { WallTime } from '../../core/wall-time';
import { type PageEvent, toEvents } from './page-events.model';

export { getFirstStart } from './page-events.model';

/** Functions of the calendar, which has loaded them already. */
export interface Dates {
  readonly getWallTime: WallTime;
  readonly parseMonth: (text: string) => Month | undefined;
}

export function readEvents(host: HTMLElement, { getWallTime, parseMonth }: Dates): CalendarEvent[] {
  const drawn = host.querySelector('table.yui3-calendar-grid');
  return toEvents(drawn ? readDrawnMonth(drawn, parseMonth) : readList(host), getWallTime);
}

/** Reads the innermost items with a date. */
function readList(host: HTMLElement): PageEvent[] {
  const items = [...host.querySelectorAll('li, tr, article')].filter(
    (item) => !item.closest('[data-site-root]') && !item.querySelector(':scope :is(li, tr, article) time'),
  );
  return items.flatMap((item) => {
    const [start, end] = [...item.querySelectorAll('time')].map(
      (time) => time.getAttribute('datetime')?.trim() ?? '',
    );
    if (!start) return [];
    const link = item.querySelector('a[href]');
    const title =
      item.querySelector('h1, h2, h3, h4, h5, h6, [itemprop="name"]') ?? link ?? getTextCell(item);
    const place = item.querySelector('address, [itemprop="location"]')?.textContent.trim();
    return [
      {
        title: title?.textContent.trim() ?? '',
        fullUrl: link?.getAttribute('href') ?? '',
        start,
        end: end ?? '',
        ...(place && { location: { addressTitle: place } }),
      },
    ];
  });
}

/** The first cell of a row, or line of an item, without a date. */
const getTextCell = (item: Element): Element | undefined =>
  [...item.children].find((child) => !child.matches('time') && !child.querySelector('time')) ?? item;

/** `table[aria-label="July 2024"]` with `td.yui3-calendar-day` and `li.item`. */
function readDrawnMonth(table: Element, parseMonth: Dates['parseMonth']): PageEvent[] {
  const month = parseMonth((table.getAttribute('aria-label') ?? '').trim().replace(/\s+/, '-'));
  if (!month) return [];
  const pad = (number: number) => String(number).padStart(2, '0');
  return [...table.querySelectorAll('td.yui3-calendar-day')].flatMap((cell) => {
    const day = Number.parseInt(cell.textContent.trim(), 10);
    if (!(day >= 1 && day <= 31)) return [];
    const date = `${month.year}-${pad(month.month)}-${pad(day)}`;
    return [...cell.querySelectorAll('li.item')].map((item) => ({
      title: item.querySelector('.item-title')?.textContent.trim() ?? '',
      fullUrl: item.querySelector('a')?.getAttribute('href') ?? '',
      start: `${date}${readTime(item.querySelector('.item-time--12hr')?.textContent ?? '')}`,
      end: '',
    }));
  });
}

/** Converts `5:05 PM` to `T17:05`; empty if there is no time. */
function readTime(text: string): string {
  const [, hour = '', minute = '00', half = ''] = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m/i.exec(text) ?? [];
  if (!hour) return '';
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `T${String(hours).padStart(2, '0')}:${minute}`;
}
