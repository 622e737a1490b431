// Markup of a calendar month, for server pages and for the element: a table with links, also displayed as a list of days.
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupChild, type MarkupNode } from '../markup/markup';
import { getZonedDate } from '../time-zone';
import type { CalendarMessages } from './calendar-messages';
import { type CalendarDay, type CalendarEvent, getCalendarWeeks } from './calendar-month';
import { addMonths, formatMonthName, type Month } from './month';
import type { Weekday } from './week-start';

export type CalendarView = 'month' | 'list';

export interface CalendarContext {
  readonly messages: CalendarMessages;
  /** BCP 47. */
  readonly locale: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Current time in milliseconds since 1970, to mark today. */
  readonly now: number;
  readonly weekStart: Weekday;
  readonly view: CalendarView;
  /** Maximum number of events of a day in the table; a popover shows the others. */
  readonly maxPerDay: number;
  /** Prefix of ids and names, unique on the page. */
  readonly id: string;
  /** URL of the page with another month. */
  getMonthHref(month: Month): string;
}

/** @param events in any order; may include events of other months */
export function createCalendarMarkup(
  month: Month,
  events: readonly CalendarEvent[],
  context: CalendarContext,
): MarkupNode {
  const { locale, timeZone, messages, now, weekStart } = context;
  const weeks = getCalendarWeeks({ month, weekStart, timeZone, events });
  const zone = formatMessage(messages.zone, { zone: formatZone(now, locale, timeZone) }, locale);
  const isEmpty = !weeks.flat().some((day) => day?.events.length);
  const rows = weeks.map((week) => createNode('tr', {}, ...week.map((day) => createCell(day, context))));
  return createNode(
    'div',
    { class: 'site-calendar-month' },
    createHeader(month, context),
    createNode(
      'table',
      {},
      createNode(
        'caption',
        {},
        createSpan('name', formatMonthName(month, locale)),
        ' ',
        createSpan('zone', zone),
      ),
      createNode('thead', {}, createNode('tr', {}, ...createWeekdays(context))),
      createNode('tbody', {}, ...rows),
    ),
    isEmpty && createNode('p', { class: 'site-calendar-none' }, messages.none),
  );
}

function createHeader(month: Month, context: CalendarContext): MarkupNode {
  const { messages, locale, id, view, getMonthHref } = context;
  const link = (rel: 'prev' | 'next', target: Month) =>
    createNode('a', { rel, href: getMonthHref(target) }, formatMonthName(target, locale));
  const option = (value: CalendarView, label: string) =>
    createNode(
      'label',
      {},
      createNode('input', { type: 'radio', name: `${id}-view`, value, checked: value === view }),
      createNode('span', {}, label),
    );
  return createNode(
    'div',
    { class: 'site-calendar-header' },
    createNode(
      'nav',
      { 'aria-label': messages.months },
      link('prev', addMonths(month, -1)),
      link('next', addMonths(month, 1)),
    ),
    createNode(
      'fieldset',
      {},
      createNode('legend', {}, messages.view),
      option('month', messages.viewMonth),
      option('list', messages.viewList),
    ),
  );
}

/** 1 January 2024 was a Monday. */
function createWeekdays({ locale, weekStart }: CalendarContext): MarkupNode[] {
  const format = (weekday: 'short' | 'long', index: number) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, weekStart + index),
    );
  return Array.from({ length: 7 }, (_, index) =>
    createNode('th', { scope: 'col', abbr: format('long', index) }, format('short', index)),
  );
}

function createCell(day: CalendarDay | undefined, context: CalendarContext): MarkupNode {
  if (!day) return createNode('td', { class: 'site-calendar-outside' });
  const { messages, locale, maxPerDay, id, now, timeZone } = context;
  const isToday = getZonedDate(now, timeZone) === day.date;
  // A popover for a single event would save no space.
  const shown = day.events.length === maxPerDay + 1 ? day.events.length : maxPerDay;
  const rest = day.events.slice(shown);
  const list = (events: readonly CalendarEvent[]) =>
    createNode('ul', {}, ...events.map((event) => createNode('li', {}, createEvent(event, day, context))));
  const popover = `${id}-${day.date}`;
  return createNode(
    'td',
    { 'aria-current': isToday && 'date', class: day.events.length > 0 ? 'site-calendar-busy' : undefined },
    createNode('time', { datetime: day.date }, ...createDate(day.date, locale)),
    isToday && createSpan('today', ` ${messages.today}`),
    day.events.length > 0 && list(day.events.slice(0, shown)),
    ...(rest.length === 0
      ? []
      : [
          createNode(
            'button',
            { type: 'button', class: 'site-calendar-more', popovertarget: popover },
            formatMessage(messages.more, { count: rest.length }, locale),
            createHidden(`, ${formatDate(day.date, locale)}`),
          ),
          createNode(
            'div',
            {
              id: popover,
              popover: 'auto',
              role: 'group',
              'aria-label': formatMessage(
                messages.moreOn,
                { count: rest.length, date: formatDate(day.date, locale) },
                locale,
              ),
            },
            createNode('p', { 'aria-hidden': 'true' }, formatDate(day.date, locale)),
            list(rest),
            createNode(
              'button',
              { type: 'button', popovertarget: popover, popovertargetaction: 'hide' },
              messages.close,
            ),
          ),
        ]),
  );
}

/** Time and title, with the date for users who reach the link without its day as context. */
function createEvent(event: CalendarEvent, day: CalendarDay, context: CalendarContext): MarkupNode {
  const { messages, locale, timeZone } = context;
  const { title, startDate, fullUrl, location, isAllDay } = event;
  const hasTime = !isAllDay && getZonedDate(startDate, timeZone) === day.date;
  const time = hasTime
    ? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(startDate)
    : messages.allDay;
  const place = location?.addressTitle;
  const content: MarkupChild[] = [
    hasTime
      ? createNode('time', { datetime: new Date(startDate).toISOString() }, time)
      : createSpan('time', time),
    ' ',
    createSpan('title', title || messages.untitled),
    place && createSpan('place', `, ${place}`),
    createHidden(`, ${formatDate(day.date, locale)}`),
  ];
  return createNode(
    fullUrl ? 'a' : 'span',
    { class: 'site-calendar-event', href: fullUrl || undefined },
    ...content,
  );
}

const createHidden = (text: string): MarkupNode => createSpan('hidden', text);

const createSpan = (name: string, text: string): MarkupNode =>
  createNode('span', { class: `site-calendar-${name}` }, text);

/** The number of the day; the list of days and screen readers also get the rest of the date. */
function createDate(date: string, locale: string): MarkupNode[] {
  const parts = getDateFormat(locale).formatToParts(Date.parse(date));
  const index = parts.findIndex(({ type }) => type === 'day');
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  return [
    createSpan('long', join(0, index)),
    createSpan('day', join(index, index + 1)),
    createSpan('long', join(index + 1)),
  ];
}

const formatDate = (date: string, locale: string): string => getDateFormat(locale).format(Date.parse(date));

const getDateFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Name of the time zone, such as “Central European Time”. */
function formatZone(now: number, locale: string, timeZone: string): string {
  // The generic name of UTC is just an offset.
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'longGeneric';
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
