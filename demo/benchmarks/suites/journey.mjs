// J. Bytes of a visit: what a visitor's actions load, counted by the server. Scripts, workers and style sheets, without
// pictures and tiles. HTTP/2, brotli 11, cold cache, no throttling.
import { sleep, withNewTab } from '../lib/browser.mjs';
import { interleave } from '../lib/sample.mjs';
import { serve } from '../lib/server.mjs';

const VISITOR = { viewport: { width: 1280, height: 800 }, timeout: 10_000 };
/** Time in ms without a response after which a step is complete. */
const QUIET_MS = 1500;
const CODE = /javascript|css|wasm/;

const money = { currency: 'USD', minorUnits: 1000 };
const CART = {
  id: 'cart',
  entries: [
    {
      id: 'a',
      productId: 'mug',
      sku: 'MUG-0',
      title: 'Mug',
      productType: 'PHYSICAL',
      picture: null,
      optionValues: [{ name: 'Size', value: 'Small' }],
      quantity: 1,
      unitPrice: money,
      total: money,
    },
  ],
  totalQuantity: 1,
  subtotalCents: 1000,
  subtotalAmount: money,
  minimumOrderSubtotal: null,
};
/** The site's responses, the same for all pages. */
const API = {
  '/api/crumb': { crumb: 'c' },
  '/api/commerce/cart': CART,
  '/api/commerce/cart/items': CART,
  '/api/form/FormSubmissionKey': { key: 'k' },
  '/api/form/SaveFormSubmission': { submissionId: 's' },
  '/api/form/post/contact': {},
};

/** Typed into the fields of the form. */
const VALUES = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '2025550123',
  website: 'https://example.org',
  date: '01022026',
  message: 'Hello',
};

const OPENED = 'site-lightbox dialog[open], .pswp--open';
const NEXT = '.carousel [part~=next], .next, .swiper-button-next, [part~="navigation-button--next"]';

/** In the order of a visit; each is followed by a quiet period. The map is last, because renderers differ most. */
const STEPS = {
  load: () => {},
  read: async (page) => {
    for (let y = 0; y < 6000; y += 600) {
      await page.mouse.wheel(0, 600);
      await sleep(60);
    }
    await page.mouse.wheel(0, -9000);
  },
  banner: (page) => page.locator('[data-consent=accept], #cc-main .cm__btn[data-role=all]').first().click(),
  carousel: (page) => page.locator(NEXT).first().click(),
  lightbox: async (page) => {
    await page.locator('.grid a[href*="/photo/"], #g a').first().click();
    await page.locator(OPENED).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await sleep(800);
    await page.keyboard.press('Escape');
    await page.locator(OPENED).first().waitFor({ state: 'hidden' });
  },
  cart: async (page) => {
    await page.locator('.product select').click();
    await page.keyboard.press('Enter');
    await page.locator('.product button').last().click();
    await page.locator('site-cart-indicator :text-is("1"), #cart:text-is("1")').first().waitFor();
  },
  form: async (page) => {
    for (const [name, value] of Object.entries(VALUES)) {
      await page.locator(`.contact [name=${name}]`).first().click();
      await page.keyboard.type(value);
    }
    await page.locator('.contact button, .contact sl-button').last().click();
    await page.locator('text=Thank you').waitFor();
  },
  map: async (page) => {
    await page.locator('site-map, #map').first().scrollIntoViewIfNeeded();
    if ((await page.locator('site-map').count()) === 0) return;
    await page.locator('site-map').hover();
    await page.locator('site-map [part~=show]').click();
  },
};

/** Rows by page id, in KiB: what each step adds, and the sum without (`beforeMapKb`) and with the map (`codeKb`). */
export default async function journey({ pages, browser, rounds }) {
  const jobs = pages.map(({ id, url }) => ({ key: id, url }));
  const measure = async ({ key, url }) => ({ [key]: await visit(browser, url) });
  return { rows: await interleave({ rounds, jobs, measure }) };
}

async function visit(browser, url) {
  let code = 0;
  let last = Date.now();
  const server = await serve({
    h2: true,
    api: API,
    onSent(type, bytes) {
      last = Date.now();
      if (CODE.test(type)) code += bytes / 1024;
    },
  });
  try {
    return await withNewTab(browser, VISITOR, async ({ page }) => {
      await page.goto(server.origin + url, { waitUntil: 'load' });
      const sums = {};
      for (const [name, act] of Object.entries(STEPS)) {
        await act(page);
        do await sleep(200);
        while (Date.now() - last < QUIET_MS);
        sums[name] = code;
      }
      return toSample(sums);
    });
  } finally {
    server.close();
  }
}

/** `loadKb`, `readKb` …: what each step adds. */
function toSample(sums) {
  const names = Object.keys(sums);
  const added = names.map((name, index) => [`${name}Kb`, sums[name] - (sums[names[index - 1]] ?? 0)]);
  return { ...Object.fromEntries(added), beforeMapKb: sums.form, codeKb: sums.map };
}
