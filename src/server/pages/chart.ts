/** Bar chart of a daily number, rendered like `<site-chart>`, with the values in a table. */
import { html, raw } from 'hono/html';
import { createChartFormats } from '../../core/chart/chart-formats';
import { createChartMarkup } from '../../core/chart/chart-markup';
import { renderHtml } from '../../core/markup/markup';
import type { Markup } from './page';

export interface Series {
  title: string;
  /** Summary in a few words. */
  summary: string;
  /** Whether the value is good. */
  rating?: Markup | undefined;
  /** A null value is a day without data. `day` is `YYYY-MM-DD`. */
  days: readonly { day: string; value: number | null }[];
  /** Formats a value for display. */
  text(value: number): string;
}

/** Pages show the drawing as wide as its container. */
const SIZE = { width: 368, height: 206 };

/** Width of an average character: the server has no fonts to measure. */
const CHARACTER = 7;

export function renderChart(series: Series, locale: string): Markup {
  const { title, summary, rating, days, text } = series;
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayText = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  const isEmpty = days.every(({ value }) => !value);
  const table = {
    categories: days.map(({ day }) => dayText(day)),
    // A bar without height is no bar.
    series: [{ name: title, values: days.map(({ value }) => value || null) }],
  };
  const drawing = createChartMarkup({
    ...table,
    ...SIZE,
    ...createChartFormats(locale),
    type: 'bar',
    legend: false,
    title: '',
    formatValue: text,
    measureText: (label) => label.length * CHARACTER,
  });
  return html`<section class="chart">
    <h2>${title}</h2>
    <p class="count">${summary}${rating ? html` ${rating}` : ''}</p>
    ${isEmpty ? '' : raw(renderHtml(drawing))}
    <details><summary>${title} as a table</summary>
      <table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">${title}</th></tr></thead>
        <tbody>${days.map(({ day, value }) => html`<tr><th scope="row"><time datetime="${day}">${dayText(day)}</time></th><td>${value === null ? '–' : text(value)}</td></tr>`)}</tbody></table>
    </details>
  </section>`;
}
