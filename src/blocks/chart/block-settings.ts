// Creates a chart from the settings of a chart block. Loaded only for such blocks, which few pages have.

import { parseJson } from '../../core/json';
import { datasetMessages } from '../../core/messages/input-messages';
import { type AttributeValues, INVALID } from '../../kit/contract/attributes';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import styles from './block-settings.css?inline';
import type { chart } from './chart.contract';
import { findSettings } from './find-settings';

type Options = AttributeValues<typeof chart.attributes>;

type Host = HTMLElement & Options;

/** Options of the element, and those that exist only in block settings. */
export interface ChartSettings extends Options {
  /** CSS colors of the series; further series keep the theme's colors. */
  readonly colors?: readonly string[];
}

interface BlockSettings {
  /** Number of the variant, as text. */
  readonly variant: string;
  readonly flip: boolean;
  readonly legend: boolean;
  readonly colors: readonly string[];
  /** A table for screen readers, and the caption if the chart also has a title. */
  readonly nodes: readonly HTMLElement[];
  /** Problems of the settings, for integrators. */
  readonly problems: readonly string[];
}

/**
 * Creates the table of a chart without one from its settings, and warns about invalid settings.
 * @returns the options of the element and the settings together; undefined without settings
 */
export function showSettings(host: Host): ChartSettings | undefined {
  const json = host.isConnected && !host.querySelector('table') && findSettings(host);
  if (!json) return undefined;
  const settings = readChartSettings(json);
  adoptStyles(host, [styles]);
  if (!settings) {
    host.append(createHiddenTable([], ''));
    warn(host.localName, 'its settings are not JSON with a dataTable; the chart stays empty.');
    return undefined;
  }
  const { variant, flip, legend, colors, nodes, problems } = settings;
  host.append(...nodes);
  for (const problem of problems) warn(host.localName, problem);
  // This part of the script has no contract of its own.
  const { contract } = host.constructor as unknown as { readonly contract: typeof chart };
  const type = contract.attributes.type.read(variant, 'json');
  return {
    type: host.hasAttribute('type') || type === INVALID ? host.type : type,
    flip: host.flip || flip,
    legend: host.legend && legend,
    colors,
  };
}

/**
 * Reads `chartType`, `dataTable` (rows of cells, in lists or by number), `title`, `caption`, `flip`, `legend` (`none` hides it) and `palette` (CSS
 * colors, as a list or separated by commas).
 * @returns null if they cannot be read or have no table
 */
export function readChartSettings(text: string): BlockSettings | null {
  const json = parseJson(text);
  if (!isObject(json)) return null;
  const { chartType, dataTable, title, caption, flip, legend, palette } = json;
  if (!isObject(dataTable)) return null;
  const rows = Object.values(dataTable.rows ?? dataTable)
    .filter(isObject)
    .map((row) => Object.values(row).map(toText));
  const isEmpty = !(rows.length > 1 && rows.some((row) => row.length > 1));
  const hasGaps = rows.some((row) => !row.slice(1).some((cell) => cell.trim()));
  const colors = readColors(palette);
  const unknown = colors.find((color) => !CSS.supports('color', color));
  const problems = [
    ...(isEmpty ? [datasetMessages.emptyDataset] : []),
    ...(hasGaps && !isEmpty ? [datasetMessages.rowsWithoutData] : []),
    ...(unknown ? [`palette: "${unknown.slice(0, 40)}" is not a color; using the colors of the theme.`] : []),
  ];
  const heading = toText(title) || toText(caption);
  const isCaptionShown = toText(caption) !== '' && toText(caption) !== heading;
  return {
    variant: toText(chartType),
    flip: flip === true,
    legend: legend !== false && !/^\s*(none|hidden|false|off|no)\s*$/i.test(toText(legend)),
    colors: unknown ? [] : colors,
    problems,
    nodes: [createHiddenTable(rows, heading), ...(isCaptionShown ? [createCaption(toText(caption))] : [])],
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function readColors(palette: unknown): string[] {
  const texts = Array.isArray(palette) ? palette.map(toText) : toText(palette).split(/,(?![^(]*\))/);
  return texts.map((text) => text.trim()).filter(Boolean);
}

function createCaption(text: string): HTMLElement {
  const caption = document.createElement('p');
  caption.dataset.siteOwn = '';
  caption.textContent = text;
  return caption;
}

/** A table in a visually hidden box, for screen readers only. */
function createHiddenTable(rows: readonly (readonly string[])[], caption: string): HTMLElement {
  const box = document.createElement('div');
  box.dataset.siteOwn = '';
  const table = document.createElement('table');
  if (caption) table.createCaption().textContent = caption;
  for (const [index, cells] of rows.entries()) {
    const row = table.insertRow();
    for (const [column, text] of cells.entries()) {
      // The corner is often empty.
      const isHeader = (index === 0 || column === 0) && text.trim() !== '';
      const cell = document.createElement(isHeader ? 'th' : 'td');
      if (isHeader) cell.setAttribute('scope', index === 0 ? 'col' : 'row');
      cell.textContent = text;
      // Numbers in settings are not localized.
      if (!isHeader) cell.dataset.value = text;
      row.append(cell);
    }
  }
  box.append(table);
  return box;
}
