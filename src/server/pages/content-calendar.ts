/** Calendar of one month of an event collection, which works without script. */
import { raw } from 'hono/html';
import { createCalendarMarkup } from '../../core/content/calendar-markup';
import { calendarMessages } from '../../core/content/calendar-messages';
import type { ContentCollection } from '../../core/content/content-item';
import { getListHref } from '../../core/content/list-address';
import type { Month } from '../../core/content/month';
import { toMonthItem } from '../../core/content/month-item';
import { getWeekStart } from '../../core/content/week-start';
import { createNode, renderHtml } from '../../core/markup/markup';
import { translateGroup } from '../languages/texts';
import type { StoredItem } from '../stores/content-row';
import type { Markup } from './page';

/** Styles of the element, for sites whose template does not include them. */
export const CALENDAR_STYLES = '/site-elements/site-calendar.css';

/** Events of a day in the table; further ones appear on request. */
const MAX_PER_DAY = 3;

export interface MonthOfEvents {
  month: Month;
  items: readonly StoredItem[];
  /** In milliseconds since 1970; marks today. */
  now: number;
}

/** The collection, with the language and the time zone of the site. */
interface EventsView {
  collection: Pick<ContentCollection, 'id' | 'path'>;
  locale: string;
  timeZone: string;
}

/**
 * @param isPage the whole page shows this month, and its links lead to the pages of other months. Otherwise, the script
 * shows other months in place.
 */
export function renderMonth(
  { collection, locale, timeZone }: EventsView,
  { month, items, now }: MonthOfEvents,
  isPage: boolean,
): Markup {
  const table = createCalendarMarkup(month, items.map(toMonthItem), {
    messages: translateGroup(locale, 'site-calendar', calendarMessages),
    locale,
    timeZone,
    now,
    weekStart: getWeekStart(locale),
    view: 'month',
    maxPerDay: MAX_PER_DAY,
    id: 'month',
    getMonthHref: (target) => getListHref(collection.path, { month: target }),
  });
  const attributes = {
    lang: locale,
    'time-zone': timeZone,
    'collection-id': isPage ? undefined : collection.id,
  };
  return raw(renderHtml(createNode('site-calendar', attributes, table)));
}
