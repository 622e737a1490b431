import '../../../elements/site-toast';
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { pointAt } from '../../kit/testing/pointer';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

type Toast = HTMLElementTagNameMap['site-toast'];

const box = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[part=toast]')!;
const isThere = (element: Element) => box(element).matches(':popover-open');

/** Opens a toast from a focused button; its events are recorded in `events`. */
async function show(more: Partial<Toast> = {}, message = 'Saved.') {
  const page = await fixture<HTMLElement>(html`<div><button>Save</button><site-toast></site-toast></div>`);
  const [opener, element] = [page.querySelector('button')!, page.querySelector('site-toast')!];
  element.textContent = message;
  const events: unknown[] = [];
  element.addEventListener('site-toast-confirm', () => events.push('confirm'));
  element.addEventListener('site-toast-hide', (event) => events.push((event as CustomEvent).detail));
  await settle(element);
  opener.focus();
  const start = performance.now();
  Object.assign(element, { open: true, ...more });
  await waitUntil(() => box(element).hasAttribute('data-shown'));
  return { page, opener, element, events, start };
}

describe('<site-toast>', () => {
  let provided: Provided;
  beforeEach(async () => {
    await sendMouse({ type: 'move', position: [0, 0] });
    await executeServerCommand('emulate-preferences', {});
    provided = provideServices();
  });
  afterEach(() => provided.stop());

  it('closes after 2000 ms, counts as confirmed and is removed [DLG-007]', async () => {
    const { element, opener, events, start } = await show();
    await waitUntil(() => !element.isConnected, 'not removed');
    expect(performance.now() - start).to.be.greaterThan(1990);
    expect(events).to.deep.equal(['confirm', { answer: 'confirm' }]);
    expect(document.activeElement).to.equal(opener);
  });

  it('appears and disappears in browsers without popovers', async () => {
    const { showPopover } = HTMLElement.prototype;
    Object.assign(HTMLElement.prototype, { showPopover: undefined });
    try {
      const { element } = await show({ duration: 500 });
      expect(box(element).checkVisibility()).to.equal(true);
      expect(getComputedStyle(box(element)).position).to.equal('fixed');
      await waitUntil(() => !element.isConnected, 'not removed');
    } finally {
      Object.assign(HTMLElement.prototype, { showPopover });
    }
  });

  it('fades for 0.3 s, except with reduced motion [DLG-014]', async () => {
    const { element } = await show({ duration: 0 });
    expect(getComputedStyle(box(element)).transitionDuration).to.equal('0.3s');
    await waitUntil(() => getComputedStyle(box(element)).opacity === '1');
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    expect(getComputedStyle(box(element)).transitionDuration).to.equal('0s');
  });

  it('is readable in forced colors', async () => {
    const { element } = await show({ duration: 0 });
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const page = document.createElement('p');
    document.body.append(page);
    page.style.cssText = 'color: canvastext; background: canvas';
    const { color, backgroundColor } = getComputedStyle(page);
    const shown = getComputedStyle(box(element));
    expect([shown.color, shown.backgroundColor]).to.deep.equal([color, backgroundColor]);
    page.remove();
  });

  it('adds its text to an existing polite live region', async () => {
    const page = await fixture<HTMLElement>(html`<div><site-toast>Saved.</site-toast></div>`);
    const element = page.querySelector('site-toast')!;
    await settle(element);
    element.open = true;
    await waitUntil(() => isThere(element));
    const slot = element.shadowRoot!.querySelector<HTMLElement>('[role=status] slot')!;
    expect(slot.hidden).to.equal(true);
    await waitUntil(() => !slot.hidden);
    expect(document.activeElement).to.equal(document.body);
    await waitUntil(() => getComputedStyle(box(element)).opacity === '1');
    await expect(element).to.be.accessible();
  });

  it('stays open while hovered or focused', async () => {
    // A busy machine may take two seconds to move the pointer.
    const { element } = await show({ duration: 5000 });
    await pointAt(box(element));
    await aTimeout(5300);
    expect([isThere(element), element.isConnected]).to.deep.equal([true, true]);
    const times = { left: Number.NaN, closed: Number.NaN };
    box(element).addEventListener('pointerleave', ({ timeStamp }) => (times.left = timeStamp), {
      once: true,
    });
    element.addEventListener('site-toast-hide', ({ timeStamp }) => (times.closed = timeStamp));
    await sendMouse({ type: 'move', position: [0, 0] });
    await waitUntil(() => !element.isConnected, 'not removed');
    expect(times.closed - times.left, 'one second remains').to.be.greaterThan(990);
  });

  it('stays open with `duration="0"` until it is closed by button, and restores the focus', async () => {
    const { element, opener, events } = await show({ duration: 0, labelClose: 'Fine' });
    await waitUntil(() => getComputedStyle(box(element)).opacity === '1');
    await expect(element).to.be.accessible();
    await aTimeout(2300);
    expect(events).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement?.textContent).to.equal('Fine');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => document.activeElement === opener, 'the focus did not return');
    await waitUntil(() => !element.isConnected);
    expect(events).to.deep.equal(['confirm', { answer: 'confirm' }]);
  });

  it('closes with Escape, the newest first', async () => {
    const { page, element } = await show({ duration: 0 });
    const second = document.createElement('site-toast');
    page.append(second);
    Object.assign(second, { duration: 0, open: true });
    await settle(second);
    await waitUntil(() => isThere(second));
    // The Escape listener is loaded with the first open overlay.
    await waitUntil(() => provided.page.pressEscape());
    await waitUntil(() => !second.isConnected);
    expect([element.isConnected, isThere(element)]).to.deep.equal([true, true]);
    expect(provided.page.pressEscape()).to.equal(true);
    await waitUntil(() => !element.isConnected);
    expect(provided.page.pressEscape()).to.equal(false);
  });

  it('stays in the page with `keep` and reports when the page closes it', async () => {
    const { element, events } = await show({ keep: true });
    element.open = false;
    await waitUntil(() => events.length === 1);
    expect(events).to.deep.equal([{ answer: null }]);
    expect([element.isConnected, isThere(element)]).to.deep.equal([true, false]);
    element.open = true;
    await waitUntil(() => events.length === 3, 'not closed again');
    expect([element.open, element.isConnected]).to.deep.equal([false, true]);
  });

  it('reports that the page has removed it', async () => {
    const { element, events } = await show();
    element.remove();
    await waitUntil(() => events.length === 1);
    expect(events).to.deep.equal([{ answer: null }]);
  });

  it('keeps the button text on one line, below the message if space is short', async () => {
    for (const [width, labelClose] of [
      [290, 'Close'],
      [290, 'I have read it'],
      [1000, 'Close'],
    ] as const) {
      await setViewport({ width, height: 600 });
      const { element } = await show({ duration: 0, labelClose }, 'The address was copied.');
      const button = element.shadowRoot!.querySelector<HTMLElement>('[part=close]')!;
      const range = document.createRange();
      range.selectNodeContents(button);
      expect(range.getClientRects(), `${labelClose}, ${width} px`).to.have.length(1);
      expect(box(element).getBoundingClientRect().width).to.be.at.most(Math.min(width - 32, 400));
      element.remove();
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('fits narrow viewports in both writing directions', async () => {
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      const { element } = await show({ duration: 0 }, 'The print is in your cart. '.repeat(40));
      const { left, right, top, bottom } = box(element).getBoundingClientRect();
      expect(left).to.be.at.least(15.5);
      expect(right).to.be.at.most(document.documentElement.clientWidth - 15.5);
      expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
      element.remove();
    }
    document.documentElement.removeAttribute('dir');
  });
});
