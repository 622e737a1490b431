import '../../../elements/site-dialog';
import '../../../elements/site-services';
import '../../../elements/site-system-error';
import '../../../elements/site-toast';
import '../../../elements/site-tooltip';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../kit/testing/wait';
import type { Dialogs, Notice } from '../../services/dialogs/dialogs';

const placed = <T extends keyof HTMLElementTagNameMap>(tag: T) =>
  document.body.querySelector<HTMLElementTagNameMap[T]>(`:scope > ${tag}`);

/** The box of the element that was placed, once it is shown. */
async function shown<T extends 'site-dialog' | 'site-system-error' | 'site-toast'>(tag: T) {
  const box = () => placed(tag)?.shadowRoot?.querySelector<HTMLElement>(':modal, [data-shown]');
  await waitUntil(box, `${tag} is not shown`, 10_000);
  return placed(tag)!;
}

const buttonsOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('what the services ask and tell', () => {
  let dialogs: Dialogs;
  let opener: HTMLElement;
  beforeEach(async () => {
    const page = await fixture<HTMLElement>(
      html`<div><site-services></site-services><button>Here</button></div>`,
    );
    ({ dialogs } = await page.querySelector('site-services')!.services);
    opener = page.querySelector('button')!;
    opener.focus();
  });

  it('is a question in a dialog, with its answer [HDR-009]', async () => {
    for (const [key, answer] of [
      ['Enter', 'reject'],
      ['Escape', 'cancel'],
    ] as const) {
      const answered = dialogs.confirm({
        title: 'Remove it?',
        message: '<b>It is taken out.</b>',
        buttons: 'confirm-or-reject',
        labelReject: 'Keep it',
      });
      const dialog = await shown('site-dialog');
      expect([dialog.heading, dialog.textContent, ...buttonsOf(dialog)]).to.deep.equal([
        'Remove it?',
        '<b>It is taken out.</b>',
        'Keep it',
        'OK',
      ]);
      await sendKeys({ press: key });
      expect(await answered).to.equal(answer);
      expect([placed('site-dialog'), document.activeElement]).to.deep.equal([null, opener]);
    }
  });

  it('is an alert with one button [DLG-006] [HDR-009]', async () => {
    const answered = dialogs.alert('Sold out', 'The last one is gone.');
    expect(buttonsOf(await shown('site-dialog'))).to.deep.equal(['OK']);
    await sendKeys({ press: 'Enter' });
    expect(await answered).to.equal('confirm');
  });

  it('is an information that goes by itself, one after the other [DLG-007] [HDR-009]', async () => {
    const start = performance.now();
    const [first, second] = [dialogs.inform('Saved.'), dialogs.inform('Sent.', 0)];
    expect((await shown('site-toast')).textContent).to.equal('Saved.');
    expect(await first).to.equal('confirm');
    expect(performance.now() - start).to.be.greaterThan(1990);
    expect((await shown('site-toast')).textContent).to.equal('Sent.');
    // What hears Escape is fetched with the first that is open.
    while (placed('site-toast')?.open) await sendKeys({ press: 'Escape' });
    expect(await second).to.equal('confirm');
  });

  it('is a tooltip of whatever can have the focus, until it is taken away [HDR-009]', async () => {
    await dialogs.tooltip(opener, 'Copies it');
    await waitUntil(() => opener.ariaDescription === 'Copies it');
    await dialogs.tooltip(opener, 'Copies the address');
    await waitUntil(() => opener.ariaDescription === 'Copies the address');
    expect(document.querySelectorAll('site-tooltip')).to.have.length(1);
    await dialogs.tooltip(opener, '');
    await waitUntil(() => opener.ariaDescription === null);
    expect(placed('site-tooltip')).to.equal(null);
  });

  it('is the system error overlay [HDR-009]', async () => {
    const answered = dialogs.systemError({ text: 'Too late.' });
    const overlay = await shown('site-system-error');
    expect(overlay.shadowRoot!.textContent).to.contain('Too late.');
    await sendKeys({ press: 'Escape' });
    await answered;
    await waitUntil(() => !overlay.open);
  });

  it('may be shown by the page in a way of its own', async () => {
    const own = (event: Event) => {
      event.preventDefault();
      (event as CustomEvent<Notice>).detail.answer?.('reject');
    };
    document.addEventListener('site-services-notice-request', own);
    expect(await dialogs.confirm({ title: 'Remove it?', message: '' })).to.equal('reject');
    document.removeEventListener('site-services-notice-request', own);
    expect(placed('site-dialog')).to.equal(null);
  });
});
