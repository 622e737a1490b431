import '../../../elements/site-button';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ContextRequestEvent } from '../../kit/element/context-request';
import { captureConsole } from '../../kit/testing/console';
import { holdTimers } from '../../kit/testing/hold-timers';
import { clickOn } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import base from './button.extended.css?inline';
import { NAVIGATION_TIMEOUT } from './delayed-navigation';

type Fields = Readonly<Record<string, unknown>>;

/** Addresses that the element has followed. */
let followed: string[];
/** Whether the element had prevented each click. */
let prevented: boolean[];
let rendered: Fields[];
let clicked: Fields[];
let finishTracking: () => void;
let consent: string;
/** Two clicks on a busy machine may take longer than the link waits. */
let timers: ReturnType<typeof holdTimers>;

const nativeClick = HTMLAnchorElement.prototype.click;

const services = {
  consent: { tracking: { get: () => consent } },
  tracking: {
    buttonRender: (fields: Fields) => void rendered.push(fields),
    buttonClick(fields: Fields) {
      clicked.push(fields);
      return new Promise<void>((resolve) => {
        finishTracking = resolve;
      });
    },
  },
} as unknown as Services;

function provide(event: Event) {
  const { context, callback } = event as ContextRequestEvent<Services>;
  if (context === servicesContext) callback(services, () => {});
}

/** The page of the test must not be left. */
function stopNavigation(event: Event) {
  prevented.push(event.defaultPrevented);
  event.preventDefault();
}

beforeEach(() => {
  followed = [];
  prevented = [];
  rendered = [];
  clicked = [];
  consent = 'granted';
  timers = holdTimers(NAVIGATION_TIMEOUT);
  document.addEventListener('context-request', provide);
  for (const type of ['click', 'auxclick']) addEventListener(type, stopNavigation);
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.isConnected) nativeClick.call(this);
    else followed.push(this.getAttribute('href') ?? '');
  };
});

afterEach(() => {
  timers.restore();
  document.removeEventListener('context-request', provide);
  for (const type of ['click', 'auxclick']) removeEventListener(type, stopNavigation);
  HTMLAnchorElement.prototype.click = nativeClick;
});

async function create(attributes = '', link = '<a id="book" href="/book">Book a\n table</a>') {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-button ${attributes}>${link}</site-button>`);
  const element = box.querySelector('site-button')!;
  await settle(element);
  const control = box.querySelector<HTMLElement>('a, button')!;
  return { box, element, control };
}

async function press(control: HTMLElement, button: 'left' | 'middle' = 'left') {
  const count = prevented.length;
  await clickOn(control, button);
  await waitUntil(() => prevented.length > count, 'no click arrived');
}

it('tracks once that it was rendered, with text, address, alignment, size and window [BTN-002] [BTN-004]', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(base);
  document.adoptedStyleSheets.push(sheet);
  const { box, element } = await create('alignment="center" size="large" new-window');
  const fields = {
    id: 'book',
    buttonText: 'Book a table',
    clickthroughUrl: '/book',
    alignment: 'center',
    size: 'large',
    newWindow: true,
    context: 1,
  };
  expect(rendered).to.deep.equal([fields]);
  box.append(document.createElement('p'), element);
  await settle(element);
  expect(rendered).to.have.length(1);
  expect(getComputedStyle(element).textAlign).to.equal('center');
  await expect(element).to.be.accessible();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
});

it('reads a published button block, and the context of a popup overlay [BTN-002] [BTN-004]', async () => {
  const box = await fixture<HTMLElement>(html`<div class="sqs-popup-overlay"></div>`);
  box.setHTMLUnsafe(`<site-button><div class="sqs-block button-block" data-block-type="53" id="block-12"><div class="sqs-block-content">
    <div class="sqs-block-button-container" data-alignment="center" data-button-size="large">
    <a href="#learn-more" class="sqs-block-button-element">LEARN MORE</a></div></div></div></site-button>`);
  const element = box.querySelector('site-button')!;
  await settle(element);
  await press(box.querySelector('a')!);
  const fields = {
    id: 'block-12',
    buttonText: 'LEARN MORE',
    clickthroughUrl: '#learn-more',
    alignment: 'center',
    size: 'large',
    newWindow: false,
    context: 2,
  };
  expect(rendered).to.deep.equal([fields]);
  expect(clicked).to.deep.equal([fields]);
  expect(prevented).to.deep.equal([false]);
});

it('follows a link when its click is tracked, once for two clicks [BTN-001]', async () => {
  const { element, control } = await create();
  await press(control);
  await press(control);
  expect(prevented).to.deep.equal([true, true]);
  expect(clicked).to.have.length(1);
  expect(followed).to.deep.equal([]);
  expect(element.hasAttribute('data-pending')).to.equal(true);
  finishTracking();
  await waitUntil(() => followed.length > 0);
  await settle(element);
  expect(followed).to.deep.equal([new URL('/book', location.href).href]);
  expect(element.hasAttribute('data-pending')).to.equal(false);
});

it('tracks new windows, the middle button and downloads without a delay [BTN-003]', async () => {
  const blank = await create('new-window');
  await press(blank.control);
  const middle = await create();
  await press(middle.control, 'middle');
  const download = await create('', '<a href="/menu.pdf" download>Menu</a>');
  await press(download.control);
  expect(prevented).to.deep.equal([false, false, false]);
  expect(clicked.map(({ newWindow }) => newWindow)).to.deep.equal([true, false, false]);
});

it('delays a link that is activated by a key [BTN-001]', async () => {
  const { control } = await create();
  control.focus();
  await sendKeys({ press: 'Enter' });
  await waitUntil(() => prevented.length === 1);
  expect(prevented).to.deep.equal([true]);
  finishTracking();
  await waitUntil(() => followed.length === 1);
});

it('tracks a button that is not a link', async () => {
  const { control } = await create('', '<button type="button">Copy</button>');
  await press(control);
  expect(prevented).to.deep.equal([false]);
  expect(clicked.map(({ buttonText, clickthroughUrl }) => [buttonText, clickthroughUrl])).to.deep.equal([
    ['Copy', ''],
  ]);
});

it('does not delay a link without services or without consent [BTN-005]', async () => {
  consent = 'denied';
  const denied = await create();
  await press(denied.control);
  document.removeEventListener('context-request', provide);
  const missing = await create();
  await press(missing.control);
  expect(prevented).to.deep.equal([false, false]);
});

it('does not handle a click that the page has handled', async () => {
  const { control } = await create();
  control.addEventListener('click', (event) => event.preventDefault());
  await press(control);
  finishTracking();
  await settle();
  expect(clicked).to.have.length(1);
  expect(followed).to.deep.equal([]);
});

it('cancels a delayed navigation when the page is left for another', async () => {
  const { element, control } = await create();
  await press(control);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  finishTracking();
  await settle();
  expect(followed).to.deep.equal([]);
  expect(element.hasAttribute('data-pending')).to.equal(false);
});

it('warns once about an element without link or button', async () => {
  const printed = await captureConsole(async () => {
    await create('', '<a>Book</a>');
    await create('', '<a>Book</a>');
  });
  expect(printed).to.deep.equal([
    'site-button: contains no link with an address and no button; nothing is tracked.',
  ]);
});
