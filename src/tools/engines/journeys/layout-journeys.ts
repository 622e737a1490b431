// Galleries keep their place when their script arrives late. In engines without the LayoutShift API, the boxes of the
// elements are measured.
import { expect } from 'vitest';
import { FRACTIONS, PERCENTAGES, RATIOS } from '../../../blocks/map/common-values';
import {
  FRACTIONS as SUMMARY_FRACTIONS,
  COMMON_VALUES as SUMMARY_VALUES,
} from '../../../blocks/summary/common-values';
import type { Journeys } from './journey';
import { images } from './pictures';
import type { Visitor } from './visitor';

const LOADER = '/site-elements/autoload.js';
/** Elements that load on interaction, each of which would have to be shown. */
const SCRIPTS = ['/site-elements/site-map.js', '/site-elements/site-summary.js'];

/** By design: whole column counts, documented and common ratios, gaps. */
const GALLERIES: Readonly<Record<string, string>> = {
  grid: 'design="grid" slides-per-row="3"',
  'grid with a ratio and a gap': 'design="grid" slides-per-row="2" image-aspect-ratio="1" padding="24"',
  'justified rows': 'design="autorows" row-height="300"',
  slideshow: 'design="slideshow"',
  stacked: 'design="stacked"',
  carousel: 'design="carousel" slides-per-row="2" gutter="12"',
};

type Box = readonly [name: string, left: number, top: number, width: number, height: number];

/** Boxes of what is visible in the window. */
const boxes = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll('site-gallery img, #after')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((it) => ({ name: it.getAttribute('alt') ?? it.id, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= -1 && box.right <= innerWidth + 1 && box.top < innerHeight)
      .map(({ name, box }): Box => [name, box.left, box.top, box.width, box.height]),
  );

/** An upper bound of the layout shift: the moved fraction of the window, times the distance. */
function shiftOf(
  before: readonly Box[],
  after: readonly Box[],
  [width, height]: readonly [number, number],
): number {
  const later = new Map(after.map((box) => [box[0], box]));
  return before.reduce((total, [name, left, top, w, h]) => {
    const box = later.get(name);
    if (!box) return total + 1;
    const distance = Math.max(Math.abs(box[1] - left), Math.abs(box[2] - top));
    if (distance < 3) return total;
    const area = Math.min(1, (Math.max(w, box[3]) * Math.max(h, box[4]) * 2) / (width * height));
    return total + area * Math.min(1, distance / Math.max(width, height));
  }, 0);
}

/** Designs with the option. */
const SUMMARY_DESIGNS: Readonly<Record<string, string>> = {
  'slides-per-row': 'carousel',
  'list-image-size': 'list',
};

/** One value for each way in which the base style sheet reads values. */
const VALUES = [
  ...['3/2', '21/9', '1.33', 'standard-vertical'].map(
    (ratio) => `<site-gallery design="grid" image-aspect-ratio="${ratio}">`,
  ),
  ...['0', '7', '18px', '36', '99', '5%', '12%', '2.5', '0.5px', '1.5%'].map(
    (gap) => `<site-gallery design="grid" padding="${gap}">`,
  ),
  ...['50', '180', '320'].map((width) => `<site-gallery design="autogrid" column-width="${width}">`),
  ...['90', '150', '175'].map((height) => `<site-gallery design="autorows" row-height="${height}">`),
  ...['33', '75', '100'].map((size) => `<site-gallery design="slider" v-size="${size}">`),
  ...['10', '16', '24'].map((count) => `<site-gallery design="grid" slides-per-row="${count}">`),
  ...[...FRACTIONS, ...PERCENTAGES, ...RATIOS].map(
    (ratio, index) => `<site-map ${index % 2 ? 'data-' : ''}aspect-ratio="${ratio}">`,
  ),
  ...SUMMARY_FRACTIONS.map((ratio) => `<site-summary image-aspect-ratio="${ratio}">`),
  ...Object.entries(SUMMARY_VALUES).flatMap(([name, text]) =>
    text
      .replace(/px|%/, '')
      .split(' ')
      .map((value) => `<site-summary design="${SUMMARY_DESIGNS[name] ?? 'grid'}" ${name}="${value}">`),
  ),
  '<site-map><div class="sqs-block-map" data-aspect-ratio="42.5">Map</div>',
  '<site-map>',
];

const CONTENT: Readonly<Record<string, string>> = {
  'site-gallery': images.join(''),
  'site-summary': `<ul>${images.map((image, at) => `<li>${image}<h3>Article ${at}</h3><p>Its first sentence, which is long enough for two lines in a narrow column.</p></li>`).join('')}</ul>`,
};
const OWN_SHEET = '<link rel="stylesheet" href="/site-elements/site-summary.css">';

const heights = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll('site-gallery, site-map, site-summary')].map(
      (it) => it.getBoundingClientRect().height,
    ),
  );

const valuesJourneys: Journeys = {
  'elements have their height before the script, whatever their attributes': async ({ visitor, proxy }) => {
    const path = '/journey/values';
    const bodies = VALUES.map((start) => {
      const [tag = ''] = /site-\w+/.exec(start) ?? [];
      const content = CONTENT[tag];
      return content ? `${start.replace('>', ' loading="eager">')}${content}</${tag}>` : `${start}</${tag}>`;
    });
    const scripts = SCRIPTS.map((src) => `<script type="module" src="${src}"></script>`);
    proxy.addPage(path, `${OWN_SHEET}${scripts.join('')}${bodies.join('')}`);
    const holds = [LOADER, ...SCRIPTS].map((src) => proxy.hold(src));
    const release = () => {
      for (const pass of holds) pass();
    };
    await visitor.startTo(path);
    try {
      await visitor.waitUntil(
        () =>
          // Before, any map may be the last one for a moment.
          document.readyState !== 'loading' &&
          document.querySelector('site-map:last-child') !== null &&
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
            ({ sheet }) => sheet,
          ) &&
          [...document.images].every(({ complete }) => complete),
      );
      const before = await heights(visitor);
      release();
      await visitor.waitUntil(() =>
        [...document.querySelectorAll('site-gallery, site-map, site-summary')].every(
          (it) =>
            it.hasAttribute('data-shown') ||
            (it.shadowRoot?.querySelector('[part~=base]') &&
              (it.getAttribute('design') !== 'autorows' || it.shadowRoot.querySelector('[data-justified]'))),
        ),
      );
      await visitor.nextPaint();
      const after = await heights(visitor);
      expect(VALUES.filter((_, index) => Math.abs((before[index] ?? 0) - (after[index] ?? 0)) > 1)).toEqual(
        [],
      );
    } finally {
      release();
    }
  },
};

export const layoutJourneys: Journeys = {
  ...valuesJourneys,
  ...Object.fromEntries(
    Object.entries(GALLERIES).map(([title, attributes]) => [
      `nothing moves when the script of a gallery arrives late: ${title}`,
      async ({ visitor, proxy }) => {
        const path = '/journey/layout';
        proxy.addPage(
          path,
          `<site-gallery ${attributes} loading="eager">${images.join('')}</site-gallery><p id="after">After it.</p>`,
        );
        const release = proxy.hold(LOADER);
        await visitor.startTo(path);
        try {
          await visitor.waitUntil(
            () =>
              document.querySelector('#after') !== null &&
              document.images.length === 5 &&
              [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
                ({ sheet }) => sheet,
              ) &&
              [...document.images].every(({ complete }) => complete),
          );
          const before = await boxes(visitor);
          release();
          await visitor.waitUntil(() =>
            Boolean(document.querySelector('site-gallery')?.shadowRoot?.querySelector('[part=base]')),
          );
          await visitor.nextPaint();
          expect(shiftOf(before, await boxes(visitor), [1280, 800])).toBeLessThanOrEqual(0.01);
        } finally {
          release();
        }
      },
    ]),
  ),
};
