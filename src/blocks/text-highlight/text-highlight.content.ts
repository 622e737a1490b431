// Finds the texts that a published site highlights, by its settings.
import { parseJson } from '../../core/json';
import { isRecord, readArray, readNumber, readRecord, readString } from '../../core/read';
import { INVALID } from '../../kit/contract/attributes';
import type { ContractValues } from '../../kit/contract/contract';
import type { textHighlight } from './text-highlight.contract';

export type HighlightOptions = ContractValues<typeof textHighlight>;

export interface HighlightTarget {
  readonly element: HTMLElement;
  readonly options: HighlightOptions;
}

type Attributes = typeof textHighlight.attributes;

const SETTINGS = 'script.TextAttributes-props';

/** @param attributes of the contract, which also parse the settings */
export function findPublishedTargets(host: HTMLElement, attributes: Attributes): HighlightTarget[] {
  const scripts = [...host.querySelectorAll(SETTINGS)];
  const settings = scripts.flatMap(({ textContent }) => readArray(parseJson(textContent)));
  return settings.filter(isRecord).flatMap((json) => {
    const id = readString(json.id);
    if (!id) return [];
    // Several elements if a part of the text has another format.
    const elements = host.querySelectorAll<HTMLElement>(`[data-text-attribute-id="${CSS.escape(id)}"]`);
    return [...elements].map((element) => ({ element, options: readOptions(json, element, attributes) }));
  });
}

/** Empty and unknown values get the default. */
function readOptions(
  json: Readonly<Record<string, unknown>>,
  element: HTMLElement,
  attributes: Attributes,
): HighlightOptions {
  const values: Readonly<Record<string, unknown>> = {
    ...json,
    color: readColor(json.color, element),
    thickness: readThickness(json.thickness, element),
    front: json.isFront,
    ...(json.isAnimationEnabled === false && { animation: 'none' }),
  };
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const value = values[name];
    const read =
      value === undefined || value === null || value === '' ? INVALID : attribute.read(value, 'json');
    return [name, read === INVALID ? attribute.defaultValue : read];
  });
  return Object.fromEntries(entries) as HighlightOptions;
}

/** In em. */
function readThickness(json: unknown, element: HTMLElement): unknown {
  const { unit, value } = readRecord(json) ?? { unit: '', value: json };
  return unit === 'px' ? readNumber(value) / Number.parseFloat(getComputedStyle(element).fontSize) : value;
}

/** A color of the site's palette, or a custom one. Saturation and lightness are 0 to 1. */
function readColor(json: unknown, element: HTMLElement): string {
  const color = readRecord(json) ?? {};
  const hsl = readRecord(readRecord(color.customColor)?.hslaValue);
  if (hsl) {
    const [saturation, lightness] = [hsl.saturation, hsl.lightness].map((value) => readNumber(value) * 100);
    return `hsl(${readNumber(hsl.hue)} ${saturation}% ${lightness}% / ${readNumber(hsl.alpha, 1)})`;
  }
  const { colorName, alphaModifier } = readRecord(color.sitePaletteColor) ?? {};
  const name = `--${readString(colorName)}-hsl`;
  const isDefined = colorName && getComputedStyle(element).getPropertyValue(name).trim();
  return isDefined ? `hsla(var(${name}), ${readNumber(alphaModifier, 1)})` : '';
}
