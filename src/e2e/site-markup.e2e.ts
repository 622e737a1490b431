// Markup of site builders, wrapped in an element: our own samples, and captured pages if they exist beside the project.
// For galleries, see gallery-markup.e2e.ts.
import type { Page } from 'playwright-core';
import { fluidImageWithButton, inlineBlock } from '../blocks/image/testing/published-markup';
import { mapBlock } from '../blocks/map/testing/published-markup';
import { marqueeBlock } from '../blocks/marquee/testing/published-markup';
import { plainVideo, videoWithOverlay } from '../blocks/video/testing/published-markup';
import { capturedBlocks } from './captured';
import { formSamples } from './form-samples';
import { expect, test, type Visitor } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { openTestPage, PICTURE } from './test-page';

/** gallery-markup.e2e.ts covers galleries. */
const captured = capturedBlocks.filter(({ tag }) => tag !== 'site-gallery');

test.for(formSamples)(
  '<$tag> around $name upgrades silently and fits the window',
  async ({ tag, markup }, { revisit }) => {
    for (const width of [360, 1280]) {
      const { page, watch } = await revisit({ viewport: { width, height: 800 } });
      await openTestPage(page, `<${tag}>${markup}</${tag.split(' ')[0]}>`, { allowInlineStyles: true });
      await activateElements(page);
      expect(await findInactiveElements(page)).toEqual([]);
      expect(watch.output).toEqual([]);
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
  },
);

/** Our own samples, and all captured blocks. */
const samples: readonly { name: string; tag: string; markup: string }[] = [
  {
    name: 'an image with its twin for browsers without script',
    tag: 'site-image',
    markup: inlineBlock(PICTURE),
  },
  { name: 'a fluid image in a button', tag: 'site-image', markup: fluidImageWithButton(PICTURE) },
  { name: 'a video without an image', tag: 'site-video', markup: plainVideo() },
  { name: 'a video behind an image', tag: 'site-video', markup: videoWithOverlay(PICTURE) },
  {
    name: 'a frame of a map that a lazy loader would fill',
    tag: 'site-map',
    markup: `<div class="mapouter"><iframe title="Map" data-lazy-src="https://maps.google.com/maps?q=Markt%2087&amp;z=13&amp;output=embed"></iframe></div>`,
  },
  { name: 'a map with its options in JSON', tag: 'site-map', markup: mapBlock() },
  {
    name: 'a marquee',
    tag: 'site-marquee',
    markup: marqueeBlock({ items: [{ text: 'Fresh' }, { text: '~' }] }),
  },
  {
    name: 'a marquee with links',
    tag: 'site-marquee',
    markup: marqueeBlock({ items: [{ text: 'Fresh' }], linkTo: '/shop' }),
  },
  {
    name: 'an accordion of buttons and regions',
    tag: 'site-accordion',
    markup: `<ul data-should-allow-multiple-open-items=""><li><h4><button aria-expanded="false" aria-controls="dropdown-1">Question</button></h4>
      <div role="region" id="dropdown-1"><p>An answer</p></div></li></ul>`,
  },
  {
    name: 'tabs of a menu',
    tag: 'site-tabs',
    markup: `<div class="menus"><div role="tablist"><a role="tab" href="#lunch">Lunch</a><a role="tab" href="#dinner">Dinner</a></div>
      <div role="tabpanel" id="lunch" aria-label="Lunch"><p>Soup</p></div>
      <div role="tabpanel" id="dinner" aria-label="Dinner" style="display: none"><p>Trout</p></div></div>`,
  },
  {
    name: 'a highlighted text',
    tag: 'site-text-highlight',
    markup: `<h2>Made <span data-text-attribute-id="a">by hand</span></h2>
      <script class="TextAttributes-props" type="application/json">[{"id":"a","shape":"circle","color":null,"thickness":""}]</script>`,
  },
  {
    name: 'a popup',
    tag: 'site-popup id="popup"',
    markup: '<div class="sqs-popup-overlay"><h2>Ten percent</h2><p>For your first order</p></div>',
  },
  {
    name: 'an announcement',
    tag: 'site-announcement-bar',
    markup: '<p><a href="/shop">Free delivery this week</a></p>',
  },
  {
    name: 'a mobile info bar',
    tag: 'site-mobile-info-bar',
    markup: `<a href="tel:+491">Call</a><details><summary>Hours</summary><p>Every day</p></details>`,
  },
  { name: 'a shape', tag: 'site-shape shape="circle"', markup: '<p>Text in a shape</p>' },
  ...captured.map(({ file, tag, html }) => ({ name: file, tag, markup: replaceFiles(html) })),
];

/** Text of the page's own nodes, in any order, including hidden text. */
const getWords = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main')!.cloneNode(true) as HTMLElement;
    for (const node of copy.querySelectorAll('script, style, [data-site-own]')) node.remove();
    return [...new Set(copy.textContent.split(/\s+/).filter(Boolean))].sort();
  });

test.for(samples)(
  '<$tag> around $name works without script, with blocked storage, and in a narrow and a wide window',
  async ({ tag, markup }, { revisit }) => {
    const body = `\n<${tag}>${markup}</${tag.split(' ')[0]}>\n`;
    const narrow = { width: 360, height: 740 };
    const plain = await revisit({ viewport: narrow, javaScriptEnabled: false });
    await openTestPage(plain.page, body, { allowInlineStyles: true });
    for (const word of ['answer', 'Soup', 'by hand', 'percent', 'delivery', 'Call', 'in a shape'])
      if (markup.includes(`${word}</`))
        expect(await plain.page.getByText(word).first().isVisible(), word).toBe(true);
    const blocked = await revisit({ viewport: narrow }, blockStorage);
    const scripted = await revisit({ viewport: { width: 1280, height: 800 } });
    for (const { page } of [blocked, scripted]) {
      await openTestPage(page, body, { allowInlineStyles: true });
      const before = await getWords(page);
      await activateElements(page);
      expect(await findInactiveElements(page)).toEqual([]);
      const after = await getWords(page);
      expect(before.filter((word) => !after.includes(word))).toEqual([]);
    }
    // An element without a box may still load.
    await expect
      .poll(
        async () => (await getWords(blocked.page)).join(' ') === (await getWords(scripted.page)).join(' '),
      )
      .toBe(true);
    for (const { page, watch } of [plain, blocked, scripted]) {
      expect(watch.output).toEqual([]);
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    if (tag === 'site-image') await expect.poll(() => picturesSeen(scripted.page)).toBe(1);
  },
);

/** Makes all access to the storage throw, as browsers do that block it. */
async function blockStorage({ page }: Visitor): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
}

/** The published markup with existing pictures, and without the site's scripts, style sheets and sprites. */
function replaceFiles(html: string): string {
  return html
    .replaceAll(/[^"'\s)=&;]*\/\/?[^"'\s)&]*\.(?:jpe?g|png|gif|webp)[^"'\s)&]*/gi, PICTURE)
    .replaceAll(/((?:data-src|data-image|<img src)=")https?:[^"]*/gi, `$1${PICTURE}`)
    .replaceAll(/="\/assets\/[^"]*"/g, '="#"')
    .replaceAll(/<script(?![^>]*json)[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link [^>]*>|[^"'\s]+\.svg(?=#)/gi, '');
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The number of visible images. */
const picturesSeen = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('site-image img')].filter(
        (img) => img.checkVisibility() && img.naturalWidth > 0 && img.getBoundingClientRect().width > 20,
      ).length,
  );
