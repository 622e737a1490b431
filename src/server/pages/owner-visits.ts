/** Owner page with views, events, errors and performance by day. */
import { html } from 'hono/html';
import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from '../domain/event-settings';
import {
  COUNTS,
  type CountName,
  type DayCount,
  type DayVital,
  VITALS,
  type VitalName,
} from '../stores/analytics';
import { renderChart } from './chart';
import { type FormState, renderErrorSummary, renderTextField, renderVersion } from './owner-field';
import { renderBadge } from './owner-page';
import type { Markup } from './page';

/** The days shown, oldest first, with their counts. */
export interface Visits {
  days: readonly string[];
  counts: readonly DayCount[];
  vitals: readonly DayVital[];
  /** The settings form, as entered. */
  settings: FormState;
}

/** Address of the page. */
export const PATH = '/config/visits';

const COUNT_TITLES: Record<CountName, string> = {
  views: 'Page views',
  events: 'Events',
  errors: 'Script errors',
};

/** Labels and thresholds of the metrics (web.dev/articles/vitals). */
const VITAL_RULES: Record<VitalName, { title: string; good: number; bad: number }> = {
  LCP: { title: 'Largest image or text', good: 2500, bad: 4000 },
  INP: { title: 'Response to input', good: 200, bad: 500 },
  CLS: { title: 'Layout shift', good: 0.1, bad: 0.25 },
  FCP: { title: 'First image or text', good: 1800, bad: 3000 },
  TTFB: { title: 'First byte', good: 800, bad: 1800 },
};

export function renderVisitsPage({ days, counts, vitals, settings }: Visits, locale: string): Markup {
  const numbers = new Intl.NumberFormat(locale);
  return html`<h1>Visits</h1>
    ${renderErrorSummary(settings)}
    <p class="note">The last ${days.length} days, counting only visitors who agreed to it.</p>
    <div class="charts">${COUNTS.map((what) => {
      const byDay = new Map(counts.filter((one) => one.what === what).map((one) => [one.day, one.count]));
      const total = [...byDay.values()].reduce((sum, count) => sum + count, 0);
      return renderChart(
        {
          title: COUNT_TITLES[what],
          summary: `${numbers.format(total)} in all`,
          days: days.map((day) => ({ day, value: byDay.get(day) ?? 0 })),
          text: (value) => numbers.format(value),
        },
        locale,
      );
    })}</div>
    <h2>Page speed</h2>
    <p class="note">Three out of four views were at least this good.</p>
    <div class="charts">${VITALS.map((name) => vitalChart(name, { days, vitals }, locale))}</div>
    <h2>Retention</h2>
    <form method="post" action="${PATH}/settings">
      ${renderVersion(settings)}${renderTextField(settings, 'retentionDays', 'Days until single events are deleted', { note: `Leave empty for never; from ${MIN_RETENTION_DAYS} to ${MAX_RETENTION_DAYS}. The charts stay.`, inputMode: 'numeric' })}
      <p><button>Save the settings</button></p>
    </form>`;
}

function vitalChart(
  name: VitalName,
  { days, vitals }: Pick<Visits, 'days' | 'vitals'>,
  locale: string,
): Markup {
  const { title, good, bad } = VITAL_RULES[name];
  const byDay = new Map(vitals.filter((one) => one.name === name).map((one) => [one.day, one.p75]));
  const latest = [...byDay.values()].at(-1);
  const text = (value: number) => vitalText(name, value, locale);
  const summary = latest === undefined ? 'Not measured yet' : `${text(latest)} on the last day with visitors`;
  const state = latest === undefined || latest <= good ? 'good' : latest <= bad ? 'wait' : 'bad';
  const word = { good: 'good', wait: 'could be better', bad: 'too slow' }[state];
  const rating =
    latest === undefined
      ? undefined
      : renderBadge(name === 'CLS' && state === 'bad' ? 'too much' : word, state);
  return renderChart(
    {
      title: `${title} (${name})`,
      summary,
      rating,
      days: days.map((day) => ({ day, value: byDay.get(day) ?? null })),
      text,
    },
    locale,
  );
}

function vitalText(name: VitalName, value: number, locale: string): string {
  if (name === 'CLS') return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(value);
}
