// A visitor's keyboard, and the output for assistive technology, with which all points are checked. Works without
// JavaScript, too.
import { sleep } from '../lib/browser.mjs';
import { pollUntil } from '../media/input.mjs';

const MAX_TABS = 200;
const MAX_VALUES = 8;
/** Time in ms for a page to react to a key. */
const REACTION_MS = 120;
/** Time in ms for a response of the shop. */
export const RESPONSE_MS = 6000;

const ACTIVE = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
})()`;

/** The texts of the live regions that are not behind a modal dialog. */
const SAID = `(() => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const elements = all(document);
  const modal = elements.find((one) => one.matches('dialog:modal'));
  const isWithin = (one) => { for (let at = one; at; at = at.parentNode ?? at.host) if (at === modal) return true; return false; };
  return elements
    .filter((one) => one.matches('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'))
    .filter((one) => !modal || isWithin(one))
    .map((one) => one.textContent.replace(/\\s+/g, ' ').trim())
    .filter(Boolean);
})()`;

/**
 * The focused control in the accessibility tree: role, name, description, value, states, and the group and dialog that
 * contain it. A select is its own group.
 */
export async function focused({ cdp }) {
  const { result } = await cdp.send('Runtime.evaluate', { expression: ACTIVE });
  if (!result.objectId) return { role: '', name: '' };
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId });
  const [node, ...rest] = nodes;
  const state = (name) => node?.properties?.find((one) => one.name === name)?.value.value;
  const role = node?.role?.value ?? '';
  const name = node?.name?.value ?? '';
  const around = rest.filter((one) => !one.ignored && one.role);
  const find = (pattern) => around.find((one) => pattern.test(one.role.value));
  const dialog = find(/dialog/);
  return {
    role,
    name,
    value: String(node?.value?.value ?? ''),
    description: node?.description?.value ?? '',
    isDisabled: state('disabled') === true,
    isInvalid: state('invalid') === 'true',
    group: /combobox/i.test(role) ? name : (find(/^(group|radiogroup)$/)?.name?.value ?? ''),
    dialog: dialog && {
      name: dialog.name?.value ?? '',
      isModal: dialog.properties?.some((one) => one.name === 'modal' && one.value.value) ?? false,
    },
  };
}

export async function press(tab, ...keys) {
  for (const key of keys) await tab.page.keyboard.press(key);
  await sleep(REACTION_MS);
}

/** Presses Tab until `isWanted`, at most once around the page; returns the focused control, or undefined. */
export async function tabTo(tab, isWanted, key = 'Tab') {
  let ends = 0;
  for (let n = 0; n < MAX_TABS && ends < 2; n++) {
    await press(tab, key);
    const stop = await focused(tab);
    if (isWanted(stop)) return stop;
    // The document itself, between the last control and the first one.
    if (/^(RootWebArea|none)?$/.test(stop.role)) ends++;
  }
  return undefined;
}

/** Every tab stop up to the first one that matches. */
export async function walk(tab, isLast) {
  const stops = [];
  const last = await tabTo(tab, (stop) => stops.push(stop) > 0 && isLast(stop));
  return last ? stops : [];
}

export const isOption = (name) => (stop) => stop.group.trim().replace(/[:*]$/, '') === name;
export const isAdd = ({ role, name }) => role === 'button' && /add to cart/i.test(name);
export const isQuantity = ({ role, name }) => role === 'spinbutton' && /quantity/i.test(name);

/** The chosen value, in words. */
export const getChoice = ({ role, name, value }) => (/combobox/i.test(role) ? value : name);

/**
 * Moves to an option, and with the arrow keys to a value inside it.
 * @returns {Promise<any>} the focused control
 */
export async function choose(tab, option, value, key = 'Tab') {
  const isThere = isOption(option)(await focused(tab));
  let stop = isThere ? await focused(tab) : await tabTo(tab, isOption(option), key);
  if (!stop) return undefined;
  if (stop.role === 'radio') await press(tab, 'Space');
  for (let n = 0; n < MAX_VALUES; n++) {
    if (getChoice(stop).startsWith(value)) return focused(tab);
    await press(tab, 'ArrowDown');
    stop = await focused(tab);
  }
  return undefined;
}

export async function type(tab, text) {
  await press(tab, 'ControlOrMeta+A');
  await tab.page.keyboard.type(text);
  await sleep(REACTION_MS);
}

/** Waits for live regions with matching text. */
export async function hear({ page }, pattern, ms = RESPONSE_MS) {
  let heard = [];
  await pollUntil(async () => {
    heard = (await page.evaluate(SAID)).filter((text) => pattern.test(text));
    return heard.length > 0;
  }, ms);
  return heard;
}

/** Chooses a variant and a quantity, and moves to the button. */
export async function fill(tab, glaze, quantity) {
  await choose(tab, 'Glaze', glaze);
  await choose(tab, 'Size', '250 ml');
  if (quantity) {
    await tabTo(tab, isQuantity);
    await type(tab, quantity);
  }
  return tabTo(tab, isAdd);
}

/** The true problems, for a cell of the table. */
export const list = (problems) =>
  Object.keys(problems)
    .filter((name) => problems[name])
    .join(', ');
