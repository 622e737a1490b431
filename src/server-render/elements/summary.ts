// Renders a summary in the layout of its design, with values that style sheets cannot read from attributes in every browser.
import { readMarkupOptions } from '../../blocks/summary/summary.content';
import { summary } from '../../blocks/summary/summary.contract';
import { readOptions } from '../host/options';
import { toDeclarations } from '../host/style';
import type { ElementRenderer } from '../host/types';
import { reflect } from './reflect';
import { VISIBLE } from './visible-attributes';

/** Options that become custom properties, with their units. */
const MEASURES = {
  columnWidth: ['--_column-width', 'px'],
  gutter: ['--_gutter', 'px'],
  slidesPerRow: ['--_slides-per-row', ''],
  listImageSize: ['--_list-image-size', '%'],
  imageAspectRatio: ['--_image-aspect-ratio', ''],
} as const;

export const renderSummary: ElementRenderer = (host) => {
  const options = readOptions(summary, host, readMarkupOptions);
  const given = Object.entries(MEASURES).flatMap(([name, [property, unit]]): [string, string][] => {
    const value = options[name as keyof typeof MEASURES];
    const { defaultValue } = summary.attributes[name as keyof typeof MEASURES];
    return value === defaultValue || value == null ? [] : [[property, `${value}${unit}`]];
  });
  return {
    attributes: reflect(host, summary.attributes, options, VISIBLE['site-summary']),
    css: given.length > 0 ? `&{${toDeclarations(Object.fromEntries(given))}}` : '',
  };
};
