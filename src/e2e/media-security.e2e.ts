// Hostile markup and addresses in media elements: no code runs, no other host is requested, the console prints only
// what a developer needs, and harmless content beside it works.
import type { Page } from 'playwright-core';
import { galleryDesigns } from './gallery-designs';
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { IMG, openTestPage, PICTURE } from './test-page';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const EVIL = '<img src=x onerror=globalThis.pwned=1><script>globalThis.pwned=2</script><svg onload=pwned=3>';
const TITLE = attribute(`"'><b>${EVIL}</b> {index} {count}`);

/** Embed markup that is not a player, one after the other. */
const EMBEDS = [
  `<script>globalThis.pwned=4</script>`,
  `<iframe src="javascript:parent.pwned=5"></iframe>`,
  `<iframe srcdoc="<script>parent.pwned=6</script>"></iframe>`,
  `<iframe src="https://evil.example/embed/aqz-KE-bpKQ"></iframe>`,
  `<iframe src="https://www.youtube-nocookie.com.evil.example/embed/aqz-KE-bpKQ"></iframe>`,
  `<iframe src="https://www.youtube.com@evil.example/embed/aqz-KE-bpKQ"></iframe>`,
  `<iframe src="//evil.example/\\youtube.com/embed/aqz-KE-bpKQ"></iframe>`,
  `<iframe src="https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fevil.example%2Fembed"></iframe>`,
  `<object data="data:text/html,<script>parent.pwned=7</script>"></object>`,
  EVIL,
  `<iframe ${'a="'.repeat(2000)}`,
];

const embed = (html: string) =>
  `<div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="${attribute(html)}"><img src="${PICTURE}" width="300" height="200" alt="${TITLE}"></div>`;

/** Slides with hostile values in every attribute. */
const SLIDES = `<img src="${PICTURE}" width="300" height="200" alt="${TITLE}" data-title="${TITLE}" data-description="${TITLE}"
     data-slide-id="${TITLE}" data-slide-url="javascript:globalThis.pwned=8" data-lightbox-theme="${TITLE}" data-image-focal-point="${TITLE}" data-image-dimensions="9e9x-1">
   <img src="${PICTURE}" width="300" height="200" alt="Through" data-click-through-url="javascript:globalThis.pwned=9">
   <a href="JavaScript:globalThis.pwned=10"><img src="${PICTURE}" width="300" height="200" alt="Link"></a>
   <figure><img src="${PICTURE}" width="300" height="200" alt="Figure" data-src="javascript:globalThis.pwned=11"><figcaption>&lt;img src=x onerror=globalThis.pwned=12&gt;</figcaption></figure>`;

const OPTIONS = attribute(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}},"label":"x","design":{"toString":1}}',
);

const DATA = JSON.stringify([
  { src: 'javascript:globalThis.pwned=13', title: EVIL, href: 'javascript:globalThis.pwned=14' },
  {
    src: PICTURE,
    width: 300,
    height: 200,
    alt: 'Data',
    title: EVIL,
    href: ' java\nscript:globalThis.pwned=15',
  },
  { __proto__: { polluted: 3 }, src: PICTURE, width: 'NaN', height: {}, color: 'url(https://evil.example/)' },
]).replaceAll('<', '\\u003c');

const PAGE = [
  ...galleryDesigns.map(
    (design) =>
      `<site-gallery id="${design}" design="${design}" lightbox history-hash>${SLIDES}</site-gallery>`,
  ),
  `<site-gallery design="grid" options="${OPTIONS}" label="${TITLE}" label-slide="${TITLE}">${IMG}</site-gallery>`,
  `<site-gallery design="grid" data-block-json="${OPTIONS}"><script type="application/json">{"slides":${DATA}}</script></site-gallery>`,
  `<site-gallery design="slideshow" linked-galleries="${TITLE}" elements="${TITLE}">${IMG}${IMG}</site-gallery>`,
  `<site-lightbox set="${attribute('[{"src":"javascript:globalThis.pwned=16"},{"kind":"video","src":"https://evil.example/x.html"}]')}"></site-lightbox>`,
  ...EMBEDS.map((html) => `<site-video class="embed">${embed(html)}</site-video>`),
  `<site-gallery id="films" design="grid">${EMBEDS.map((html) => `<div data-type="video">${embed(html)}</div>`).join('')}</site-gallery>`,
  `<site-video id="src" src="javascript:globalThis.pwned=17" poster="https://i.ytimg.com/vi/aqz-KE-bpKQ/0.jpg"></site-video>`,
  `<site-image lightbox loading="eager" label-enlarge="${TITLE}">${SLIDES}</site-image>`,
].join('');

/** All warnings, sorted. */
const WARNINGS = [
  'site-gallery: "…" is not a CSS selector; ignoring it.',
  'site-gallery: elements="…" is not { next?: string, previous?: string, currentIndex?: string, totalSlides?: string, controls?: string } | null; using the default.',
  'site-video: Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  'site-video: Invalid video embed.',
  'site-video: Invalid video embed. It is not a player of YouTube, Vimeo, Wistia or Animoto.',
  `site-video: poster="…" is on the provider's host, which would learn of every visitor; ignoring it.`,
  'site-video: src="…" is neither a video of a supported provider nor a video file.',
];

const HASHES = [
  `#itemId=${encodeURIComponent('"><img src=x onerror=pwned=18>')}`,
  '#itemId=%',
  '#itemId=%E0%A4%A',
  '#itemId=__proto__',
  '#itemId="],*',
  `#itemId=${'x'.repeat(5000)}`,
  '#itemId=javascript:globalThis.pwned=19',
];

const harm = (page: Page) =>
  page.evaluate(() => [
    (globalThis as { pwned?: unknown }).pwned,
    ({} as { polluted?: unknown }).polluted,
    location.pathname,
  ]);

/** Nodes in open shadow roots that could run code. */
const armed = (page: Page) =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    return all(document)
      .filter(
        (one) =>
          one.getRootNode() !== document &&
          one.matches(
            'script, [onerror], [onload], [srcdoc], iframe, object, embed, img[src="x"], a[href*="script:" i]',
          ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test('hostile markup runs no code, sends no requests and reaches no event, and everything else works', {
  timeout: 120_000,
}, async ({ page, watch, origin }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  watch.allowOutput(/./);
  await openTestPage(page, PAGE);
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  for (const hash of HASHES) {
    await page.evaluate((to) => location.assign(to), hash);
    expect(await harm(page), hash).toEqual([undefined, undefined, '/test-page']);
  }
  for (const button of await page.getByRole('button', { name: /^Play/ }).all())
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {});
  // In the lightbox, through all slides.
  await page.locator('#grid img').first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('site-lightbox dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('[part=title]').textContent()).toContain('<script>');
  // The other two slides link to other pages.
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => dialog.locator('[part=counter]').textContent()).toBe('2 / 2');
  expect(await armed(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#slideshow').getByRole('button', { name: 'Next slide' }).click();
  expect(await armed(page)).toEqual([]);
  expect(await harm(page)).toEqual([undefined, undefined, '/test-page']);
  expect(dialogs).toEqual([]);
  expect(watch.network.filter(({ url }) => /^https?:/.test(url.protocol) && url.origin !== origin)).toEqual(
    [],
  );
  // The browser reports what the policy blocks.
  const messages = watch.output.filter((line) => !/^console error: .* Content Security Policy/.test(line));
  const shortened = messages.map((line) =>
    line.replace(/^console warning: /, '').replace(/(="|: ").*?("| )(?=is |would )/, '$1…" '),
  );
  expect(shortened.sort()).toEqual(WARNINGS);
});
