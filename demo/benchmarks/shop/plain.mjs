// Counterparts of the points of a shop in a browser without JavaScript: forms and pages.
import { pollUntil } from '../media/input.mjs';
import {
  choose,
  fill,
  focused,
  isAdd,
  isOption,
  isQuantity,
  list,
  press,
  RESPONSE_MS,
  tabTo,
  type,
} from './keys.mjs';

const NOTHING = 'nothing is drawn';

const text = ({ page }) => page.evaluate(() => document.body.textContent.replace(/\s+/g, ' '));
const alerts = ({ page }) =>
  page.evaluate(() => [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join(' '));
const checked = ({ page }) =>
  page.evaluate(() => [...document.querySelectorAll(':checked')].map(({ value }) => value).join(', '));
const count = async (tab, shop) => {
  await tab.page.goto(shop.cart);
  const field = await tabTo(tab, isQuantity);
  return field ? Number(field.value) : 0;
};

/** Presses Enter and waits for the next page. */
async function submit(tab) {
  const next = tab.page.waitForNavigation({ timeout: RESPONSE_MS }).catch(() => {});
  await press(tab, 'Enter');
  await next;
}

async function order(tab, glaze, size, quantity) {
  await choose(tab, 'Glaze', glaze);
  await choose(tab, 'Size', size);
  if (quantity && (await tabTo(tab, isQuantity))) await type(tab, quantity);
  if (!(await tabTo(tab, isAdd))) return false;
  await submit(tab);
  return true;
}

export async function soldOut(tab) {
  if (!(await order(tab, 'Moss', '350 ml'))) return NOTHING;
  return /sold out/i.test(await alerts(tab)) ? '' : 'not said';
}

export async function impossible(tab, shop) {
  if (!(await order(tab, 'Ember', '350 ml'))) return NOTHING;
  const isSaid = (await alerts(tab)) !== '';
  const kept = await checked(tab);
  const sold = await count(tab, shop);
  return list({
    'not said': !isSaid,
    'choice lost': !/Ember/.test(kept) || !/350/.test(kept),
    'sold wrongly': sold > 0,
  });
}

export async function price(tab, shop) {
  await tab.page.goto(shop.sale);
  return /sale price.*(original|regular) price/i.test(await text(tab)) ? '' : 'not said which price is which';
}

export async function added(tab, shop) {
  if (!(await order(tab, 'Chalk', '250 ml', '3'))) return NOTHING;
  return (await count(tab, shop)) === 3 ? '' : 'not in the cart';
}

export async function refused(tab) {
  if (!(await order(tab, 'Ember', '250 ml', '20'))) return NOTHING;
  const said = await alerts(tab);
  const { isInvalid, description, value } = (await tabTo(tab, isQuantity)) ?? {};
  return list({
    'not announced': !/12/.test(said),
    'not described': !description,
    'not invalid': !isInvalid,
    'value lost': value !== '20',
  });
}

/** The cart link can be reached with Tab. */
export async function cartPage(tab, shop) {
  if (!(await tabTo(tab, ({ role, name }) => role === 'link' && /\bcart\b/i.test(name)))) return NOTHING;
  await submit(tab);
  const isThere = tab.page.url().startsWith(shop.cart);
  return isThere &&
    /cart/i.test(await tab.page.evaluate(() => document.querySelector('h1')?.textContent ?? ''))
    ? ''
    : 'no cart page';
}

async function inCart(tab, shop, isWanted) {
  if (!(await fill(tab, 'Chalk', ''))) return undefined;
  await submit(tab);
  await tab.page.goto(shop.cart);
  return tabTo(tab, isWanted);
}

export async function removed(tab, shop) {
  if (!(await inCart(tab, shop, ({ role, name }) => role === 'button' && /remove/i.test(name))))
    return NOTHING;
  await submit(tab);
  const isSaid = /nothing in your shopping cart/i.test(await text(tab));
  const undo = await tabTo(tab, ({ role, name }) => role === 'button' && /undo/i.test(name));
  if (undo) await submit(tab);
  return list({ 'not said': !isSaid, 'no undo': !undo || (await count(tab, shop)) !== 1 });
}

export async function typed(tab, shop) {
  if (!(await inCart(tab, shop, isQuantity))) return NOTHING;
  const sent = [];
  tab.page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData()));
  await type(tab, '12');
  await submit(tab);
  const calls = sent.filter((data) => /quantity=12/.test(data ?? ''));
  const now = await count(tab, shop);
  return list({
    [`sent ${sent.length} times`]: sent.length !== 1 || calls.length !== 1,
    'another quantity': now !== 12,
  });
}

/** Billing, and the form of a review. */
export async function radios(tab, shop) {
  const { page } = tab;
  await page.goto(shop.billing);
  const monthly = await tabTo(tab, ({ role, name }) => role === 'radio' && /monthly/i.test(name));
  await press(tab, 'ArrowDown');
  const isYearly = await pollUntil(() => page.locator('[data-option="2"]').isVisible(), RESPONSE_MS / 3);
  await page.goto(shop.review);
  if (!(await tabTo(tab, ({ role, name }) => role === 'button' && /submit/i.test(name)))) return 'no form';
  await press(tab, 'Enter');
  const isListed = await pollUntil(async () => /star rating/i.test(await alerts(tab)), RESPONSE_MS);
  const link = await tabTo(tab, ({ role, name }) => role === 'link' && /star rating/i.test(name));
  await press(tab, 'Enter');
  const star = await focused(tab);
  await press(tab, 'Space', 'ArrowDown');
  const next = await focused(tab);
  return list({
    'billing is not a radio button': !monthly,
    'billing has no effect': !isYearly,
    'the missing rating is not listed': !isListed || !link,
    'the link does not lead to the stars': star.role !== 'radio',
    'arrows do not choose a star':
      next.role !== 'radio' || next.name === star.name || !isOption(star.group)(next),
  });
}
