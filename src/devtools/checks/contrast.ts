// Contrast of the theme colors that the page sets, on its root and in sections with their own theme.
import { getContrast, PART_CONTRAST, TEXT_CONTRAST } from '../../theme/palette/luminance';
import type { Rgb } from '../../theme/palette/rgb';
import type { InspectedPage, Problem } from '../page/problem';
import { readRules } from '../page/style-rules';
import { LAYER } from './style-sheet';

/** Tokens of colors that are drawn on one another. */
const PAIRS: readonly (readonly [color: string, background: string, least: number])[] = [
  ['text', 'background', TEXT_CONTRAST],
  ['text', 'surface', TEXT_CONTRAST],
  ['muted', 'surface', TEXT_CONTRAST],
  ['on-accent', 'accent', TEXT_CONTRAST],
  ['accent-text', 'surface', TEXT_CONTRAST],
  ['error', 'surface', TEXT_CONTRAST],
  ['success', 'surface', TEXT_CONTRAST],
  ['warning', 'surface', TEXT_CONTRAST],
  ['on-media', 'media', TEXT_CONTRAST],
  ['border-strong', 'surface', PART_CONTRAST],
  ['focus-color', 'surface', PART_CONTRAST],
];

export function* checkContrast({ elements }: InspectedPage): Generator<Problem> {
  const own = findOwnTokens();
  const pairs = PAIRS.filter((pair) => pair.slice(0, 2).some((name) => own.has(`--site-${name}`)));
  if (elements.length === 0 || pairs.length === 0) return;
  const sections = [...document.querySelectorAll<HTMLElement>('[data-site-theme]')];
  for (const element of [document.body, ...sections.filter((one) => !one.localName.includes('-'))])
    yield* checkSection(element, pairs);
}

function* checkSection(element: HTMLElement, pairs: typeof PAIRS): Generator<Problem> {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const canvas = read('Canvas');
  const defined = (name: string) => getComputedStyle(element).getPropertyValue(`--site-${name}`) !== '';
  const measured = pairs
    .filter(([color, background]) => defined(color) && defined(background))
    .map(([color, background, least]) => {
      const below = [canvas, read(`var(--site-${background})`)];
      const ratio = getContrast(paint([...below, read(`var(--site-${color})`)]), paint(below));
      return { color, background, least, ratio };
    });
  probe.remove();
  for (const { color, background, least, ratio } of measured)
    if (ratio < least)
      yield {
        tag: 'page',
        message: `--site-${color} on --site-${background} has a contrast of ${Math.floor(ratio * 100) / 100}, less than ${least}; change one of them.`,
        element,
      };
}

/** The color that results from painting these colors, some of them translucent, on one another. */
function paint(colors: readonly string[]): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [0, 0, 0];
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Names of tokens set by a style sheet of the page or a `style` attribute, outside the library's own layer. */
function findOwnTokens(): Set<string> {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets
    .flatMap((sheet) => [...readRules(sheet)])
    .filter((rule) => rule instanceof CSSStyleRule);
  const themed = document.querySelectorAll<HTMLElement>(':root, body, [data-site-theme]');
  const styles = [
    ...rules.filter((rule) => !isInLayer(rule)).map(({ style }) => style),
    ...[...themed].map(({ style }) => style),
  ];
  return new Set(styles.flatMap((style) => [...style].filter((name) => name.startsWith('--site-'))));
}

function isInLayer(rule: CSSRule): boolean {
  for (let outer = rule.parentRule; outer; outer = outer.parentRule)
    if (outer instanceof CSSLayerBlockRule && outer.name === LAYER) return true;
  return false;
}
