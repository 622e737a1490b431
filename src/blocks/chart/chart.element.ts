// Element class of <site-chart>: draws the chart above its table, and redraws it when the table or the width changes.
import { createChartFormats } from '../../core/chart/chart-formats';
import { createChartMarkup } from '../../core/chart/chart-markup';
import { createChartTable, transpose } from '../../core/chart/chart-table';
import { createNode } from '../../core/markup/markup';
import { createElementBase } from '../../kit/element/element-base';
import { getLanguage } from '../../kit/element/language';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { loadPart } from '../../kit/element/load-part';
import { buildDom } from '../../kit/markup/dom-builder';
import type { ChartSettings } from './block-settings';
import { findRows, findTable, readPlainRows } from './chart.content';
import { chart } from './chart.contract';
import { createTextMeasure } from './text-measure';

export class SiteChart extends createElementBase(chart) {
  #settings: ChartSettings | undefined;
  /** Loaded for tables that need it. */
  #formattedTable: typeof import('./formatted-table') | undefined;
  #width = 0;
  readonly #sizes = new ResizeObserver(() => {
    if (this.#width !== this.clientWidth) this.#draw();
  });
  readonly #changes = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
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
    this.#clear();
  }

  override onOptionsChange(): void {
    this.#clear();
    if (!findTable(this)) void this.#readSettings();
    this.#draw();
  }

  /** Loads the part that reads the settings, then reads their current values. */
  async #readSettings(): Promise<void> {
    const part = await loadPart(chart.tag, () => import('./block-settings'));
    // An earlier reading has just shown them, unless the options have changed since.
    this.#settings ??= part?.showSettings(this);
    this.#draw();
  }

  /** Without the part, the chart is its table. */
  async #loadFormattedTable(): Promise<void> {
    this.#formattedTable = await loadPart(chart.tag, () => import('./formatted-table'));
    if (!this.#formattedTable) this.#clear();
    else if (this.isConnected) this.#draw();
  }

  /** Removes the nodes that the element has created, also those in a saved copy of the page. */
  #clear(): void {
    this.#settings = undefined;
    removeSavedNodes(this, ':scope > [data-site-chart], :scope > [data-site-own]:not(style)');
  }

  #draw(): void {
    this.#width = this.clientWidth;
    removeSavedNodes(this, ':scope > [data-site-chart]');
    const table = findTable(this);
    if (table) this.#drawTable(table);
    // Ignores the element's own changes.
    this.#changes.takeRecords();
  }

  #drawTable(table: HTMLTableElement): void {
    // An empty drawing has the size that the style sheet gives it, and keeps the place while the part loads.
    const box = buildDom(createNode('svg', { 'data-site-chart': true }));
    this.prepend(box);
    const { type, flip, legend, colors }: ChartSettings = this.#settings ?? this;
    const formats = createChartFormats(getLanguage(this));
    const found = findRows(table);
    const rows =
      readPlainRows(table, found, formats.formatValue(1.5).charAt(1)) ??
      this.#formattedTable?.readRows(this, found, flip, formats);
    if (!rows) {
      void this.#loadFormattedTable();
      return;
    }
    const data = createChartTable(flip ? transpose(rows) : rows);
    const { width, height } = box.getBoundingClientRect();
    // A hidden chart is drawn when it is shown.
    if (!width) return;
    const style = getComputedStyle(this);
    // Texts are a little smaller than those of the page.
    const scale = 16 / Number.parseFloat(style.fontSize);
    box.replaceWith(
      buildDom(
        createChartMarkup({
          ...data,
          ...formats,
          // Without numbers, an empty plot keeps the place: what follows the chart must not move.
          type: data.series[0] ? type : 'bar',
          legend,
          colors,
          width: width * scale,
          height: height * scale,
          title: !isShown(table) && table.caption?.textContent.trim(),
          measureText: createTextMeasure(style),
        }),
      ),
    );
  }
}

/** A visible table shows its own caption. A table created from settings is only for screen readers. */
const isShown = (table: HTMLTableElement): boolean =>
  !table.closest('[data-site-own]') && table.checkVisibility();
