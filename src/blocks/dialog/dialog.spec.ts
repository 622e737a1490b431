import '../../../elements/site-dialog';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clickOn } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { DialogButtons, DialogResult } from '../../services/dialogs/dialogs';
import { showAlert, showConfirmation } from './confirmation';

type Dialog = HTMLElementTagNameMap['site-dialog'];

const box = (element: Element) => element.shadowRoot?.querySelector('dialog') ?? null;
const names = (element: Element) =>
  [...(box(element)?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
const focused = (element: Element) => element.shadowRoot?.activeElement?.textContent;

/** Opens a dialog from a focused button; its events are recorded in `events`. */
async function open(buttons: DialogButtons, more: Partial<Dialog> = {}) {
  const page = await fixture<HTMLElement>(
    html`<div><button>Open</button><site-dialog>It is taken out.</site-dialog></div>`,
  );
  const [opener, element] = [page.querySelector('button')!, page.querySelector('site-dialog')!];
  const events: string[] = [];
  for (const what of ['confirm', 'reject', 'cancel', 'hide'])
    element.addEventListener(`site-dialog-${what}`, () => events.push(what));
  opener.focus();
  Object.assign(element, { heading: 'Remove it?', buttons, ...more });
  const answer = element.ask();
  await settle(element);
  await waitUntil(() => box(element)?.open === true);
  return { page, opener, element, events, answer };
}

async function press(element: Element, name: string): Promise<void> {
  const button = [...box(element)!.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )!;
  await clickOn(button);
}

describe('<site-dialog>', () => {
  it('shows the buttons of each type [DLG-003]', async () => {
    const all: Record<DialogButtons, string[]> = {
      'confirm-or-reject': ['No', 'OK'],
      'confirm-or-cancel': ['Cancel', 'OK'],
      confirm: ['OK'],
      none: [],
    };
    for (const [buttons, expected] of Object.entries(all)) {
      const { element, answer } = await open(buttons as DialogButtons);
      expect(names(element)).to.deep.equal(expected);
      if (expected[0]) expect(focused(element)).to.equal(expected[0]);
      await expect(element).to.be.accessible();
      await sendKeys({ press: 'Escape' });
      expect(await answer).to.equal('cancel');
    }
  });

  const cases: [DialogButtons, string, DialogResult][] = [
    ['confirm-or-cancel', 'OK', 'confirm'],
    ['confirm-or-cancel', 'Cancel', 'cancel'],
    ['confirm-or-reject', 'No', 'reject'],
  ];
  for (const [buttons, name, expected] of cases)
    it(`closes on ${expected}, is removed and restores the focus [DLG-001] [DLG-002]`, async () => {
      const { opener, element, events, answer } = await open(buttons);
      await press(element, name);
      expect(await answer).to.equal(expected);
      expect(events).to.deep.equal([expected, 'hide']);
      await waitUntil(() => !element.isConnected);
      expect(document.activeElement).to.equal(opener);
    });

  it('stays in the page with `keep` and can be reopened', async () => {
    const { element, answer } = await open('confirm', { keep: true });
    await sendKeys({ press: 'Enter' });
    expect(await answer).to.equal('confirm');
    await settle(element);
    expect([element.isConnected, element.open, box(element)]).to.deep.equal([true, false, null]);
    const again = element.ask();
    await waitUntil(() => box(element)?.open === true);
    await sendKeys({ press: 'Escape' });
    expect(await again).to.equal('cancel');
  });

  it('reports no answer when the page closes it', async () => {
    const { element, events, answer } = await open('confirm-or-cancel');
    element.open = false;
    expect(await answer).to.equal(null);
    expect(events).to.deep.equal(['hide']);
  });

  it('traps the focus and locks page scrolling', async () => {
    const { element } = await open('confirm-or-cancel');
    // The focus trap is loaded lazily.
    await import('focus-trap');
    await settle(element);
    const focusOrder = new Set<string>();
    for (let i = 0; i < 4; i++) {
      await sendKeys({ press: 'Tab' });
      focusOrder.add(focused(element) ?? '');
    }
    expect([...focusOrder]).to.have.members(['Cancel', 'OK']);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
    await sendKeys({ press: 'Escape' });
  });

  it('has the documented width, padding and z-index, and fits narrow viewports [DLG-004] [DLG-005]', async () => {
    const { element } = await open('confirm');
    const style = getComputedStyle(box(element)!);
    expect([style.width, style.padding, style.zIndex]).to.deep.equal(['350px', '20px', '30000']);
    element.style.setProperty('--site-dialog-width', '90vw');
    expect(box(element)!.getBoundingClientRect().width).to.be.lessThan(innerWidth);
    await sendKeys({ press: 'Escape' });
  });

  it('counts as hidden after 600 ms without a transitionend event [DLG-004]', async () => {
    const { element, answer } = await open('confirm');
    const dialog = box(element)!;
    dialog.style.transition = 'opacity 90s';
    const { setTimeout: original } = window;
    const delays: (number | undefined)[] = [];
    window.setTimeout = ((run: () => void, delay?: number) => {
      delays.push(delay);
      return original(run, delay);
    }) as typeof window.setTimeout;
    const start = performance.now();
    await sendKeys({ press: 'Enter' });
    await answer;
    window.setTimeout = original;
    expect(performance.now() - start).to.be.greaterThan(590);
    expect(delays).to.include(600);
  });

  it('provides showAlert and showConfirmation for scripts [DLG-006]', async () => {
    const closed = showAlert('Sold out', 'The last one is gone.');
    const alert = document.body.querySelector<Dialog>(':scope > site-dialog')!;
    await waitUntil(() => box(alert)?.open === true);
    expect([box(alert)!.querySelector('h2')!.textContent, alert.textContent, ...names(alert)]).to.deep.equal([
      'Sold out',
      'The last one is gone.',
      'OK',
    ]);
    await sendKeys({ press: 'Enter' });
    await closed;
    expect(alert.isConnected).to.equal(false);
    const confirmation = showConfirmation({
      title: 'Go?',
      message: '<b>',
      buttons: 'confirm-or-reject',
      labelReject: 'Stay',
    });
    const question = document.body.querySelector<Dialog>(':scope > site-dialog')!;
    await waitUntil(() => box(question)?.open === true);
    expect(question.querySelector('b')).to.equal(null);
    await press(question, 'Stay');
    expect(await confirmation).to.equal('reject');
  });
});
