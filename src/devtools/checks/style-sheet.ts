// The base style sheet, without which the page jumps when scripts arrive.
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

/** A sheet of another host cannot be read, but its name can. A bundler may have renamed it. */
const hasStyleSheet = (): boolean =>
  document.querySelector('link[rel~="stylesheet"][href*="site-elements"]') !== null ||
  [...document.styleSheets].some((sheet) => [...readRules(sheet)].some(isBaseLayer));

/** The layer of the elements' tokens is in a constructed sheet, which is not among the sheets of the document. */
const isBaseLayer = (rule: CSSRule): boolean => rule instanceof CSSLayerBlockRule && rule.name === LAYER;
