// View of <site-calendar>: a month in place of the page's events, on request or in an empty element.

import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatMonthName, getMonth, type Month, parseMonth } from '../../core/content/month';
import { formatMessage } from '../../core/i18n/format-message';
import { getWallTime } from '../../core/time-zone';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { loadPart } from '../../kit/element/load-part';
import { calendar } from './calendar.contract';
import { getMonthOfLink } from './calendar.model';
import type { CalendarProps, DisplayedMonth } from './calendar.types';
import { countEvents, MonthView } from './month-view';
import type * as PageEvents from './page-events';
import { type Settings, useCalendarSettings } from './use-calendar-settings';
import { type MonthRequest, type MonthState, useMonth } from './use-month';

export function CalendarBlock(props: CalendarProps): ReactNode {
  const { host, content, collectionId } = props;
  const settings = useCalendarSettings(props);
  const { messages, now, timeZone } = settings;
  const isList = content.hasEvents;
  const isEmpty = !content.printed && !isList && collectionId !== '';
  const [reader, setReader] = useState<typeof PageEvents | null>(null);
  const read = (from: typeof PageEvents) =>
    from.readEvents(host, { parseMonth, getWallTime: (time) => getWallTime(time, timeZone) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the reader reads
  const events = useMemo(() => (reader ? read(reader) : []), [reader, host, timeZone, content]);
  const [asked, setAsked] = useState<MonthRequest | null>(null);
  const first = useMemo(
    () => ({ month: parseMonth(props.month) ?? getMonth(now, timeZone) }),
    [props.month, now, timeZone],
  );
  const request = asked ?? (isEmpty ? first : null);
  const state = useMonth(request, isList ? events : null, props, settings);
  // An empty element has the table before its events.
  const shown =
    request && settings.weekStart ? (state.shown ?? (isEmpty ? { ...request, events: [] } : null)) : null;
  const root = useRef<HTMLDivElement>(null);
  useHiddenPage(props, shown, root);
  useMonthLinks(props, isList || collectionId !== '', (month) => setAsked({ month }));

  const showMonths = async () => {
    const part = await loadPart(calendar.tag, () => import('./page-events'));
    if (!part) return;
    setReader(part);
    const start = part.getFirstStart(read(part), now);
    setAsked({ month: parseMonth(props.month) ?? getMonth(start, timeZone) });
  };
  return (
    <div ref={root} aria-busy={state.status === 'loading' || undefined}>
      {isList && (
        <p className="site-calendar-switch">
          <button type="button" onClick={() => (asked ? setAsked(null) : void showMonths())}>
            {asked ? messages.showList : messages.showMonths}
          </button>
        </p>
      )}
      {shown && <MonthView {...props} settings={settings} shown={shown} />}
      <p
        role="status"
        className={state.status === 'failed' ? 'site-calendar-failure' : 'site-calendar-hidden'}
      >
        {request && (asked ?? (state.status === 'failed' || null)) && getStatus(request, state, settings)}
      </p>
    </div>
  );
}

function getStatus({ month }: MonthRequest, { shown, status }: MonthState, settings: Settings): string {
  const { messages, locale } = settings;
  if (status === 'idle') return '';
  const count = shown ? countEvents(shown, settings) : 0;
  return formatMessage(messages[status], { month: formatMonthName(month, locale), count }, locale);
}

/** Hides the page's events while a month is shown instead. The focus moves to the corresponding link. */
function useHiddenPage(
  { host, content }: CalendarProps,
  shown: DisplayedMonth | null,
  root: { readonly current: HTMLElement | null },
): void {
  const isHidden = shown !== null;
  useLayoutEffect(() => {
    if (!isHidden) return;
    const focused = host.ownerDocument.activeElement;
    const rel = focused && content.printed?.contains(focused) ? focused.getAttribute('rel') : null;
    const nodes = [...host.children].filter(
      (node): node is HTMLElement =>
        node instanceof HTMLElement && !node.contains(root.current) && !node.hidden,
    );
    for (const node of nodes) node.hidden = true;
    if (rel) root.current?.querySelector<HTMLElement>(`a[rel="${rel}"]`)?.focus();
    return () => {
      for (const node of nodes) node.hidden = false;
    };
  }, [host, content, isHidden, root]);
}

/** Handles links of the server-rendered and the rendered month. */
function useMonthLinks({ host }: CalendarProps, isEnabled: boolean, open: (month: Month) => void): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.site-calendar-month nav a[href]');
      const month = link && getMonthOfLink(link);
      if (!month || !isPlainInput(event)) return;
      event.preventDefault();
      open(month);
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  });
}
