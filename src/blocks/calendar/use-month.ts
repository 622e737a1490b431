// The month that is shown: of the page's own events, or fetched. The last one stays until the next has arrived.
import { useEffect, useState } from 'react';
import { type CalendarEvent, getCalendarWeeks } from '../../core/content/calendar-month';
import { formatMonth, type Month } from '../../core/content/month';
import { useServices } from '../../kit/element/use-services';
import type { CalendarProps } from './calendar.types';
import type { Settings } from './use-calendar-settings';

export interface ShownMonth {
  readonly month: Month;
  readonly events: readonly CalendarEvent[];
}

/** A month that is wanted; another object of the same month is another attempt. */
export interface MonthRequest {
  readonly month: Month;
}

export interface MonthState {
  readonly shown: ShownMonth | null;
  readonly status: 'idle' | 'loading' | 'failed' | 'shown';
}

/** @param events of the page; null if they are fetched */
export function useMonth(
  request: MonthRequest | null,
  events: readonly CalendarEvent[] | null,
  { collectionId, emit }: CalendarProps,
  settings: Settings,
): MonthState {
  const { calls } = useServices();
  const [state, setState] = useState<MonthState>({ shown: null, status: 'idle' });
  const isFetched = events === null;
  useEffect(() => {
    if (!request || !isFetched) return;
    const { month } = request;
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ shown }) => ({ shown, status: 'loading' }));
    const load = async () => {
      const result = await calls.content.itemsByMonth(collectionId, formatMonth(month), {
        retries: 1,
        signal,
      });
      if (signal.aborted) return;
      if (result.ok) setState({ shown: { month, events: result.data }, status: 'shown' });
      else setState(({ shown }) => ({ shown, status: 'failed' }));
    };
    void load();
    return () => controller.abort();
  }, [request, isFetched, collectionId, calls]);

  const current: MonthState =
    events && request ? { shown: { month: request.month, events }, status: 'shown' } : state;
  const name = current.shown && current.status === 'shown' ? formatMonth(current.shown.month) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per month that is shown
  useEffect(() => {
    if (name && current.shown)
      emit('site-calendar-change', { month: name, count: countEvents(current.shown, settings) });
  }, [name, emit]);
  return current;
}

/** Number of events in the month. */
export function countEvents({ month, events }: ShownMonth, { timeZone, weekStart }: Settings): number {
  const weeks = getCalendarWeeks({ month, events, timeZone, weekStart });
  return new Set(weeks.flat().flatMap((day) => day?.events ?? [])).size;
}
