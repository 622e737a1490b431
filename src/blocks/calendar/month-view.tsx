// The month rendered by the element: its table and number of events.
import { type ReactNode, useState } from 'react';
import { type CalendarView, createCalendarMarkup } from '../../core/content/calendar-markup';
import { getCalendarWeeks } from '../../core/content/calendar-month';
import { formatMonth } from '../../core/content/month';
import { renderMarkup } from '../../kit/markup/react-markup';
import type { CalendarProps, DisplayedMonth } from './calendar.types';
import type { Settings } from './use-calendar-settings';

export function MonthView({
  host,
  view,
  maxPerDay,
  settings,
  shown,
}: CalendarProps & { readonly settings: Settings; readonly shown: DisplayedMonth }): ReactNode {
  // The visitor's choice in the server-rendered month.
  const [chosen] = useState(
    () => host.querySelector<HTMLInputElement>('.site-calendar-month input:checked')?.value,
  );
  return renderMarkup(
    createCalendarMarkup(shown.month, shown.events, {
      ...settings,
      weekStart: settings.weekStart ?? 1,
      view: (chosen as CalendarView | undefined) ?? view,
      maxPerDay,
      getMonthHref: (month) => `?month=${formatMonth(month)}`,
    }),
  );
}

/** Number of events in the month. */
export function countEvents({ month, events }: DisplayedMonth, { timeZone, weekStart }: Settings): number {
  const weeks = getCalendarWeeks({ month, events, timeZone, weekStart: weekStart ?? 1 });
  return new Set(weeks.flat().flatMap((day) => day?.events ?? [])).size;
}
