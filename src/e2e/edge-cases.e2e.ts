// Unusual markup: elements work, and the page stays usable. Only elements print warnings, each once, with the tag and
// the default that is used instead.
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { IMG, openTestPage } from './test-page';

/** A warning of an element to the developer of the page. */
const OURS = /^console warning: site-[\w-]+: /;

test('invalid values are reported once each, and the defaults apply', async ({ page, watch }) => {
  await openTestPage(
    page,
    `<site-gallery design="mosaic" slides-per-row="many" autoplay-duration="-3" loop="perhaps" options="{broken">${IMG}${IMG}</site-gallery>
     <site-gallery design="mosaic">${IMG}</site-gallery>
     <site-marquee animation-direction="up" animation-speed="fast"><p>Text</p></site-marquee>
     <site-map map-lat="north" map-zoom="99"><address>Here</address></site-map>`,
  );
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  const messages = watch.output.map((line) => line.replace(/^console warning: /, ''));
  watch.allowOutput(OURS);
  expect(messages.filter((line, at) => messages.indexOf(line) !== at)).toEqual([]);
  expect(messages.filter((line) => !/^site-(gallery|marquee|map): .+[;:] .+\.$/.test(line))).toEqual([]);
  for (const [tag, value] of [
    ['site-gallery', 'mosaic'],
    ['site-gallery', 'many'],
    ['site-marquee', 'up'],
    ['site-marquee', 'fast'],
    ['site-map', 'north'],
  ] as const)
    expect(
      messages.filter((line) => line.startsWith(`${tag}: `) && line.includes(`"${value}"`)),
    ).toHaveLength(1);
});

test('parses attribute values as templates print them', async ({ page, watch }) => {
  await openTestPage(
    page,
    `<site-gallery data-design="CAROUSEL" data-loop="true" data-autoplay="" gutter="12px" slides-per-row=" 2 " label="">${IMG}${IMG}${IMG}</site-gallery>
     <site-marquee PAUSED-ON-HOVER="false" animation-speed="0,5" options='{"fade-edges":true,"unknown":1}'><p>Text</p></site-marquee>`,
  );
  await activateElements(page);
  expect(
    await page.locator('site-gallery').getByRole('button', { name: 'Stop slide rotation' }).count(),
  ).toBe(0);
  await page.locator('site-gallery').getByRole('button', { name: 'Next slide' }).click();
  expect(
    await page.locator('site-marquee').evaluate((it: HTMLElementTagNameMap['site-marquee']) => ({
      pausedOnHover: it.pausedOnHover,
      animationSpeed: it.animationSpeed,
      fadeEdges: it.fadeEdges,
    })),
  ).toEqual({ pausedOnHover: false, animationSpeed: 0.5, fadeEdges: true });
  expect(watch.output).toEqual([]);
});

test('runs no code from attributes or text', async ({ page, watch }) => {
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const quoted = evil.replaceAll('<', '&lt;');
  await openTestPage(
    page,
    `<site-gallery design="slideshow" label="${quoted}" label-next="${quoted}"><img src="/pictures/dawn-ridge-300.webp" width="300" height="200"
       alt="${quoted}" data-title="${quoted}" data-description="${quoted}" data-click-through-url="javascript:alert(3)">${IMG}</site-gallery>
     <site-marquee marquee-items='["${quoted}"]'></site-marquee>
     <site-cookie-banner forced cookie-banner-text="${quoted} <a href='javascript:alert(4)'>x</a>" cookie-banner-cta-text="${quoted}"></site-cookie-banner>
     <site-map address-title="${quoted}" website-url="javascript:alert(5)"></site-map>
     <site-form success-redirect="javascript:alert(6)" submission-message="${quoted}"><form><label>a <input name="a"></label><button>go</button></form></site-form>`,
  );
  // The sanitizer of some browsers reports a handler that it removes.
  watch.allowOutput(/^console error: Executing inline event handler violates .+ has been blocked\.$/);
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts++;
    void dialog.dismiss();
  });
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  expect(alerts).toBe(0);
  const bad = 'a[href^="javascript:" i], [onerror], script:not([src]), img[src="x"]';
  expect(await page.locator('main').locator(bad).count()).toBe(0);
  watch.allowOutput(OURS);
});

test('loading the loader twice and the full bundle defines elements once', async ({ page, watch }) => {
  const loader = '<script type="module" src="/site-elements/autoload.js"></script>';
  const again = '<script type="module" src="/site-elements/autoload.js?again"></script>';
  const all = '<script type="module" src="/site-elements/site-elements.all.js"></script>';
  await openTestPage(page, `<site-gallery design="carousel">${IMG}${IMG}${IMG}${IMG}</site-gallery>`, {
    head: loader + again + all,
  });
  await page.getByRole('button', { name: 'Next slide' }).click();
  expect(await page.getByRole('button', { name: 'Next slide' }).count()).toBe(1);
  expect(watch.output).toEqual([]);
});

test('the full bundle works without the loader', async ({ page }) => {
  await openTestPage(
    page,
    `<site-gallery design="slideshow">${IMG}${IMG}</site-gallery><site-marquee><p>Text</p></site-marquee>`,
    {
      head: '<script src="/site-elements/site-elements.all.js" type="module"></script>',
    },
  );
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.locator('site-marquee:state(ready)').waitFor();
});

test('upgrades elements that are added later, also in shadow roots', async ({ page }) => {
  await openTestPage(page, '<div id="later"></div><div id="shade"></div>');
  await page.evaluate((img) => {
    const trusted = (
      globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): Trusted } }
    ).trustedTypes.createPolicy('page', { createHTML: (text: string) => text });
    interface Trusted {
      createHTML(text: string): string;
    }
    const markup = `<site-gallery design="slideshow" loading="eager">${img}${img}</site-gallery>`;
    document.querySelector('#later')?.setHTMLUnsafe(trusted.createHTML(markup));
    const shade = document.querySelector('#shade')?.attachShadow({ mode: 'open' });
    shade?.setHTMLUnsafe(trusted.createHTML(`<section>${markup}</section>`));
  }, IMG);
  for (const place of ['#later', '#shade']) {
    const next = page.locator(place).getByRole('button', { name: 'Next slide' });
    await next.click();
    expect(await page.locator(place).locator('[part=position]').textContent()).toMatch(/2 ?\/ ?2/);
  }
});

test('elements may be removed or moved while their script loads', async ({ page, watch }) => {
  let arrive = () => {};
  const ready = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/site-elements/site-gallery.js', async (route) => {
    await ready;
    await route.continue();
  });
  await openTestPage(
    page,
    `<site-gallery id="goes" loading="eager">${IMG}</site-gallery>
     <site-gallery id="moves" design="slideshow">${IMG}${IMG}</site-gallery><section id="there"></section>`,
  );
  await page.evaluate(() => {
    document.querySelector('#goes')?.remove();
    document.querySelector('#there')?.append(document.querySelector('#moves') ?? '');
  });
  arrive();
  await page.locator('#moves').getByRole('button', { name: 'Next slide' }).click();
  await page.evaluate(() => document.querySelector('h1')?.before(document.querySelector('#moves') ?? ''));
  expect(await page.locator('#moves [part=position]').textContent()).toMatch(/2 ?\/ ?2/);
  expect(watch.output).toEqual([]);
});

test('elements without services, without content or nested in each other throw nothing', async ({
  page,
  watch,
}) => {
  await openTestPage(
    page,
    `<site-gallery></site-gallery><site-marquee></site-marquee><site-map></site-map><site-form></site-form>
     <site-cart-indicator></site-cart-indicator><site-services></site-services><site-services></site-services>
     <site-gallery design="carousel"><site-marquee><p>Inside</p></site-marquee>${IMG}</site-gallery>
     <site-form><site-form><form><label>a <input name="a"></label><button>go</button></form></site-form></site-form>`,
  );
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  watch.allowOutput(OURS);
});
