// First day of the week of a language, from the browser; a table is loaded where the browser has none.
import { useEffect, useState } from 'react';
import type { Weekday } from '../../core/content/week-start';
import { loadPart } from '../../kit/element/load-part';
import { calendar } from './calendar.contract';

type Locale = Intl.Locale & { getWeekInfo(): { readonly firstDay: number } };

/**
 * Monday if the table cannot be loaded.
 * @param locale valid BCP 47 tag
 * @returns undefined while the table is loading
 */
export function useWeekStart(locale: string): Weekday | undefined {
  const isKnown = 'getWeekInfo' in Intl.Locale.prototype;
  const [fetched, setFetched] = useState<Weekday>();
  useEffect(() => {
    if (isKnown) return;
    void loadPart(calendar.tag, () => import('../../core/content/week-start')).then((part) =>
      setFetched(part?.getWeekStart(locale) ?? 1),
    );
  }, [isKnown, locale]);
  return isKnown ? ((new Intl.Locale(locale) as Locale).getWeekInfo().firstDay as Weekday) : fetched;
}
