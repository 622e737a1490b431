// Missing base style sheet, which causes layout shifts when scripts load.
import type { InspectedPage, Problem } from '../page/problem';
import { readRules } from '../page/style-rules';

export const LAYER = 'site-elements';

export function* checkStyleSheet({ elements, contracts }: InspectedPage): Generator<Problem> {
  const element = elements.find(({ localName }) => contracts.has(localName) && localName !== 'site-services');
  if (element && !hasStyleSheet())
    yield {
      tag: 'page',
      message:
        'site-elements.css is missing, so the page jumps when scripts arrive. Add <link rel="stylesheet" href="…/site-elements.css">.',
      element,
    };
}

/** Checks by name too, because sheets of other hosts cannot be read, and by rules, because bundlers may rename the sheet. */
const hasStyleSheet = (): boolean =>
  document.querySelector('link[rel~="stylesheet"][href*="site-elements"]') !== null ||
  [...document.styleSheets].some((sheet) => [...readRules(sheet)].some(isBaseLayer));

/** The layer with the elements' tokens is in a constructed sheet, which `document.styleSheets` does not include. */
const isBaseLayer = (rule: CSSRule): boolean => rule instanceof CSSLayerBlockRule && rule.name === LAYER;
