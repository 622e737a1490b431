// View of <site-calendar>: a month in place of the page's events, once the visitor or an empty element asks for it.
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createCalendarMarkup } from '../../core/content/calendar-markup';
import { formatMonth, formatMonthName, type Month, parseMonth } from '../../core/content/month';
import { formatMessage } from '../../core/i18n/format-message';
import { renderMarkup } from '../../kit/markup/react-markup';
import { getFirstMonth, getMonthOfLink, toEvents } from './calendar.model';
import type { CalendarProps } from './calendar.types';
import { type Settings, useCalendarSettings } from './use-calendar-settings';
import { countEvents, type MonthRequest, type MonthState, type ShownMonth, useMonth } from './use-month';

export function CalendarBlock(props: CalendarProps): ReactNode {
  const { content, collectionId } = props;
  const settings = useCalendarSettings(props);
  const { messages, timeZone } = settings;
  const events = useMemo(() => toEvents(content.events, timeZone), [content, timeZone]);
  const isList = !content.printed && events.length > 0;
  const isEmpty = !content.printed && !isList && collectionId !== '';
  const [asked, setAsked] = useState<MonthRequest | null>(null);
  const first = useFirstMonth(props, events, settings);
  const request = asked ?? (isEmpty ? first : null);
  const state = useMonth(request, isList ? events : null, props, settings);
  // An empty element has the table before its events.
  const shown = request && (state.shown ?? (isEmpty ? { ...request, events: [] } : null));
  const root = useRef<HTMLDivElement>(null);
  useHiddenPage(props, shown, root);
  useMonthLinks(props, isList || collectionId !== '', (month) => setAsked({ month }));
  return (
    <div ref={root} aria-busy={state.status === 'loading' || undefined}>
      {isList && (
        <p className="site-calendar-switch">
          <button type="button" onClick={() => setAsked(asked ? null : first)}>
            {asked ? messages.showList : messages.showMonths}
          </button>
        </p>
      )}
      {shown && <DrawnMonth {...props} settings={settings} shown={shown} />}
      <p
        role="status"
        className={state.status === 'failed' ? 'site-calendar-failure' : 'site-calendar-hidden'}
      >
        {request && (asked ?? (state.status === 'failed' || null)) && getStatus(request, state, settings)}
      </p>
    </div>
  );
}

/** Of the attribute, or of the page's events. */
function useFirstMonth(
  { month }: CalendarProps,
  events: ReturnType<typeof toEvents>,
  { now, timeZone }: Settings,
): MonthRequest {
  return useMemo(
    () => ({ month: parseMonth(month) ?? getFirstMonth(events, now, timeZone) }),
    [month, events, now, timeZone],
  );
}

function DrawnMonth({
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
      view: chosen === 'month' || chosen === 'list' ? chosen : view,
      maxPerDay,
      getMonthHref: (month) => `?month=${formatMonth(month)}`,
    }),
  );
}

function getStatus({ month }: MonthRequest, { shown, status }: MonthState, settings: Settings): string {
  const { messages, locale } = settings;
  const name = formatMonthName(month, locale);
  if (status === 'loading') return formatMessage(messages.loading, { month: name }, locale);
  if (status === 'failed') return formatMessage(messages.failed, { month: name }, locale);
  return shown
    ? formatMessage(messages.shown, { month: name, count: countEvents(shown, settings) }, locale)
    : '';
}

/** Hides the page's events while a month is shown in their place. The focus goes to the same link. */
function useHiddenPage(
  { host, content }: CalendarProps,
  shown: ShownMonth | null,
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

/** Links of the printed and of the drawn month. */
function useMonthLinks({ host }: CalendarProps, isEnabled: boolean, open: (month: Month) => void): void {
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('.site-calendar-month nav a[href]');
      const month = link && getMonthOfLink(link.getAttribute('href') ?? '');
      if (!month || event.defaultPrevented || isModifiedClick(event)) return;
      event.preventDefault();
      open(month);
    };
    host.addEventListener('click', onClick, { signal: controller.signal });
    return () => controller.abort();
  });
}

/** Whether the browser follows the link in another way, such as in a new tab. */
const isModifiedClick = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
