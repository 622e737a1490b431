// The displayed month, with the page's events or fetched ones. The previous month stays until the next has loaded.
import { useEffect, useMemo, useState } from 'react';
import type { CalendarEvent } from '../../core/content/calendar-month';
import { formatMonth, type Month } from '../../core/content/month';
import { useServices } from '../../kit/element/use-services';
import type { CalendarProps, DisplayedMonth } from './calendar.types';
import { countEvents } from './month-view';
import type { Settings } from './use-calendar-settings';

/** A requested month; a new object for the same month is a new attempt. */
export interface MonthRequest {
  readonly month: Month;
}

export interface MonthState {
  readonly shown: DisplayedMonth | null;
  readonly status: 'idle' | 'loading' | 'failed' | 'shown';
}

/** Outcome of the latest completed attempt to fetch a month. */
interface Outcome extends MonthState {
  readonly attempt: object | null;
}

/** @param events events of the page; null if they are fetched */
export function useMonth(
  request: MonthRequest | null,
  events: readonly CalendarEvent[] | null,
  { collectionId, emit }: CalendarProps,
  settings: Settings,
): MonthState {
  const { calls } = useServices();
  const [outcome, setOutcome] = useState<Outcome>({ shown: null, status: 'idle', attempt: null });
  const isFetched = events === null;
  const attempt = useMemo(
    () => (request && isFetched ? { month: request.month, collectionId, calls } : null),
    [request, isFetched, collectionId, calls],
  );
  useEffect(() => {
    if (!attempt) return;
    const { month, collectionId, calls } = attempt;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const result = await calls.content.itemsByMonth(collectionId, formatMonth(month), {
        retries: 1,
        signal,
      });
      if (signal.aborted) return;
      if (result.ok) setOutcome({ shown: { month, events: result.data }, status: 'shown', attempt });
      else setOutcome(({ shown }) => ({ shown, status: 'failed', attempt }));
    };
    void load();
    return () => controller.abort();
  }, [attempt]);

  const current: MonthState = {
    ...(events && request ? { shown: { month: request.month, events }, status: 'shown' } : outcome),
    // Set from the first render; otherwise, the month would be announced with the events of the previous one.
    ...(attempt && outcome.attempt !== attempt && { status: 'loading' }),
    ...(request && !settings.weekStart && { status: 'loading' }),
  };
  const name = current.shown && current.status === 'shown' ? formatMonth(current.shown.month) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per month that is shown
  useEffect(() => {
    if (name && current.shown)
      emit('site-calendar-change', { month: name, count: countEvents(current.shown, settings) });
  }, [name, emit]);
  return current;
}
