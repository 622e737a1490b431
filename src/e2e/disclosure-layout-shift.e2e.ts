// Tabs, accordions and maps whose script arrives after the page is painted: nothing moves, not even in the markup of
// published sites.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { mapBlock } from '../blocks/map/testing/published-markup';
import { findCaptured } from './captured';
import { expect, holdRequests, test, type Visitor } from './harness';
import { firstPaint, getShifts, recordShifts, totalShift } from './layout-shifts';
import { openTestPage } from './test-page';

interface Sample {
  readonly name: string;
  readonly tag: string;
  readonly markup: string;
}

/** The gate runs before the first paint, the loader after it. */
const HEAD = ['consent-gate.js', 'autoload.js" type="module']
  .map((file) => `<script src="/site-elements/${file}"></script>`)
  .join('');

const captured: Sample[] = findCaptured(/^(menu|accordion|map)-/).map(({ file, tag, html }) => ({
  name: file,
  tag,
  markup: `<${tag}>${html}</${tag}>`,
}));

const examples: Sample[] = ['tabs', 'accordion', 'map'].flatMap((name) => {
  const folder = `demo/elements/${name}/examples`;
  return readdirSync(folder).map((file) => ({
    name: `the example ${name}/${file}`,
    tag: `site-${name}`,
    markup: readFileSync(`${folder}/${file}`, 'utf8').replace(/^<!--[\s\S]*?-->/, ''),
  }));
});

const section = (name: string, heading: string, attributes = '') =>
  `<section id="${name}" ${attributes}>${heading}<p>All of ${name}.</p><p id="in-${name}">And more.</p></section>`;
const SECTIONS = section('lunch', '<h2>Lunch</h2>') + section('dinner', '<h2>Dinner</h2><p>At eight.</p>');

const panel = (name: string, attributes: string) =>
  `<div role="tabpanel" ${attributes}><h4>${name}</h4><p>All of ${name}.</p></div>`;
const label = (name: string) => `<label role="tab" aria-selected="false">${name}</label>`;
const tablist = `<div role="tablist">${label('Lunch')}${label('Dinner')}</div>`;

const tabs: Sample[] = [
  { name: 'after a heading', markup: `<h2>Menu</h2><p>Of the day.</p>${SECTIONS}` },
  {
    name: 'with headings in a header',
    markup: ['Lunch', 'Dinner']
      .map((name) => section(name, `<header><h2>${name}</h2><p>From noon.</p></header><h3>Soup</h3>`))
      .join('<hr hidden>'),
  },
  {
    name: 'with pictures before the headings',
    markup: SECTIONS.replaceAll('<h2>', '<p>Picture</p><h2>'),
  },
  {
    name: 'with names and headings',
    markup: section('lunch', '<h2>At noon</h2>', 'aria-label="Lunch"') + section('dinner', '<h2>Dinner</h2>'),
  },
  {
    name: 'of a menu',
    markup: ['Lunch', 'Dinner']
      .map((name) => `<section><h3>${name}</h3><h4>Soups</h4><ul><li>Soup</li></ul></section>`)
      .join(''),
  },
  { name: 'with a list of facts', markup: `${SECTIONS}<ul><li>Closed on Mondays</li></ul>` },
  {
    name: 'of a published site',
    markup: `<div class="wrapper">${tablist}<div class="menus">${panel('Lunch', 'style="display: none"')}${panel('Dinner', 'aria-label="Dinner" style="display: block"')}</div></div>`,
  },
  {
    name: 'of a published site, next to their panels',
    markup: `${tablist}${panel('Lunch', '')}${panel('Dinner', 'hidden')}`,
  },
].map(({ name, ...sample }) => ({ ...sample, tag: 'site-tabs', name: `tabs ${name}` }));

const region = (name: string, isOpen = false) =>
  `<li><h4><button aria-expanded="${isOpen}" aria-controls="r-${name}" id="b-${name}">${name}</button></h4>
    <div role="region" id="r-${name}" aria-labelledby="b-${name}" style="padding: 20px; border-top: 1px solid"><p>About ${name}.</p></div></li>`;
const regions = (flag: string, second = false) =>
  `<ul data-should-allow-multiple-open-items="" data-is-expanded-first-item="${flag}">${region('one')}${region('two', second)}</ul>`;
const details =
  '<details><summary>One</summary><p>Text.</p></details><details><summary>Two</summary><p>Text.</p></details>';

const accordions: Sample[] = [
  { name: 'of a published site', markup: regions('') },
  { name: 'of a published site with an open item', markup: regions('', true) },
  { name: 'of a published site whose first item is expanded', markup: regions('true') },
  { name: 'of details', markup: details },
].map(({ name, ...sample }) => ({ ...sample, tag: 'site-accordion', name: `an accordion ${name}` }));

const maps: Sample[] = [{ name: 'the map block of a published site', tag: 'site-map', markup: mapBlock() }];

const own = [...tabs, ...accordions, ...maps].map(({ markup, ...sample }) => ({
  ...sample,
  markup: `<${sample.tag}>${markup}</${sample.tag}>`,
}));

const isText = ({ markup }: Sample) => markup.includes('<pre>');

for (const width of [1280, 360])
  test.for([...own, ...examples, ...captured].filter((sample) => !isText(sample)))(
    `nothing moves when the script of $name arrives late (${width} px)`,
    async (sample, { visit }) => {
      const { before, after, shifts } = await upgradeLate(
        await visit({ viewport: { width, height: 900 } }),
        sample,
      );
      expect(after).toEqual(before);
      expect(totalShift(shifts), JSON.stringify(shifts)).toBe(0);
    },
  );

// No style sheet can know the height of its first tab.
test.for(examples.filter(isText))(
  'only the content below $name, whose text becomes tabs, moves',
  async (sample, { visitor }) => {
    const { before, after, shifts } = await upgradeLate(visitor, sample);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(shifts.flatMap(({ moved }) => moved)).toEqual(['p. in undefined']);
  },
);

/** Paints the page, lets the script of the element arrive and returns what has moved. */
async function upgradeLate({ page, watch }: Visitor, { tag, markup }: Sample) {
  await recordShifts(page);
  const release = await holdRequests(page, `**/site-elements/${tag}.js`);
  await openTestPage(page, `<p>Before it.</p>${markup}<p id="after">After it.</p>`, {
    head: HEAD,
    allowInlineStyles: true,
    waitUntil: 'commit',
  });
  await page.locator('#after').waitFor();
  await firstPaint(page);
  // The loader has started, and notices the pointer.
  await page.waitForLoadState('domcontentloaded');
  // Fetches the script of a map or an accordion. Hovering is no input after which shifts do not count.
  await page.locator(tag).hover({ position: { x: 1, y: 1 } });
  await painted(page);
  const before = await readTexts(page, tag);
  release();
  await page.locator(`${tag}:state(ready):not([data-site-loading])`).waitFor();
  await watch.networkQuiet();
  await painted(page);
  return { before, after: await readTexts(page, tag), shifts: await getShifts(page) };
}

/** The visible texts of the page and their boxes, without those that the element renders. */
const readTexts = (page: Page, tag: string) =>
  page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `body p, body h2, body h3, ${selector} button[id], ${selector} summary`,
        ),
      ]
        .filter((node) => node.checkVisibility({ contentVisibilityAuto: true }) && node.offsetHeight > 0)
        .filter((node) => !node.closest('[data-site-own]'))
        .map((node) => {
          const text = document.createRange();
          text.selectNodeContents(node);
          const { left, top, width, height } = text.getBoundingClientRect();
          return [node.textContent, left, top, width, height];
        }),
    tag,
  );

/** Waits two frames: the first one is drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
