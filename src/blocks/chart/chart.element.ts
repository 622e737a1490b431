// Element class of <site-chart>: draws the table above it, again when the table or the width changes.
import { createChartFormats } from '../../core/chart/chart-formats';
import { type ChartOptions, type ChartType, createChartMarkup } from '../../core/chart/chart-markup';
import { type ChartTable, createChartTable, transpose } from '../../core/chart/chart-table';
import { createNumberFormat } from '../../core/i18n/number-format';
import { truncateDataset } from '../../core/limits';
import { createElementBase } from '../../kit/element/element-base';
import { getLanguage } from '../../kit/element/language';
import { removeLeftovers } from '../../kit/element/leftovers';
import { loadPart } from '../../kit/element/load-part';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { buildDom } from '../../kit/markup/dom-builder';
import type { ChartSettings } from './block-settings';
import { findSettings, findTable, readTable } from './chart.content';
import { CHART_VARIANTS, chart } from './chart.contract';
import styles from './chart.light.css?inline';
import { createTextMeasure } from './text-measure';

export class SiteChart extends createElementBase(chart) {
  #drawing: Element | undefined;
  #settings: ChartSettings | null = null;
  #width = 0;
  readonly #sizes = new ResizeObserver(() => {
    if (this.#width !== this.clientWidth) this.#draw();
  });
  readonly #changes = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    removeLeftovers(this, ':scope > [data-site-chart], :scope > [data-site-own]:not(style)');
    adoptStyles(this, [styles]);
    this.onOptionsChange();
    this.#sizes.observe(this);
    this.#changes.observe(this, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-value', 'open'],
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    this.#changes.disconnect();
    this.#drawing?.remove();
    this.#dropSettings();
  }

  override onOptionsChange(): void {
    this.#dropSettings();
    const settings = findTable(this) ? null : findSettings(this);
    if (settings) void this.#readSettings(settings);
    this.#draw();
  }

  #dropSettings(): void {
    for (const node of this.#settings?.nodes ?? []) node.remove();
    this.#settings = null;
  }

  async #readSettings(json: string): Promise<void> {
    const part = await loadPart(chart.tag, () => import('./block-settings'));
    this.#dropSettings();
    if (!part || !this.isConnected || findTable(this)) return;
    adoptStyles(this, [part.styles]);
    this.#settings = part.readChartSettings(json);
    for (const problem of this.#settings?.problems ?? []) warn(chart.tag, problem);
    this.append(...(this.#settings?.nodes ?? []));
    this.#draw();
  }

  #draw(): void {
    this.#width = this.clientWidth;
    this.#drawing?.remove();
    this.#drawing = undefined;
    const data = this.#readData();
    if (data) this.#drawing = this.#insert(data);
    this.#changes.takeRecords();
  }

  #insert(data: ChartTable): Element {
    // An empty drawing has the size that the style sheet gives it.
    const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    box.dataset.siteChart = '';
    this.prepend(box);
    const drawing = buildDom(createChartMarkup(data, this.#getOptions(box.getBoundingClientRect())));
    for (const [index, color] of (this.#settings?.colors ?? []).entries())
      drawing.style.setProperty(`--site-chart-color-${index + 1}`, color);
    box.replaceWith(drawing);
    return drawing;
  }

  #readData(): ChartTable | undefined {
    const table = findTable(this);
    if (!table) return undefined;
    const [head = [], ...body] = readTable(table);
    const { rows: kept, truncated } = truncateDataset(body);
    if (truncated) warn(chart.tag, `its table has more than ${kept.length} rows; drawing the first ones.`);
    const rows = [head, ...kept];
    const isFlipped = this.flip || this.#settings?.flip;
    const decimal = createNumberFormat(getLanguage(this)).format(1.5).charAt(1);
    const data = createChartTable(isFlipped ? transpose(rows) : rows, decimal);
    if (data.series.length > 0) return data;
    warn(
      chart.tag,
      'its table must have at least one column and one row of numbers; showing the table only.',
    );
    return undefined;
  }

  #getOptions({ width, height }: DOMRect): ChartOptions {
    const style = getComputedStyle(this);
    const fontSize = Number.parseFloat(style.fontSize) * 0.8125;
    const table = findTable(this);
    return {
      type: (!this.hasAttribute('type') && getVariant(this.#settings)) || this.type,
      width,
      height,
      fontSize,
      legend: this.legend && this.#settings?.legend !== false,
      // A table that is shown shows its caption itself.
      title: table?.caption && !isShown(table) ? table.caption.textContent.trim() : '',
      ...createChartFormats(getLanguage(this)),
      measureText: createTextMeasure(style, fontSize),
    };
  }
}

const getVariant = (settings: ChartSettings | null): ChartType | undefined =>
  (CHART_VARIANTS as Readonly<Record<string, ChartType>>)[settings?.variant ?? ''];

/** A table of settings is only for screen readers. */
const isShown = (table: HTMLTableElement): boolean =>
  !table.closest('[data-site-own]') && table.checkVisibility();
