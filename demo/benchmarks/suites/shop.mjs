// H. A shop by keyboard, with and without JavaScript: our server with its example content, and another vendor's shop.
import { withNewTab } from '../lib/browser.mjs';
import { interleave } from '../lib/sample.mjs';
import { pollUntil } from '../media/input.mjs';
import { POINTS } from '../shop/points.mjs';
import { requestReview, startShop } from '../shop/site.mjs';

/** Time in ms for a script to render its page. */
const READY_MS = 15_000;
const SLOW_MS = 600;

const BILLING = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Billing</title>
  <link rel="stylesheet" href="/site-elements/site-elements.css"><link rel="stylesheet" href="/site-elements/site-elements-extended.css">
  <script type="module" src="/site-elements/autoload.js"></script>
  <site-pricing-toggle><fieldset><legend>Billing</legend>
    <label><input type="radio" name="billing" value="monthly" checked> Monthly</label>
    <label><input type="radio" name="billing" value="yearly"> Yearly</label></fieldset>
    <p data-option="1">€9 a month</p><p data-option="2">€90 a year</p></site-pricing-toggle>`;

/**
 * One sample per row `<subject>#<script>`, with a value per point: “yes”, what is missing, or “none” if the shop has no
 * such part.
 */
export default async function shop({ browser, origin, only }) {
  const site = await startShop();
  try {
    const shops = { ours: ours(site.origin, await requestReview(site)), 'buy-button': buyButton(origin) };
    const jobs = Object.keys(shops)
      .filter((id) => !only || only.includes(id))
      .flatMap((id) => ['on', 'off'].map((script) => ({ key: `${id}#${script}`, shop: shops[id], script })));
    const measure = async ({ key, shop, script }) => ({ [key]: await checkAll(browser, shop, script) });
    return { rows: await interleave({ rounds: 1, jobs, measure }) };
  } finally {
    site.stop();
  }
}

/** Every point in a new tab with the product open. */
async function checkAll(browser, shop, script) {
  const sample = {};
  for (const point of POINTS)
    sample[point.title] =
      point.needs && !shop[point.needs]
        ? 'none'
        : (await withNewTab(browser, { script: script === 'on', timeout: READY_MS }, async (tab) => {
            await shop.prepare?.(tab.page);
            await tab.page.goto(shop.product);
            if (script === 'on') await shop.ready(tab.page);
            return point[script](tab, shop);
          })) || 'yes';
  return sample;
}

function ours(origin, review) {
  const product = (id) => `${origin}/sites/shop/${id}/`;
  return {
    product: product('harbor-mug'),
    sale: product('side-plate'),
    cart: `${origin}/cart`,
    billing: `${origin}/billing`,
    prepare: (page) =>
      page.route(`${origin}/billing`, (route) => route.fulfill({ contentType: 'text/html', body: BILLING })),
    review,
    hasDialog: true,
    ready: async () => {},
    slow: (page) =>
      page.route(/cart\/items/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.continue();
      }),
    countCalls: async (page) => {
      const sent = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' && /cart\/items\//.test(request.url()))
          sent.push(JSON.parse(request.postData() ?? '{}').quantity);
      });
      return async () => sent;
    },
  };
}

function buyButton(origin) {
  const product = (id) => `${origin}/subjects/buy-button/shop.html?product=${id}`;
  return {
    product: product('harbor-mug'),
    sale: product('side-plate'),
    cart: `${origin}/cart`,
    hasDialog: false,
    ready: (page) =>
      pollUntil(() => page.evaluate(() => document.querySelector('#product button') !== null), READY_MS),
    countCalls: async (page) => () => page.evaluate(() => window.quantityCalls),
  };
}
