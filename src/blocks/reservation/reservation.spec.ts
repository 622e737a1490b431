import '../../../elements/site-reservation';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import extended from './reservation.extended.css?inline';

type Reservation = HTMLElementTagNameMap['site-reservation'];
type Widget = (container: Element) => Promise<void> | void;

const URL_OF_SCRIPT = 'https://www.opentable.com/widget/reservation/loader?rid=1&theme=tall';
const LINK = '<a href="https://www.opentable.com/r/northlight">Book a table</a>';

let provided: Provided;
/** URLs of inserted scripts, in order. */
let requests: string[];
let logged: [string, unknown][];

/** Services of a page whose scripts behave as specified; by default, they render a widget. */
function provide(widget: Widget = renderForm, context: unknown = {}): void {
  provided?.stop();
  requests = [];
  logged = [];
  provided = provideServices({}, { context });
  Object.assign(provided.page, {
    async insertScript(url: string, container: Element) {
      requests.push(url);
      await widget(container);
    },
  });
  Object.assign(provided.services.trace, { log: (...entry: [string, unknown]) => logged.push(entry) });
}

function renderForm(container: Element): void {
  const form = document.createElement('form');
  form.append('Party size');
  container.append(form);
}

const fail: Widget = () => Promise.reject(new Error());

async function create(content = LINK, attributes = `script-url="${URL_OF_SCRIPT}"`, width = 600) {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(`<site-reservation ${attributes}>${content}</site-reservation><p>Below</p>`);
  const element = box.querySelector<Reservation>('site-reservation')!;
  await settle(element);
  return element;
}

const getLink = (element: Element) => element.querySelector('a')!;
const getStatus = (element: Element) => element.querySelector('[role=status]')!.textContent;
const isIn = (element: Element, state: string) => element.matches(`:state(${state})`);
const hasWidget = (element: Element) => element.querySelector('form') !== null;

/** Clicks the link. @returns whether the browser would have followed it */
function follow(element: Element, options: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  getLink(element).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }),
  );
  removeEventListener('click', stop);
  return isFollowed;
}

async function open(element: Element, state = 'loaded'): Promise<void> {
  expect(follow(element)).to.equal(false);
  await waitUntil(() => isIn(element, state), `never ${state}`);
}

describe('<site-reservation>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(async () => {
    await setViewport({ width: 1200, height: 800 });
    provide();
  });
  afterEach(() => provided.stop());

  it('changes from loading to loaded after Enter on the link, without a layout shift [RSV-002]', async () => {
    let finish = () => {};
    provide((container) =>
      new Promise<void>((resolve) => (finish = resolve)).then(() => renderForm(container)),
    );
    const element = await create();
    const events: string[] = [];
    element.addEventListener('site-reservation-load', ({ type }) => events.push(type));
    const below = element.nextElementSibling as HTMLElement;
    const place = () => below.getBoundingClientRect().top;
    const before = place();
    expect([requests.length, isIn(element, 'loading'), getStatus(element)]).to.deep.equal([0, false, '']);
    getLink(element).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => requests.length === 1);
    expect([isIn(element, 'loading'), isIn(element, 'loaded'), place()]).to.deep.equal([true, false, before]);
    expect(getStatus(element)).to.equal('Loading the booking form…');
    finish();
    await waitUntil(() => isIn(element, 'loaded'));
    expect([isIn(element, 'loading'), hasWidget(element), place()]).to.deep.equal([false, true, before]);
    expect(requests).to.deep.equal([URL_OF_SCRIPT]);
    expect(events).to.deep.equal(['site-reservation-load']);
    expect([document.activeElement?.localName, follow(element)]).to.deep.equal(['a', true]);
    await expect(element).to.be.accessible();
  });

  for (const [width, theme] of [
    [850, 'standard'],
    [851, 'wide'],
  ] as const)
    it(`reloads the script with the theme ${theme} at ${width} px [RSV-003]`, async () => {
      await open(await create());
      expect(requests).to.deep.equal([URL_OF_SCRIPT]);
      const element = await create(undefined, undefined, width);
      await open(element);
      const { searchParams } = new URL(requests[1]!);
      expect(Object.fromEntries(searchParams)).to.deep.equal({
        rid: '1',
        iframe: 'true',
        overlay: 'false',
        theme,
      });
    });

  it('opens again after it was removed and added', async () => {
    const element = await create();
    await open(element);
    const parent = element.parentElement!;
    element.remove();
    expect([hasWidget(element), isIn(element, 'loaded')]).to.deep.equal([false, false]);
    parent.append(element);
    await open(element);
    expect([element.querySelectorAll('form').length, requests.length]).to.deep.equal([1, 2]);
    expect(element.querySelectorAll('[role=status]')).to.have.length(1);
  });

  describe('logs a failure, and keeps the link [RSV-004]', () => {
    const cases: [string, Widget, number][] = [
      ['loadjs failed', fail, 1],
      ['loadjs failed', () => new Promise(() => {}), 10_000],
      ['no wrappers', (container) => container.remove(), 1],
      ['no wrappers', (container) => container.parentElement!.remove(), 1],
      ['widget never rendered', () => {}, 10_000],
      [
        'widget never rendered',
        (container) => container.append(document.createElement('script'), document.createElement('style')),
        10_000,
      ],
    ];
    for (const [at, [reason, widget, wait]] of cases.entries())
      it(`${reason} (${at})`, async () => {
        provide(widget);
        await checkFailure(await create(), reason, wait);
      });

    it('could not reload script and reinit block', async () => {
      await open(await create());
      provided.page.insertScript = () => Promise.reject(new Error());
      await checkFailure(await create(), 'could not reload script and reinit block', 1);
    });

    async function checkFailure(element: Reservation, reason: string, wait: number): Promise<void> {
      const events: unknown[] = [];
      element.addEventListener('site-reservation-fail', (event) =>
        events.push((event as CustomEvent).detail),
      );
      expect(follow(element)).to.equal(false);
      await settle();
      await provided.page.advance(wait - 1);
      expect(isIn(element, 'failed')).to.equal(wait === 1);
      await provided.page.advance(1);
      await waitUntil(() => isIn(element, 'failed'));
      const entry = logged.map(([type, data]) => [type, (data as { message: string }).message]);
      expect(entry).to.deep.equal([['reservation', reason]]);
      expect(provided.page.warnings).to.deep.equal([`site-reservation: ${reason}; the link remains.`]);
      expect(events).to.deep.equal([{ reason }]);
      expect(getStatus(element)).to.equal(
        'The booking form could not be loaded. Please follow the link to book.',
      );
      expect([follow(element), getLink(element).checkVisibility()]).to.deep.equal([true, true]);
      await expect(element).to.be.accessible();
    }
  });

  it('switches the widget of Tock to columns at a width of 750 px or less [RSV-005]', async () => {
    const tock = LINK.replace('opentable', 'exploretock');
    const element = await create(tock, 'script-url="https://www.exploretock.com/tock.js"', 751);
    const getBoxes = () =>
      [getLink(element), element.querySelector('form')!.closest('[role=group]')!].map((node) =>
        node.getBoundingClientRect(),
      );
    await open(element);
    expect(isIn(element, 'columns')).to.equal(false);
    let [link, widget] = getBoxes();
    expect(link!.right).to.be.lessThan(widget!.left);
    element.parentElement!.style.width = '750px';
    await waitUntil(() => isIn(element, 'columns'));
    [link, widget] = getBoxes();
    expect(link!.bottom).to.be.lessThan(widget!.top);
    element.parentElement!.style.width = '751px';
    await waitUntil(() => !isIn(element, 'columns'));
    expect(isIn(await create(LINK, undefined, 400), 'columns')).to.equal(false);
  });

  it('gives Tock its container and the business of the link, also on a page with an element whose id is "tock"', async () => {
    const calls: unknown[][] = [];
    const scope = globalThis as { tock?: unknown };
    provide((container) => {
      expect([container.id, (scope.tock as { queue: unknown[][] }).queue.length]).to.deep.equal([
        'Tock_widget_container',
        1,
      ]);
      calls.push(...(scope.tock as { queue: unknown[][] }).queue);
      renderForm(container);
    });
    delete scope.tock;
    const link = '<h3 id="tock">Tock</h3><a href="https://www.exploretock.com/northlight/events">Book</a>';
    await open(await create(link, 'script-url="https://www.exploretock.com/tock.js"'));
    expect(calls).to.deep.equal([['init', 'northlight']]);
    delete scope.tock;
  });

  describe('for events [RSV-008]', () => {
    const url = 'https://www.exploretock.com/northlight';
    const list = `<ul>
      <li>Long table <a href="${url}/event/528232/long-table">Book the long table</a></li>
      <li>Harvest <a href="${url}/event/528233/harvest">Book the harvest</a></li>
    </ul><a href="tel:1">Call</a>`;
    const containers: (string | undefined)[][] = [];

    async function openEach(attributes: string) {
      containers.length = 0;
      provide((container) => {
        const { tockOffering, tockDisplayMode } = (container as HTMLElement).dataset;
        containers.push([tockOffering, tockDisplayMode]);
        renderForm(container);
      });
      const element = await create(list, `script-url="https://www.exploretock.com/tock.js" ${attributes}`);
      for (const name of ['long-table', 'harvest']) {
        element.querySelector<HTMLElement>(`a[href$="${name}"]`)!.focus();
        addEventListener('click', (event) => event.preventDefault(), { once: true });
        await sendKeys({ press: 'Enter' });
        await waitUntil(() => isIn(element, 'loaded'));
        await settle();
      }
      return element;
    }

    for (const attributes of ['design="events"', 'variant="EVENTS"'])
      it(`opens the form of each event with ${attributes}`, async () => {
        const element = await openEach(attributes);
        await waitUntil(() => containers.length === 2, 'no second form');
        expect(containers).to.deep.equal([
          ['528232', 'Inline'],
          ['528233', 'Inline'],
        ]);
        expect(element.querySelectorAll('form')).to.have.length(1);
        expect(element.querySelector('li')!.offsetWidth).to.equal(element.querySelector('ul')!.offsetWidth);
        await expect(element).to.be.accessible();
        delete (globalThis as { tock?: unknown }).tock;
      });

    it('books a table behind the first link by default', async () => {
      await openEach('');
      expect(containers).to.deep.equal([[undefined, 'Button']]);
      delete (globalThis as { tock?: unknown }).tock;
    });
  });

  it('shows an alert instead of the widget to a signed-in account [RSV-001]', async () => {
    provide(renderForm, { authenticatedAccount: { id: 'a' } });
    const element = await create();
    expect([isIn(element, 'preview'), getStatus(element)]).to.deep.equal([true, 'Preview Only']);
    expect(follow(element)).to.equal(false);
    await waitUntil(() => provided.page.events.length === 1);
    const { type, detail } = provided.page.events[0]!;
    const { title, message } = detail as { title: string; message: string };
    expect([type, title, message]).to.deep.equal([
      'site-services-notice-request',
      'Preview Only',
      'Please log out of your account in order to use the block.',
    ]);
    expect([requests.length, isIn(element, 'preview')]).to.deep.equal([0, true]);
    await expect(element).to.be.accessible();
  });

  for (const [type, isTock] of [
    [50, false],
    [66, false],
    [68, true],
  ] as const)
    it(`derives the provider from block type ${type} [RSV-007]`, async () => {
      const block = (number: number) =>
        `<div class="sqs-block" data-block-type="${number}"><a href="https://booking.example/">Book</a></div>`;
      const element = await create(block(type));
      await open(element);
      expect([isIn(element, 'tock'), hasWidget(element)]).to.deep.equal([isTock, true]);
      expect(follow(await create(block(4)))).to.equal(true);
    });

  it('does not handle clicks without a script URL, with a modifier key, or on other links', async () => {
    for (const attributes of ['', 'script-url="https://"'])
      expect(follow(await create(LINK, attributes)), attributes).to.equal(true);
    const element = await create(`${LINK}<a href="tel:1">Call</a>`);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(follow(element, { [key]: true })).to.equal(true);
    expect(isIn(element, 'loading')).to.equal(false);
    expect(requests).to.deep.equal([]);
  });

  it('waits for consent where the page has a cookie banner, and offers its settings', async () => {
    const banner = document.createElement('site-cookie-banner');
    document.body.append(banner);
    const element = await create();
    await open(element, 'consent');
    banner.remove();
    expect(getStatus(element)).to.match(/^The booking form stores data on your device/);
    expect(requests).to.deep.equal([]);
    await expect(element).to.be.accessible();
    element.querySelector<HTMLElement>('button:not([hidden])')!.click();
    const { consent } = provided.services;
    expect(consent.notice.get().bannerRequested).to.equal(true);
    consent.decline();
    await settle();
    expect([requests.length, isIn(element, 'consent')]).to.deep.equal([0, true]);
    expect(follow(element)).to.equal(true);
    consent.accept();
    await waitUntil(() => isIn(element, 'loaded'));
    expect(requests).to.deep.equal([URL_OF_SCRIPT]);
    expect(element.querySelector('button:not([hidden])') === null).to.equal(true);
  });

  it('does not load after it was removed while it waited for consent', async () => {
    provided.services.consent.decline();
    const element = await create();
    await open(element, 'consent');
    element.remove();
    provided.services.consent.accept();
    await settle();
    expect(requests).to.deep.equal([]);
  });
});
