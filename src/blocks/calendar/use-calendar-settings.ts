// Resolves the language, time zone and messages of a calendar from its attributes, the site and the page.
import { useEffect, useMemo, useState } from 'react';
import type { Weekday } from '../../core/content/week-start';
import { resolveMessages } from '../../kit/contract/messages';
import { getLanguage } from '../../kit/element/language';
import { useServices } from '../../kit/element/use-services';
import { type CalendarElementMessages, defaultMessages } from './calendar.messages';
import { resolveTimeZone } from './calendar.model';
import type { CalendarProps } from './calendar.types';
import { useWeekStart } from './use-week-start';

export interface Settings {
  readonly id: string;
  readonly locale: string;
  readonly timeZone: string;
  /** Undefined while it is being loaded. */
  readonly weekStart: Weekday | undefined;
  readonly messages: CalendarElementMessages;
  /** When the calendar was first shown, in milliseconds since 1970. */
  readonly now: number;
}

const WEEK_STARTS = { monday: 1, saturday: 6, sunday: 7 } as const;

let count = 0;

export function useCalendarSettings({
  host,
  content,
  collectionId,
  timeZone: option,
  weekStart,
  messages,
}: CalendarProps): Settings {
  const { page, context } = useServices();
  const [id] = useState(() => `site-calendar-${++count}`);
  const [now] = useState(() => page.clock.now());
  const { timeZone, unknown } = resolveTimeZone(option, context.website.timeZone);
  useEffect(() => {
    const isUsed = content.printed !== null || content.hasEvents || collectionId !== '';
    if (unknown && isUsed)
      page.warn(`site-calendar: time-zone="${unknown}" is not a time zone; using ${timeZone}.`);
  }, [unknown, timeZone, page, content, collectionId]);
  const locale = getLanguage(host);
  const weekStartOfLanguage = useWeekStart(locale);
  return useMemo(
    () => ({
      id,
      now,
      locale,
      timeZone,
      weekStart: weekStart ? WEEK_STARTS[weekStart] : weekStartOfLanguage,
      messages: resolveMessages(host, defaultMessages, messages),
    }),
    [host, id, now, locale, timeZone, weekStart, weekStartOfLanguage, messages],
  );
}
