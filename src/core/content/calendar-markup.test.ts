import { describe, expect, it } from 'vitest';
import { renderHtml } from '../markup/markup';
import { type CalendarContext, createCalendarMarkup } from './calendar-markup';
import { calendarMessages } from './calendar-messages';
import { formatMonth } from './month';

const MONTH = { year: 2026, month: 11 };

const context: CalendarContext = {
  messages: calendarMessages,
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-23T22:59:00Z'),
  weekStart: 1,
  view: 'month',
  maxPerDay: 2,
  id: 'c',
  getMonthHref: (month) => `?month=${formatMonth(month)}`,
};

const create = (day: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Concert <${index}>`,
    startDate: Date.UTC(2026, 10, day, 18 + index),
    endDate: Date.UTC(2026, 10, day, 19 + index),
    fullUrl: `/calendar/${index}`,
    location: { addressTitle: 'Barn' },
  }));

const render = (events: ReturnType<typeof create>, more: Partial<CalendarContext> = {}) =>
  renderHtml(createCalendarMarkup(MONTH, events, { ...context, ...more }));

describe('markup of a month [BLK-006]', () => {
  it('shows the name and time zone of the month, and links to the previous and next month', () => {
    const html = render([]);
    expect(html).toContain('<span class="site-calendar-name">November 2026</span>');
    expect(html).toContain('Times in Central European Time');
    expect(render([], { timeZone: 'UTC' })).toContain('Times in Coordinated Universal Time');
    expect(html).toContain('<a rel="prev" href="?month=10-2026">October 2026</a>');
    expect(html).toContain('<a rel="next" href="?month=12-2026">December 2026</a>');
    expect(html).toContain('No events this month.');
  });

  it('includes date and time of each event in its link', () => {
    const html = render(create(6, 1));
    const link = /<a class="site-calendar-event".*?<\/a>/.exec(html)?.[0].replace(/<[^>]+>/g, '');
    expect(link).toBe('19:00 Concert &lt;0&gt;, Barn, Friday 6 November');
    expect(html).not.toContain('No events');
  });

  it('marks today, in the time zone of the calendar, with a text', () => {
    const getToday = (html: string) => /aria-current="date".*?datetime="([^"]+)".*?Today/.exec(html)?.[1];
    expect(getToday(render([]))).toBe('2026-11-23');
    expect(getToday(render([], { timeZone: 'Asia/Tokyo' }))).toBe('2026-11-24');
  });

  it('shows a button for the events above the limit, unless there is only one', () => {
    expect(render(create(6, 3))).not.toContain('popover');
    const html = render(create(6, 5));
    expect(html).toContain('popovertarget="c-2026-11-06">+3 more<');
    expect(html).toContain('aria-label="3 more on Friday 6 November"');
    expect(html.match(/<li>/g)).toHaveLength(5);
  });

  it('starts weeks on the given day, and names the days in the given language', () => {
    const getDays = (html: string) =>
      [...html.matchAll(/<th [^>]*>([^<]+)</g)].map(([, name]) => name).join(' ');
    expect(getDays(render([], { weekStart: 7 }))).toBe('Sun Mon Tue Wed Thu Fri Sat');
    expect(getDays(render([], { locale: 'de' }))).toBe('Mo Di Mi Do Fr Sa So');
  });
});
