// Keyboard use of the dev.js panel: problems, elements with their options, events and loads.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Devtools, startDevtools } from '../src/devtools/devtools';
import { SHEET } from '../src/devtools/testing/inspect';
import { captureConsole } from '../src/kit/testing/console';
import { waitUntil } from '../src/kit/testing/wait';
import { contracts } from './contracts';
import './site-accordion';

const MARKUP = `${SHEET}<site-accordion id="faq" expand-first><details><summary>A</summary>B</details></site-accordion>
  <site-accordion expand-frist></site-accordion><site-map zoom="12"></site-map>`;

describe('the panel of dev.js', () => {
  let devtools: Devtools;
  let box: HTMLElement;
  const getHost = () => [...document.querySelectorAll<HTMLElement>('[popover="manual"]')].at(-1)!;
  const getRoot = () => getHost().shadowRoot!;
  const getView = () => getRoot().querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])')!;
  const getFocused = () => getRoot().activeElement as HTMLElement | null;
  const press = (key: string) => sendKeys({ press: key });

  beforeEach(async () => {
    box = await fixture<HTMLElement>(html`<main></main>`);
    box.setHTMLUnsafe(MARKUP);
    await captureConsole(() => {
      devtools = startDevtools({ contracts });
      devtools.check();
    });
    // A spec may run before the page has loaded.
    await waitUntil(() => document.readyState === 'complete' && getHost());
  });
  afterEach(() => devtools.stop());

  const open = async () => {
    await sendKeys({ down: 'Alt' });
    await sendKeys({ down: 'Shift' });
    await press('KeyE');
    await sendKeys({ up: 'Shift' });
    await sendKeys({ up: 'Alt' });
  };

  it('opens with its keys, closes with Escape, and returns the focus to its button', async () => {
    const toggle = getRoot().querySelector<HTMLElement>('.toggle')!;
    expect(toggle.ariaLabel).to.equal('site-elements, problems: 1');
    await open();
    expect(getFocused()?.textContent).to.equal('Problems 1');
    expect(getFocused()?.ariaSelected).to.equal('true');
    expect(toggle.checkVisibility()).to.equal(false);
    await press('Escape');
    expect(getRoot().querySelector('section')!.checkVisibility()).to.equal(false);
    expect(getFocused() === toggle).to.equal(true);
    await press('Enter');
    expect(getFocused()?.textContent).to.equal('Problems 1');
  });

  it('moves between its tabs with the arrow keys, Home and End', async () => {
    await open();
    const names: (string | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await press(key);
      names.push(getFocused()?.dataset.name);
    }
    expect(names).to.deep.equal([
      'Elements',
      'Events',
      'Loading',
      'Problems',
      'Loading',
      'Problems',
      'Loading',
    ]);
    expect(getRoot().querySelectorAll('[role="tab"][tabindex="0"]').length).to.equal(1);
  });

  it('lists problems and shows their elements', async () => {
    await open();
    const items = [...getView().querySelectorAll('li p')].map(({ textContent }) => textContent);
    expect(items).to.deep.equal([
      'site-accordion has no attribute "expand-frist"; did you mean "expand-first"?',
    ]);
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await press(key);
    expect(getFocused()?.textContent).to.equal('Show <site-accordion>');
    const frame = getRoot().querySelector<HTMLElement>('.highlight')!;
    expect(frame.checkVisibility()).to.equal(true);
    const target = box.querySelector('[expand-frist]')!.getBoundingClientRect();
    expect(frame.getBoundingClientRect().top).to.be.closeTo(target.top, 1);
  });

  it('lists the elements with their options, given and default', async () => {
    await open();
    await press('ArrowRight');
    const summaries = [...getView().querySelectorAll('.element > summary')].map(
      ({ textContent }) => textContent,
    );
    expect(summaries).to.deep.equal([
      '<site-accordion id="faq"> ready',
      '<site-accordion> ready',
      '<site-map> waits until it is near the viewport',
    ]);
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await press(key);
    await waitUntil(() => getView().querySelector('tbody'));
    const given = [...getView().querySelectorAll('tbody')[0]!.rows].map(({ cells }) =>
      [...cells].map((cell) => cell.querySelector('code')?.textContent),
    );
    expect(given).to.deep.equal([['expand-first', 'true', '–']]);
    expect(getView().textContent).to.include('options with default values');
  });

  it('lists events as they happen, and clears them', async () => {
    await open();
    for (const key of ['ArrowRight', 'ArrowRight']) await press(key);
    expect(getView().textContent).to.include('No events yet.');
    const element = box.querySelector('site-map')!;
    element.dispatchEvent(new CustomEvent('site-error', { bubbles: true, detail: { error: 'a' } }));
    expect(getFocused()?.textContent).to.equal('Events 1');
    expect(getView().querySelector('li')!.textContent).to.match(
      /^[\d.]+ s site-error <site-map> {"error":"a"}$/,
    );
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await press(key);
    expect(getView().querySelectorAll('li').length).to.equal(0);
  });

  it('is accessible in each view', async () => {
    await open();
    for (const _ of [1, 2, 3, 4]) {
      await expect(getHost()).to.be.accessible();
      await press('ArrowRight');
    }
  });

  it('keeps what is open and focused when the page changes', async () => {
    await open();
    await press('ArrowRight');
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await press(key);
    const focused = getFocused();
    box.append(document.createElement('site-map'));
    devtools.check();
    expect(getFocused() === focused).to.equal(true);
    expect(getView().querySelectorAll('details[open]').length).to.equal(1);
    expect(getView().querySelectorAll('.element').length).to.equal(4);
  });

  it('leaves nothing behind when it stops', () => {
    devtools.stop();
    expect(document.querySelectorAll('[popover="manual"]').length).to.equal(0);
  });
});
