import '../../../elements/site-pricing-toggle';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { settle } from '../../kit/testing/wait';
import base from './pricing-toggle.extended.css?inline';

const PANELS = `<p data-option="1">$9 a month</p><p data-option="2">$90 a year</p>
  <a data-option="1" href="#monthly">Join monthly</a><a data-option="2" href="#yearly">Join yearly</a>`;
const RADIOS = `<fieldset><legend>Billing</legend>
  <label><input type="radio" name="billing" value="m" checked> Monthly</label>
  <label><input type="radio" name="billing" value="y"> Yearly</label></fieldset>`;
const BUTTONS = `<button type="button" aria-pressed="true">Monthly</button>
  <button type="button" aria-pressed="false">Yearly</button>`;

async function create(markup: string, tag = 'site-pricing-toggle') {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<${tag} label="Billing">${markup}</${tag}>`);
  const element = box.firstElementChild as HTMLElement;
  await settle(element);
  return element;
}

/** Text of each visible panel. */
const getVisible = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-option]')]
    .filter((panel) => panel.checkVisibility())
    .map((panel) => panel.textContent);

const sheet = new CSSStyleSheet();
sheet.replaceSync(base);
beforeEach(() => void document.adoptedStyleSheets.push(sheet));
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
});

const MONTHLY = ['$9 a month', 'Join monthly'];
const YEARLY = ['$90 a year', 'Join yearly'];

it('keeps a distance between options that wrap', async () => {
  for (const markup of [RADIOS, BUTTONS]) {
    const element = await create(markup + PANELS);
    element.style.inlineSize = '140px';
    const [first, second] = [...element.querySelectorAll('label, button')].map((node) =>
      node.getBoundingClientRect(),
    );
    expect(second!.top - first!.bottom).to.be.at.least(3);
  }
});

it('ignores radio buttons of forms inside its options', async () => {
  const seats = (option: number) => `<form data-option="${option}">
    <label><input type="radio" name="seats" value="1" checked> 1</label>
    <label><input type="radio" name="seats" value="5"> 5</label></form>`;
  let element = document.body;
  const warnings = await captureConsole(async () => {
    element = await create(RADIOS + seats(1) + seats(2));
  });
  expect(warnings).to.deep.equal([]);
  const five = element.querySelector<HTMLInputElement>('[value="5"]')!;
  expect([five.disabled, five.checkVisibility()]).to.deep.equal([false, true]);
  five.click();
  expect(element.dataset.selected).to.equal('1');
  element.querySelector<HTMLInputElement>('[value="y"]')!.click();
  expect([element.dataset.selected, five.checked]).to.deep.equal(['2', true]);
});

it('swaps price, join button and styling of two radios by the arrow keys [PRC-001] [PRC-003]', async () => {
  const element = await create(RADIOS + PANELS);
  const changes: unknown[] = [];
  element.addEventListener('site-pricing-toggle-change', (event) =>
    changes.push((event as CustomEvent).detail),
  );
  expect(getVisible(element)).to.deep.equal(MONTHLY);
  const [first, second] = [...element.querySelectorAll('input')];
  first!.focus();
  await sendKeys({ press: 'ArrowRight' });
  expect(getVisible(element)).to.deep.equal(YEARLY);
  expect([first!.checked, second!.checked]).to.deep.equal([false, true]);
  expect(element.querySelector('[data-selected]')?.textContent.trim()).to.equal('Yearly');
  expect(document.activeElement).to.equal(second);
  expect(element.querySelectorAll('[role=status]')).to.have.length(1);
  expect(element.querySelector('[role=status]')?.textContent).to.equal('$90 a year');
  await sendKeys({ press: 'ArrowLeft' });
  expect(getVisible(element)).to.deep.equal(MONTHLY);
  expect(changes).to.deep.equal([
    { option: 2, label: 'Yearly' },
    { option: 1, label: 'Monthly' },
  ]);
  await expect(element).to.be.accessible();
});

it('swaps the pressed state of two buttons, and keeps exactly one pressed [PRC-002] [PRC-003]', async () => {
  const element = await create(BUTTONS + PANELS);
  const [first, second] = [...element.querySelectorAll('button')];
  const getPressed = () => [first!.ariaPressed, second!.ariaPressed];
  second!.click();
  expect(getPressed()).to.deep.equal(['false', 'true']);
  expect(getVisible(element)).to.deep.equal(YEARLY);
  second!.click();
  expect(getPressed()).to.deep.equal(['false', 'true']);
  first!.click();
  expect(getPressed()).to.deep.equal(['true', 'false']);
  expect(getVisible(element)).to.deep.equal(MONTHLY);
  expect(element.getAttribute('role')).to.equal('group');
  expect(element.getAttribute('aria-label')).to.equal('Billing');
  await expect(element).to.be.accessible();
});

it('swaps price and join button of radios without script [PRC-003]', async () => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  // The tag of an element that is not defined, with the same rules.
  sheet.replaceSync(base.replaceAll('site-pricing-toggle', 'site-pricing-toggle-pending'));
  box.setHTMLUnsafe(`<site-pricing-toggle-pending>${RADIOS + PANELS}</site-pricing-toggle-pending>`);
  expect(getVisible(box)).to.deep.equal(MONTHLY);
  box.querySelectorAll('input')[1]!.click();
  expect(getVisible(box)).to.deep.equal(YEARLY);
  sheet.replaceSync(base);
});

it('keeps exactly one radio checked if their names differ [PRC-002]', async () => {
  const element = await create(RADIOS.replace('name="billing" value="y"', 'name="other" value="y"') + PANELS);
  const [first, second] = [...element.querySelectorAll('input')];
  second!.click();
  expect([first!.checked, second!.checked]).to.deep.equal([false, true]);
});

it('keeps what the visitor or the browser has selected before its script loads, without an announcement', async () => {
  const element = await create(RADIOS + PANELS);
  element.querySelectorAll('input')[1]!.checked = true;
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(getVisible(element)).to.deep.equal(YEARLY);
  expect(element.querySelector('[role=status]')).to.equal(null);
});

it('reads options that the page adds later', async () => {
  const element = await create('');
  element.setHTMLUnsafe(BUTTONS + PANELS);
  await settle(element);
  expect(getVisible(element)).to.deep.equal(MONTHLY);
});

describe('mistakes in the markup', () => {
  const THIRD = '<label><input type="radio" name="billing" value="w"> Weekly</label></fieldset>';
  const cases = [
    [
      'three options',
      RADIOS.replace('</fieldset>', THIRD) + PANELS,
      'has 3 options instead of 2; using the first two.',
      MONTHLY,
    ],
    [
      'none selected',
      RADIOS.replace(' checked', '') + PANELS,
      'no option is selected; using the first.',
      MONTHLY,
    ],
    [
      'both pressed',
      BUTTONS.replace('"false"', '"true"') + PANELS,
      'both options are selected; using the first.',
      MONTHLY,
    ],
    [
      'a missing price',
      `${BUTTONS}<p data-option="1">$9</p>`,
      'nothing has data-option="2"; showing what there is for both options.',
      ['$9'],
    ],
    ['no options', PANELS, 'has no options instead of 2; leaving it unchanged.', [...YEARLY, ...MONTHLY]],
  ] as const;
  for (const [name, markup, message, visible] of cases)
    it(`warns once about ${name}, and uses the default [PRC-002]`, async () => {
      resetWarnings();
      let element: HTMLElement | undefined;
      const printed = await captureConsole(async () => {
        element = await create(markup);
        await create(markup.replaceAll('name="', 'name="again-'));
      });
      expect(printed).to.deep.equal([`site-pricing-toggle: ${message}`]);
      expect(getVisible(element!)).to.have.members([...visible]);
      const selected = [...element!.querySelectorAll(':checked, [aria-pressed=true]')];
      expect(selected).to.have.length(name === 'no options' ? 0 : 1);
    });
});
