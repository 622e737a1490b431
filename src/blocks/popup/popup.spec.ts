import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-cookie-banner';
import '../../../elements/site-dialog';
import '../../../elements/site-popup';
import { advance as advancePage } from './testing/popup-clock';

type Popup = HTMLElementTagNameMap['site-popup'];

const DAY = 86_400_000;
let provided: Provided;

const getBox = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[part="dialog"]');
const getClose = (element: Element) =>
  element.shadowRoot!.querySelector<HTMLButtonElement>('[part="close"]')!;
const isOpen = (element: Popup) => element.hasAttribute('open') && getBox(element) !== null;
/** Its box is rendered before the effect that shows it, and reports that it is open. */
const isShown = (element: Popup) => getBox(element)?.matches(':modal, [data-shown]') === true;
const getRecord = () => JSON.parse(provided.page.local.get('site-popup:offer') ?? 'null');

function useServices(
  popupOverlaySettings: Record<string, unknown> = {},
  { url = location.href, context = {} }: { url?: string; context?: object } = {},
): void {
  provided?.stop();
  provided = provideServices(
    { url, age: 0 },
    { context: { ...context, websiteSettings: { popupOverlaySettings } } },
  );
}

async function create(attributes = '', content = '<h2>Letters</h2><p>Once a month.</p>'): Promise<Popup> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(
    `<button id="before">Before</button><site-popup id="offer" ${attributes}>${content}</site-popup>`,
  );
  const element = box.querySelector('site-popup')!;
  await settle(element);
  return element;
}

const advance = (element: Popup, ms: number) => advancePage(provided.page, element, ms);

describe('<site-popup>', () => {
  beforeEach(() => useServices({ style: 2, displayFrequency: 30, version: 3 }));
  afterEach(async () => {
    provided.stop();
    history.replaceState(null, '', location.pathname + location.search);
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 800, height: 600 });
    await executeServerCommand('emulate-preferences', {});
  });

  it('opens five seconds after the page, by the settings of the site context [POP-001] [POP-018]', async () => {
    useServices({ style: 2, showOnTimer: true, timerDelay: 7000 });
    const element = await create();
    await advance(element, 6999);
    expect(isOpen(element)).to.equal(false);
    await advance(element, 1);
    await waitUntil(() => isShown(element));
    expect(getBox(element)!.matches(':modal')).to.equal(true);
    expect(getBox(element)!.getAttribute('aria-label')).to.equal('Letters');
    await expect(element).to.be.accessible();
  });

  it('prefers attributes to the site context, and treats empty strings as unset', async () => {
    useServices({ style: 1, timerDelay: '', enabledPages: [] });
    const element = await create('popup-style="show" timer-delay="100" version="" display-frequency=""');
    await advance(element, 100);
    await waitUntil(() => isShown(element));
  });

  it('stays closed with the style none [POP-013]', async () => {
    useServices({ style: 1, enabledPages: [] });
    const element = await create();
    await advance(element, DAY);
    expect(isOpen(element)).to.equal(false);
  });

  it('reads the settings of a published site as JSON', async () => {
    const element = await create(`options='{"style":1,"displayFrequency":"7","enabledPages":[]}'`);
    await advance(element, DAY);
    expect([element.popupStyle, isOpen(element)]).to.deep.equal(['none', false]);
  });

  it('remembers version and date when the visitor closes it, and nothing before [POP-002]', async () => {
    const element = await create();
    await advance(element, 5000);
    await waitUntil(() => isShown(element));
    expect(provided.page.local.keys('')).to.deep.equal([]);
    const closed: unknown[] = [];
    element.addEventListener('site-popup-close', (event) => closed.push((event as CustomEvent).detail));
    getClose(element).click();
    await waitUntil(() => getBox(element) === null);
    expect(closed).to.deep.equal([{ submitted: false }]);
    expect(getRecord()).to.deep.equal({
      version: 3,
      submitted: false,
      'date-closed': provided.page.clock.now(),
    });
  });

  it('opens again after the days of the settings [POP-008]', async () => {
    const start = async (days: number) => {
      useServices({ style: 2, displayFrequency: 30 });
      provided.page.local.set(
        'site-popup:offer',
        JSON.stringify({
          version: 1,
          submitted: false,
          'date-closed': provided.page.clock.now() - days * DAY,
        }),
      );
      const element = await create();
      await advance(element, 5000);
      return element;
    };
    expect(isOpen(await start(29))).to.equal(false);
    const element = await start(31);
    await waitUntil(() => isShown(element));
  });

  it('opens when the visitor has scrolled through the given part of the page', async () => {
    useServices({ style: 2, showOnTimer: false, showOnScroll: true, scrollPercentage: 50 });
    const spacer = document.body.appendChild(document.createElement('div'));
    spacer.style.blockSize = '3000px';
    const element = await create();
    const height = document.documentElement.scrollHeight - innerHeight;
    scrollTo(0, height * 0.4);
    await settle(element);
    expect(isOpen(element)).to.equal(false);
    scrollTo(0, height * 0.6);
    await waitUntil(() => isShown(element));
    spacer.remove();
  });

  it('waits until the cookie banner is answered', async () => {
    const banner = await fixture<HTMLElement>(html`<site-cookie-banner></site-cookie-banner>`);
    await settle(banner);
    provided.page.respond(() => ({ json: { receiptId: 'r' } }));
    const element = await create();
    await advance(element, 5000);
    expect(isOpen(element)).to.equal(false);
    banner.shadowRoot!.querySelector<HTMLElement>('[part="accept"]')!.click();
    await waitUntil(() => isShown(element));
  });

  it('waits until a dialog is closed', async () => {
    const dialog = await fixture<HTMLElementTagNameMap['site-dialog']>(
      html`<site-dialog open keep>Sure?</site-dialog>`,
    );
    await settle(dialog);
    const element = await create();
    await advance(element, 5000);
    expect(isOpen(element)).to.equal(false);
    dialog.shadowRoot!.querySelector<HTMLElement>('[part~="primary"]')!.click();
    await waitUntil(() => isShown(element));
  });

  for (const field of ['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>A</p>'])
    it(`waits while the visitor types in ${field}`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe(field);
      const focused = box.firstElementChild as HTMLElement;
      focused.focus();
      const element = await create();
      await advance(element, 5000);
      expect(isOpen(element)).to.equal(false);
      focused.blur();
      await waitUntil(() => isShown(element));
    });

  it('opens one of several popups', async () => {
    const first = await create();
    const second = document.createElement('site-popup');
    second.id = 'second';
    second.textContent = 'Another';
    first.after(second);
    await settle(second);
    await advance(first, 5000);
    await waitUntil(() => isShown(first) || isShown(second));
    await advance(second, DAY);
    expect([isOpen(first), isOpen(second)].filter(Boolean).length).to.equal(1);
  });

  for (const content of ['', '<div class="sqs-popup-overlay"><div></div></div>'])
    it(`does not open automatically without content, and warns once: ${content || 'empty'}`, async () => {
      resetWarnings();
      const warnings = await captureConsole(async () => {
        const element = await create('', content);
        await advance(element, DAY);
        expect(isOpen(element)).to.equal(false);
        element.show();
        await waitUntil(() => isShown(element));
      });
      expect(warnings).to.deep.equal(['site-popup: has no content, so it does not open by itself.']);
    });

  it('can be kept closed by a listener', async () => {
    const element = await create();
    element.addEventListener('site-popup-open-request', (event) => event.preventDefault());
    await advance(element, 5000);
    expect(isOpen(element)).to.equal(false);
  });

  it('opens by a link, whatever its settings, and returns the focus', async () => {
    useServices({ style: 1 });
    const element = await create();
    const link = document.createElement('a');
    link.href = '#offer';
    link.textContent = 'Letters';
    element.before(link);
    link.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getBox(element)?.matches(':modal') === true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => getBox(element) === null && document.activeElement === link);
    expect(location.hash).to.equal('');
  });

  it('opens by its methods and by a command', async () => {
    const element = await create();
    element.show();
    await waitUntil(() => isShown(element));
    element.close();
    await waitUntil(() => getBox(element) === null);
    element.dispatchEvent(Object.assign(new Event('command'), { command: '--show' }));
    await waitUntil(() => isShown(element));
  });

  it('traps the focus in the center: close button first', async () => {
    const element = await create('', '<h2>Offer</h2><a href="#x" id="inside">More</a>');
    element.show();
    await waitUntil(() => getBox(element)?.matches(':modal') === true);
    const names: string[] = [];
    for (let index = 0; index < 3; index++) {
      names.push(document.activeElement?.id ?? '');
      await sendKeys({ press: 'Tab' });
    }
    expect(names).to.deep.equal(['offer', 'inside', 'offer']);
    const { width, height } = getClose(element).getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
  });

  for (const position of ['TOP_LEFT', 'TOP_CENTER', 'TOP_RIGHT', 'CENTER_LEFT'] as const)
    checkPosition(position);
  for (const position of ['CENTER_CENTER', 'CENTER_RIGHT', 'BOTTOM_LEFT'] as const) checkPosition(position);
  for (const position of ['BOTTOM_CENTER', 'BOTTOM_RIGHT'] as const) checkPosition(position);

  function checkPosition(position: Popup['position']) {
    it(`is placed at ${position}, also on a right-to-left page [POP-012]`, async () => {
      document.documentElement.dir = 'rtl';
      const element = await create(`position="${position}"`);
      element.show();
      await waitUntil(() => isOpen(element) && getBox(element)!.matches(':modal, [data-shown]'));
      await waitUntil(() => getBox(element)!.getAnimations().length === 0);
      const { left, right, top, bottom } = getBox(element)!.getBoundingClientRect();
      const classify = (before: number, after: number, names: readonly string[]) =>
        names[Math.abs(before - after) <= 2 ? 1 : before < after ? 0 : 2];
      const width = document.documentElement.clientWidth;
      const column = classify(left, width - right, ['LEFT', 'CENTER', 'RIGHT']);
      const row = classify(top, innerHeight - bottom, ['TOP', 'CENTER', 'BOTTOM']);
      expect(`${row}_${column}`).to.equal(position);
    });
  }

  it('at an edge, keeps the focus and the page usable, and closes on Escape only from inside', async () => {
    const element = await create(
      'position="bottom-right"',
      '<h2>Offer</h2><a href="#x" id="inside">More</a>',
    );
    const before = document.getElementById('before')!;
    before.focus();
    await advance(element, 5000);
    await waitUntil(() => isShown(element));
    await settle(element);
    expect(document.activeElement?.id).to.equal('before');
    expect(provided.page.pressEscape()).to.equal(false);
    await waitUntil(() => getBox(element)!.getAnimations().length === 0);
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => element.shadowRoot!.activeElement?.part.value === 'close');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => document.activeElement?.id === 'inside');
    await expect(element).to.be.accessible();
    expect(provided.page.pressEscape()).to.equal(true);
    await waitUntil(() => getBox(element) === null);
  });

  it('receives and returns the focus at an edge if the visitor has opened it [POP-012]', async () => {
    const element = await create('position="bottom-left"');
    const before = document.getElementById('before')!;
    before.focus();
    element.show();
    await waitUntil(() => element.shadowRoot!.activeElement?.part.value === 'dialog');
    await waitUntil(() => provided.page.pressEscape());
    await waitUntil(() => getBox(element) === null && document.activeElement === before);
  });

  it('does not open again in a visit in which the visitor left a page while it was open, and stores nothing before', async () => {
    const element = await create('position="bottom-left"');
    await advance(element, 5000);
    await waitUntil(() => isShown(element));
    expect([provided.page.local.keys(''), provided.page.session.keys('')]).to.deep.equal([[], []]);
    provided.page.fire('hide');
    expect(provided.page.local.keys(''), 'without consent').to.deep.equal([]);
    provided.services.consent.accept();
    provided.page.fire('hide');
    const [key] = provided.page.local.keys('');
    expect(key).to.equal('site-popup-left');
    expect(getRecord()).to.equal(null);
    const left = provided.page.local.get(key!)!;
    const visitNextPage = async (minutes: number) => {
      element.remove();
      useServices({ style: 2 });
      provided.page.local.set(key!, left);
      await provided.page.advance(minutes * 60_000 + 5000);
      const next = await create();
      await advance(next, 5000);
      return next;
    };
    expect(isOpen(await visitNextPage(20))).to.equal(false);
    const next = await visitNextPage(30);
    await waitUntil(() => isShown(next));
  });

  it('waits in a background tab until the tab is visible', async () => {
    const element = await create();
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await advance(element, 5000);
    await settle(element);
    expect(isOpen(element)).to.equal(false);
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => isShown(element));
  });

  it('scrolls a control that receives the focus behind it into view', async () => {
    const element = await create('position="bottom-center"');
    const spacer = document.createElement('div');
    spacer.style.blockSize = '2000px';
    const button = document.createElement('button');
    button.textContent = 'Behind';
    Object.assign(button.style, { position: 'absolute', left: '50%', top: '560px' });
    element.before(spacer, button);
    await advance(element, 5000);
    await waitUntil(() => getBox(element)?.hasAttribute('data-shown') === true);
    button.focus();
    const isUncovered = () =>
      button.getBoundingClientRect().bottom <= getBox(element)!.getBoundingClientRect().top;
    await waitUntil(isUncovered, 'the button is covered');
    spacer.remove();
    button.remove();
    scrollTo(0, 0);
  });

  it('covers at most a third of a narrow screen when it opens automatically', async () => {
    await setViewport({ width: 360, height: 720 });
    const element = await create('', `<h2>Offer</h2>${'<p>Text of a long offer.</p>'.repeat(20)}`);
    await advance(element, 5000);
    await waitUntil(() => isShown(element));
    const box = getBox(element)!;
    expect(box.matches(':modal')).to.equal(false);
    expect(box.getBoundingClientRect().height).to.be.at.most(241);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    await expect(element).to.be.accessible();
    element.close();
    await waitUntil(() => getBox(element) === null);
    element.show();
    await waitUntil(() => getBox(element)?.matches(':modal') === true);
  });

  it('does not open again after a sign-up in it [POP-011]', async () => {
    const element = await create('', '<h2>Offer</h2><site-newsletter></site-newsletter>');
    await advance(element, 5000);
    await waitUntil(() => isShown(element));
    const form = element.querySelector('site-newsletter')!;
    form.dispatchEvent(new CustomEvent('site-newsletter-success', { bubbles: true, composed: true }));
    expect(getRecord().submitted).to.equal(true);
    const closed: unknown[] = [];
    element.addEventListener('site-popup-close', (event) => closed.push((event as CustomEvent).detail));
    getClose(element).click();
    await waitUntil(() => getBox(element) === null);
    expect(closed).to.deep.equal([{ submitted: true }]);
    await provided.page.advance(400 * DAY);
    const again = await create();
    await advance(again, 5000);
    expect(isOpen(again)).to.equal(false);
  });
});
