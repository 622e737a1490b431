// The month that the element draws: its table, and the number of its events. Loaded once a month is shown in place of the
// page's events.
import { type ReactNode, useState } from 'react';
import { type CalendarView, createCalendarMarkup } from '../../core/content/calendar-markup';
import { getCalendarWeeks } from '../../core/content/calendar-month';
import { formatMonth } from '../../core/content/month';
import { renderMarkup } from '../../kit/markup/react-markup';
import type { CalendarProps, ShownMonth } from './calendar.types';
import type { Settings } from './use-calendar-settings';

export function DrawnMonth({
  host,
  view,
  maxPerDay,
  settings,
  shown,
}: CalendarProps & { readonly settings: Settings; readonly shown: ShownMonth }): ReactNode {
  // What the visitor has chosen in the month that the server has printed.
  const [chosen] = useState(
    () => host.querySelector<HTMLInputElement>('.site-calendar-month input:checked')?.value,
  );
  return renderMarkup(
    createCalendarMarkup(shown.month, shown.events, {
      ...settings,
      view: (chosen as CalendarView | undefined) ?? view,
      maxPerDay,
      getMonthHref: (month) => `?month=${formatMonth(month)}`,
    }),
  );
}

/** Number of events in the month. */
export function countEvents({ month, events }: ShownMonth, { timeZone, weekStart }: Settings): number {
  const weeks = getCalendarWeeks({ month, events, timeZone, weekStart });
  return new Set(weeks.flat().flatMap((day) => day?.events ?? [])).size;
}
