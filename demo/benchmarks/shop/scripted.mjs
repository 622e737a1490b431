// The points of a shop with script; those of a form also hold without it.
import { sleep } from '../lib/browser.mjs';
import { pollUntil } from '../media/input.mjs';
import {
  choose,
  fill,
  focused,
  getChoice,
  hear,
  isAdd,
  isOption,
  isQuantity,
  list,
  press,
  RESPONSE_MS,
  tabTo,
  type,
  walk,
} from './keys.mjs';

const OPTIONS = ['Glaze', 'Size'];
const MIN_PX = 24;
/** Time in ms after which a shop must show that it is busy. */
const PENDING_MS = 250;

export async function order(tab) {
  const stops = await walk(tab, isAdd);
  const places = [...OPTIONS.map(isOption), isQuantity, isAdd].map((isIt) => stops.findIndex(isIt));
  if (places.includes(-1)) return stops.length === 0 ? 'no button' : 'a group or the quantity has no name';
  return places.every((place, index) => index === 0 || place > places[index - 1]) ? '' : 'another order';
}

export async function arrows(tab) {
  const stops = await walk(tab, isAdd);
  const counts = OPTIONS.map((name) => stops.filter(isOption(name)).length);
  if (counts.some((count) => count !== 1)) return `tab stops per option: ${counts.join(', ')}`;
  const first = await tabTo(tab, isOption(OPTIONS[0]), 'Shift+Tab');
  if (first.role === 'radio') await press(tab, 'Space');
  const before = await focused(tab);
  await press(tab, 'ArrowDown');
  const after = await focused(tab);
  return isOption(OPTIONS[0])(after) && getChoice(after) !== getChoice(before) ? '' : 'arrows do not choose';
}

/** The box of a radio button's label, or of the control. */
const BOX = `(() => { const at = document.activeElement; const box = (at.type === 'radio' && at.closest('label') || at).getBoundingClientRect();
  return Math.min(box.width, box.height); })()`;
const GROUP = `(() => { const at = document.activeElement; const { x, y, width, height } = (at.closest('fieldset, [role=group], [role=radiogroup]') ?? at.parentElement).getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height }; })()`;

export async function values(tab) {
  const { page } = tab;
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [option, one, other] of [
    ['Glaze', 'Chalk', 'Ink'],
    ['Size', '250 ml', '350 ml'],
  ]) {
    if (!(await choose(tab, option, one))) return `${option} cannot be chosen`;
    if ((await page.evaluate(BOX)) < MIN_PX) return `${option} is smaller than ${MIN_PX} px`;
    const clip = await page.evaluate(GROUP);
    const look = async () => {
      await press(tab, 'Tab');
      const picture = await page.screenshot({ clip, fullPage: true });
      await press(tab, 'Shift+Tab');
      return picture;
    };
    const before = await look();
    if (!(await choose(tab, option, other))) return `${option} cannot be chosen`;
    if (before.equals(await look())) return `${option} looks the same in forced colors`;
  }
  return '';
}

export async function soldOut(tab) {
  await choose(tab, 'Glaze', 'Moss');
  const stop = await choose(tab, 'Size', '350 ml');
  if (!stop || stop.isDisabled) return 'cannot be chosen';
  return /sold out|out of stock|unavailable/i.test(getChoice(stop)) ? '' : 'not in the name';
}

export async function moved(tab) {
  await choose(tab, 'Glaze', 'Moss');
  await choose(tab, 'Size', '350 ml');
  if (!(await choose(tab, 'Glaze', 'Ember', 'Shift+Tab'))) return 'cannot be chosen';
  const heard = await hear(tab, /Ember[\s\S]*250 ml/);
  return heard.length > 0 ? '' : 'not announced';
}

export async function price(tab, shop) {
  await tab.page.goto(shop.sale);
  await shop.ready(tab.page);
  await choose(tab, 'Glaze', 'Ember');
  const heard = await hear(tab, /19[.,]00/);
  if (heard.length !== 1) return `in ${heard.length} live regions`;
  return /sale price.*(original|regular) price/i.test(heard[0]) ? '' : 'not said which price is which';
}

export async function added(tab, shop) {
  await shop.slow?.(tab.page);
  if (!(await fill(tab, 'Chalk', '3'))) return 'no button';
  await press(tab, 'Enter');
  await sleep(PENDING_MS);
  const isPending = await tab.page.evaluate(() =>
    [...document.querySelectorAll('button')].some(
      (one) => one.ariaDisabled === 'true' || one.ariaBusy === 'true',
    ),
  );
  const during = await focused(tab);
  const heard = await hear(tab, /\badded\b|in (your )?cart/i);
  // On the button, or in the opened drawer.
  const isKept = async () => {
    const stop = await focused(tab);
    return isAdd(stop) || stop.dialog?.isModal;
  };
  const isLost = !(await pollUntil(isKept, RESPONSE_MS / 3));
  return list({
    'the focus is lost': isLost || during.role !== 'button',
    'not pending': !isPending,
    'not announced': heard.length === 0,
    'announced more than once': heard.length > 1,
  });
}

export async function refused(tab) {
  if (!(await fill(tab, 'Ember', '20'))) return 'no button';
  await press(tab, 'Enter');
  const heard = await hear(tab, /12|available|left/i);
  const isBack = isQuantity(await focused(tab)) || (await tabTo(tab, isQuantity, 'Shift+Tab'));
  if (!isBack) return 'not announced, no way back to the quantity';
  const { description, isInvalid, value } = await focused(tab);
  return list({
    'not announced': heard.length === 0,
    'not described': !description,
    'not invalid': !isInvalid,
    'value lost': value !== '20',
  });
}

/**
 * Opens the drawer by adding a product.
 * @returns {Promise<any>} the dialog, once it has focus
 */
async function openDrawer(tab) {
  if (!(await fill(tab, 'Chalk', ''))) return undefined;
  await press(tab, 'Enter');
  return enterDialog(tab);
}

async function enterDialog(tab) {
  let dialog;
  await pollUntil(async () => (dialog = (await focused(tab)).dialog), RESPONSE_MS);
  return dialog;
}

const isClosed = (tab) => pollUntil(async () => !(await focused(tab)).dialog, RESPONSE_MS / 3);

export async function drawer(tab) {
  const dialog = await openDrawer(tab);
  if (!dialog) return 'no dialog has the focus';
  const url = tab.page.url();
  await press(tab, 'Escape');
  const escapes = await isClosed(tab);
  const isBack = await pollUntil(async () => isAdd(await focused(tab)), RESPONSE_MS / 3);
  await press(tab, 'Enter');
  await enterDialog(tab);
  await tab.page.goBack({ waitUntil: 'commit' }).catch(() => {});
  const staysOnBack = tab.page.url() === url && (await isClosed(tab));
  return list({
    'no name': !dialog.name,
    'not modal': !dialog.isModal,
    'Escape does not close': !escapes,
    'the focus does not return': !isBack,
    'Back leaves the page': !staysOnBack,
  });
}

/** Opens the cart by adding a product, whatever kind of cart it is, and moves to a control in it. */
async function inCart(tab, isWanted) {
  if (!(await openDrawer(tab))) await sleep(1000);
  return isWanted(await focused(tab)) || tabTo(tab, isWanted);
}

export async function removed(tab) {
  const isRemove = ({ role, name }) => role === 'button' && /remove|delete/i.test(name);
  if (!(await inCart(tab, isRemove))) return 'no button';
  await press(tab, 'Enter');
  await sleep(1000);
  const { role, dialog } = await focused(tab);
  const undo = ({ name }) => /undo|restore/i.test(name);
  const canUndo = undo(await focused(tab)) || (await tabTo(tab, undo));
  return list({ 'the focus is lost': !dialog || /WebArea/.test(role), 'no undo': !canUndo });
}

export async function typed(tab, shop) {
  const calls = await shop.countCalls(tab.page);
  const isLine = ({ role, name, dialog }) =>
    role === 'spinbutton' && /quantity/i.test(name) && (dialog || !shop.hasDialog);
  if (!(await inCart(tab, isLine))) return 'no field';
  const before = (await calls()).length;
  await type(tab, '12');
  await press(tab, 'Enter');
  await sleep(1000);
  if ((await calls()).length === before) {
    await press(tab, 'Tab', 'Shift+Tab');
    await sleep(1500);
  }
  const sent = (await calls()).slice(before);
  if (!isLine(await focused(tab))) await tabTo(tab, isLine, 'Shift+Tab');
  await press(tab, 'ArrowUp');
  await sleep(1500);
  return list({
    [`sent ${sent.join(', ') || 'nothing'}`]: sent.join() !== '12',
    'arrows lose the focus': !isLine(await focused(tab)),
  });
}
