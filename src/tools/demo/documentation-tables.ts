// Documentation tables generated from the source: design tokens, sizes, policies.
import { readFile } from 'node:fs/promises';
import type { Documentation } from './examples';
import type { ListedElement } from './index-page';
import { tableMarkup } from './table';

/**
 * Content security policy under which every element works; some need further directives, listed in their about.html.
 */
export const ELEMENT_POLICY = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** Directives that each element needs besides `ELEMENT_POLICY`. */
export const policyTable = (listed: readonly ListedElement[]): string =>
  tableMarkup(
    ['Element', 'Besides'],
    listed.map(({ element, docs }) => [`\`<${element.tag}>\``, besides(docs)]),
  );

function besides({ csp, intro }: Documentation): string {
  if (csp)
    return csp
      .split(/;\s*/)
      .map((directive) => `\`${directive}\``)
      .join(', ');
  return intro.includes('frame-src')
    ? '`frame-src` with the hosts of the providers that you use; its page lists them'
    : 'nothing';
}

/** The semantic tokens with their defaults. */
export async function tokenTable(): Promise<string> {
  const css = await readFile('src/theme/tokens.css', 'utf8');
  const defaults = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/^\s+(--site-[\w-]+): ([^;]+);/gm))
    if (!defaults.has(name)) defaults.set(name, value);
  return tableMarkup(
    ['Token', 'Default'],
    [...defaults].map(([name, value]) => [`\`${name}\``, `\`${value}\``]),
  );
}

interface Budget {
  readonly name: string;
  readonly maxBrotliKiB?: number;
  readonly maxGzipKiB?: number;
  readonly why: string;
}

/** The size budgets with their reasons; the size check fails above them. */
export async function sizeTable(): Promise<string> {
  const budgets = JSON.parse(await readFile('src/tools/size-budgets.json', 'utf8')) as Budget[];
  return tableMarkup(
    ['Part', 'At most', 'Contents and reason'],
    budgets.map(({ name, maxBrotliKiB, maxGzipKiB, why }) => [
      name,
      maxBrotliKiB === undefined ? `${maxGzipKiB} KiB gzip` : `${maxBrotliKiB} KiB brotli`,
      why,
    ]),
  );
}

/** Results of `npm run bench:media`. */
export const mediaTable = (): string =>
  tableMarkup(
    ['Measured', 'site-elements', 'Best peer', 'Others'],
    [
      [
        'Carousel, 11 criteria: no script, layout shift, pause, hover, focus, reduced motion, axe, Tab, clones, roles, live region',
        'slideshow 11, carousel 11',
        'Splide 7',
        'Embla 6, Swiper 5, Web Awesome 5',
      ],
      [
        'Lightbox, 12 criteria: name, modal, initial focus, Tab, Escape, focus return, Back, URL, keyboard zoom, announcements, 44 px, axe',
        '12',
        'PhotoSwipe 6',
        '',
      ],
      [
        'Justified rows, deviation from the row height: mean, maximum',
        '8.9 %, 35.5 %',
        'react-photo-album 9.4 %, 39.6 %',
        'justified-layout 14.1 %, 44.0 %',
      ],
      [
        'Images of complete rows that move when others are appended',
        '0 %',
        'justified-layout 0 %',
        'react-photo-album 23.6 %',
      ],
    ],
  );
