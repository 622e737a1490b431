import '../../../elements/site-dialog';
import '../../../elements/site-tooltip';
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { pointAt } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';

type Tooltip = HTMLElementTagNameMap['site-tooltip'];

const TEXT = 'Copies the address of this page, to be pasted into a letter or a message to somebody else';

const box = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[part=tooltip]')!;
const isThere = (element: Element) => box(element).matches(':popover-open');
const shown = (element: Element) => waitUntil(() => box(element).hasAttribute('data-shown'), 'not shown');
const hidden = (element: Element) => waitUntil(() => !isThere(element), 'not hidden');

async function place(more: Partial<Tooltip> = {}) {
  const page = await fixture<HTMLElement>(html`
    <div style="padding: 150px">
      <button id="before">Before</button>
      <site-tooltip><button id="share" title=${TEXT}>Share</button></site-tooltip>
    </div>
  `);
  const element = page.querySelector('site-tooltip')!;
  Object.assign(element, { delay: 0, ...more });
  await settle(element);
  return { page, element, trigger: page.querySelector<HTMLElement>('#share')! };
}

describe('<site-tooltip>', () => {
  beforeEach(() => sendMouse({ type: 'move', position: [0, 0] }));

  it('opens 1200 ms after hover, 250 px wide, 15 px away, with a fade of 0.3 s [DLG-008]', async () => {
    const { element, trigger } = await place({ delay: undefined as never });
    let entered = Number.NaN;
    trigger.addEventListener('pointerenter', ({ timeStamp }) => (entered = timeStamp), { once: true });
    await pointAt(trigger);
    await shown(element);
    expect(performance.now() - entered).to.be.greaterThan(1190);
    const { width, bottom } = box(element).getBoundingClientRect();
    expect([width, Math.round(trigger.getBoundingClientRect().top - bottom)]).to.deep.equal([250, 15]);
    const { transitionProperty, transitionDuration } = getComputedStyle(box(element));
    expect([transitionProperty, transitionDuration]).to.deep.equal(['opacity', '0.3s']);
    const { delay, offset } = document.createElement('site-tooltip');
    expect([delay, offset]).to.deep.equal([1200, 15]);
  });

  it('opens on keyboard focus and closes on blur', async () => {
    const { page, element } = await place();
    page.querySelector<HTMLElement>('#before')!.focus();
    await sendKeys({ press: 'Tab' });
    await shown(element);
    // Text that is still fading in has little contrast.
    await waitUntil(() => getComputedStyle(box(element)).opacity === '1');
    await expect(element).to.be.accessible();
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    await hidden(element);
  });

  it('stays open while hovered', async () => {
    const { element, trigger } = await place();
    await pointAt(trigger);
    await shown(element);
    await waitUntil(() => getComputedStyle(box(element)).opacity === '1');
    await pointAt(box(element));
    await aTimeout(600);
    expect(isThere(element)).to.equal(true);
    await sendMouse({ type: 'move', position: [0, 0] });
    await hidden(element);
  });

  it('closes with Escape, which closes nothing else, and on press', async () => {
    const page = await fixture<HTMLElement>(html`
      <site-dialog heading="Send it?" buttons="none">
        <site-tooltip><button title="To everybody">Send</button></site-tooltip>
      </site-dialog>
    `);
    const dialog = page as HTMLElementTagNameMap['site-dialog'];
    const element = page.querySelector('site-tooltip')!;
    element.delay = 0;
    void dialog.ask();
    await waitUntil(() => dialog.shadowRoot!.querySelector('dialog')?.open);
    await pointAt(page.querySelector('button')!);
    await shown(element);
    await sendKeys({ press: 'Escape' });
    await hidden(element);
    await aTimeout(300);
    expect(dialog.open).to.equal(true);
    await sendMouse({ type: 'move', position: [0, 0] });
    await aTimeout(400);
    await pointAt(page.querySelector('button')!);
    await shown(element);
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    await hidden(element);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.isConnected, 'dialog not closed');
  });

  it('uses the title as text and description, and restores it', async () => {
    const { page, element, trigger } = await place();
    expect(trigger.hasAttribute('title')).to.equal(false);
    expect([trigger.getAttribute('aria-description'), box(element).textContent]).to.deep.equal([TEXT, TEXT]);
    trigger.title = 'Other text';
    await settle(element);
    await waitUntil(() => box(element).textContent === 'Other text');
    expect([trigger.hasAttribute('title'), trigger.getAttribute('aria-description')]).to.deep.equal([
      false,
      'Other text',
    ]);
    element.remove();
    await aTimeout(0);
    expect([trigger.title, trigger.hasAttribute('aria-description')]).to.deep.equal(['Other text', false]);
    page.append(element);
    await settle(element);
    expect(trigger.getAttribute('aria-description')).to.equal('Other text');
  });

  it('becomes the accessible name if there is no other', async () => {
    const page = await fixture<HTMLElement>(html`
      <site-tooltip><button title="Next"><svg aria-hidden="true"></svg></button></site-tooltip>
    `);
    await settle(page);
    const button = page.querySelector('button')!;
    expect([button.ariaLabel, button.ariaDescription]).to.deep.equal(['Next', null]);
    await expect(page).to.be.accessible();
  });

  it('keeps 20 px from the viewport edges and follows scrolling', async () => {
    await setViewport({ width: 360, height: 640 });
    try {
      const page = await fixture<HTMLElement>(html`
        <div style="padding-block: 300px 2000px">
          <site-tooltip><button title=${TEXT}>Share</button></site-tooltip>
        </div>
      `);
      const element = page.querySelector('site-tooltip')!;
      element.delay = 0;
      await settle(element);
      const trigger = page.querySelector('button')!;
      trigger.focus();
      await sendKeys({ press: 'Shift' });
      await pointAt(trigger);
      await shown(element);
      expect(box(element).getBoundingClientRect().left).to.equal(20);
      expect(box(element).dataset.side).to.equal('above');
      scrollTo(0, 280);
      await waitUntil(() => box(element).dataset.side === 'below', 'still above');
      const gap = box(element).getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
      expect(Math.round(gap)).to.equal(15);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('accepts a target outside the element from a script', async () => {
    const page = await fixture<HTMLElement>(
      html`<div style="padding: 150px"><button>Share</button><site-tooltip text="Copies it"></site-tooltip></div>`,
    );
    const [trigger, element] = [page.querySelector('button')!, page.querySelector('site-tooltip')!];
    Object.assign(element, { delay: 0, target: trigger });
    await settle(element);
    await waitUntil(() => trigger.ariaDescription === 'Copies it');
    await pointAt(trigger);
    await shown(element);
    element.target = null;
    await hidden(element);
    expect(trigger.ariaDescription).to.equal(null);
  });
});
