/** Bar chart of a daily number without script, with the values in a table. */
import { html } from 'hono/html';
import type { Markup } from './page';

export interface Series {
  title: string;
  /** Summary in a few words. */
  summary: string;
  /** Whether the value is good. */
  mark?: Markup | undefined;
  /** Null for a day without data. `day` is `YYYY-MM-DD`. */
  days: readonly { day: string; value: number | null }[];
  /** Formats a value for display. */
  text(value: number): string;
}

const WIDTH = 300;
const HEIGHT = 80;
/** Minimum height that keeps a bar visible. */
const LEAST = 1.5;

export function renderChart(series: Series, locale: string): Markup {
  const { title, summary, mark, days, text } = series;
  const most = Math.max(...days.map(({ value }) => value ?? 0));
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayText = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const drawn = bars(
    days.map(({ value }) => value),
    most,
  );
  return html`<section class="chart">
    <h2>${title}</h2>
    <p class="count">${summary}${mark ? html` ${mark}` : ''}</p>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${title}, ${dayText(first)} to ${dayText(last)}: ${summary}">${drawn}</svg>
    <p class="axis"><span>${dayText(first)}</span><span>${most > 0 ? `highest ${text(most)}` : ''}</span><span>${dayText(last)}</span></p>
    <details><summary>${title} as a table</summary>
      <table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">${title}</th></tr></thead>
        <tbody>${days.map(({ day, value }) => html`<tr><th scope="row"><time datetime="${day}">${dayText(day)}</time></th><td>${value === null ? '–' : text(value)}</td></tr>`)}</tbody></table>
    </details>
  </section>`;
}

function bars(values: readonly (number | null)[], most: number): Markup[] {
  const step = WIDTH / values.length;
  return values.flatMap((value, at) => {
    if (!value) return [];
    const height = Math.max(LEAST, (value / most) * HEIGHT);
    return [
      html`<rect x="${(at * step + step * 0.12).toFixed(2)}" y="${(HEIGHT - height).toFixed(2)}" width="${(step * 0.76).toFixed(2)}" height="${height.toFixed(2)}"></rect>`,
    ];
  });
}
