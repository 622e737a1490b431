/** Bar chart of a daily number without script, with the values in a table. */
import { html } from 'hono/html';
import type { Markup } from './page';

export interface Series {
  title: string;
  /** Summary in a few words. */
  summary: string;
  /** Whether the value is good. */
  rating?: Markup | undefined;
  /** Null for a day without data. `day` is `YYYY-MM-DD`. */
  days: readonly { day: string; value: number | null }[];
  /** Formats a value for display. */
  text(value: number): string;
}

const WIDTH = 300;
const HEIGHT = 80;
/** Minimum height that keeps a bar visible. */
const MIN_BAR_HEIGHT = 1.5;

export function renderChart(series: Series, locale: string): Markup {
  const { title, summary, rating, days, text } = series;
  const max = Math.max(...days.map(({ value }) => value ?? 0));
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayText = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const renderedBars = renderBars(
    days.map(({ value }) => value),
    max,
  );
  return html`<section class="chart">
    <h2>${title}</h2>
    <p class="count">${summary}${rating ? html` ${rating}` : ''}</p>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${title}, ${dayText(first)} to ${dayText(last)}: ${summary}">${renderedBars}</svg>
    <p class="axis"><span>${dayText(first)}</span><span>${max > 0 ? `highest ${text(max)}` : ''}</span><span>${dayText(last)}</span></p>
    <details><summary>${title} as a table</summary>
      <table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">${title}</th></tr></thead>
        <tbody>${days.map(({ day, value }) => html`<tr><th scope="row"><time datetime="${day}">${dayText(day)}</time></th><td>${value === null ? '–' : text(value)}</td></tr>`)}</tbody></table>
    </details>
  </section>`;
}

function renderBars(values: readonly (number | null)[], max: number): Markup[] {
  const step = WIDTH / values.length;
  return values.flatMap((value, at) => {
    if (!value) return [];
    const height = Math.max(MIN_BAR_HEIGHT, (value / max) * HEIGHT);
    return [
      html`<rect x="${(at * step + step * 0.12).toFixed(2)}" y="${(HEIGHT - height).toFixed(2)}" width="${(step * 0.76).toFixed(2)}" height="${height.toFixed(2)}"></rect>`,
    ];
  });
}
