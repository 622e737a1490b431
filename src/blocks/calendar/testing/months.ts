// Months as the server prints them, and lists of events, for the specs of the calendar.
import { createCalendarMarkup } from '../../../core/content/calendar-markup';
import { calendarMessages } from '../../../core/content/calendar-messages';
import { formatMonth } from '../../../core/content/month';
import { renderHtml } from '../../../core/markup/markup';
import type { MonthItem } from '../../../core/wire/content';

/** Current time of the fake page. */
const NOW = Date.UTC(2026, 0, 15, 12);
const MONTH = { year: 2026, month: 1 };

export const createEvent = (day: number, hour: number, title: string, month = 0): MonthItem => ({
  id: '',
  title,
  startDate: Date.UTC(2026, month, day, hour),
  endDate: Date.UTC(2026, month, day, hour + 2),
  fullUrl: `/calendar/${title.toLowerCase().replaceAll(' ', '-')}`,
});

export const EVENTS = [
  createEvent(9, 18, 'Rye and butter'),
  ...[12, 13, 14, 15, 16].map((hour) => createEvent(10, hour, `Tasting ${hour}`)),
  createEvent(24, 19, 'Oyster supper'),
];

export const print = (events: readonly MonthItem[] = EVENTS) =>
  renderHtml(
    createCalendarMarkup(MONTH, events, {
      messages: calendarMessages,
      locale: 'en-GB',
      timeZone: 'UTC',
      now: NOW,
      weekStart: 1,
      view: 'month',
      maxPerDay: 3,
      id: 'printed',
      getMonthHref: (month) => `?month=${formatMonth(month)}`,
    }),
  );

export const LIST = `<ul>
  <li><a href="/calendar/rye">Rye and butter</a> <time datetime="2026-02-06T19:00">6 February, 19:00</time></li>
  <li><a href="/calendar/oysters">Oysters</a> <time datetime="2026-03-14">14 March</time></li>
</ul>`;
