import '../../../elements/site-dialog';
import '../../../elements/site-services';
import '../../../elements/site-system-error';
import '../../../elements/site-toast';
import '../../../elements/site-tooltip';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../kit/testing/wait';
import type { Dialogs, Notice } from '../../services/dialogs/dialogs';

const findNotice = <T extends keyof HTMLElementTagNameMap>(tag: T) =>
  document.body.querySelector<HTMLElementTagNameMap[T]>(`:scope > ${tag}`);

/** The notice element on the page, once it is shown. */
async function waitForNotice<T extends 'site-dialog' | 'site-system-error' | 'site-toast'>(tag: T) {
  const box = () => findNotice(tag)?.shadowRoot?.querySelector<HTMLElement>(':modal, [data-shown]');
  await waitUntil(box, `${tag} is not shown`, 10_000);
  return findNotice(tag)!;
}

const buttonsOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('notices of the services', () => {
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

  it('confirm() opens a dialog and resolves with its answer [HDR-009]', async () => {
    for (const [key, answer] of [
      ['Enter', 'reject'],
      ['Escape', 'cancel'],
    ] as const) {
      const result = dialogs.confirm({
        title: 'Remove it?',
        message: '<b>It is taken out.</b>',
        buttons: 'confirm-or-reject',
        labelReject: 'Keep it',
      });
      const dialog = await waitForNotice('site-dialog');
      expect([dialog.heading, dialog.textContent, ...buttonsOf(dialog)]).to.deep.equal([
        'Remove it?',
        '<b>It is taken out.</b>',
        'Keep it',
        'OK',
      ]);
      await sendKeys({ press: key });
      expect(await result).to.equal(answer);
      await waitUntil(() => !findNotice('site-dialog') && document.activeElement === opener, 'not closed');
    }
  });

  it('alert() opens a dialog with one button [DLG-006] [HDR-009]', async () => {
    const result = dialogs.alert('Sold out', 'The last one is gone.');
    expect(buttonsOf(await waitForNotice('site-dialog'))).to.deep.equal(['OK']);
    await sendKeys({ press: 'Enter' });
    expect(await result).to.equal('confirm');
  });

  it('the notice of a logout is in the language of the page; texts of the page stay as they are', async () => {
    document.documentElement.lang = 'de';
    for (const [title, shown] of [
      ['Logout Successful', 'Abgemeldet'],
      ['Sold out', 'Sold out'],
    ] as const) {
      const result = dialogs.alert(title, 'You have been successfully logged out.');
      const dialog = await waitForNotice('site-dialog');
      expect([dialog.heading, dialog.textContent]).to.deep.equal([
        shown,
        'Sie haben sich erfolgreich abgemeldet.',
      ]);
      await sendKeys({ press: 'Enter' });
      await result;
    }
    document.documentElement.lang = '';
  });

  it('inform() shows toasts one after the other, which close automatically [DLG-007] [HDR-009]', async () => {
    const start = performance.now();
    const [first, second] = [dialogs.inform('Saved.'), dialogs.inform('Sent.', 0)];
    expect((await waitForNotice('site-toast')).textContent).to.equal('Saved.');
    expect(await first).to.equal('confirm');
    expect(performance.now() - start).to.be.greaterThan(1990);
    await waitUntil(() => findNotice('site-toast')?.textContent === 'Sent.', 'no second toast');
    await waitForNotice('site-toast');
    // The Escape listener is loaded with the first open overlay.
    while (findNotice('site-toast')?.open) await sendKeys({ press: 'Escape' });
    expect(await second).to.equal('confirm');
  });

  it('tooltip() adds, changes and removes the tooltip of a focusable element [HDR-009]', async () => {
    await dialogs.tooltip(opener, 'Copies it');
    await waitUntil(() => opener.ariaDescription === 'Copies it');
    await dialogs.tooltip(opener, 'Copies the address');
    await waitUntil(() => opener.ariaDescription === 'Copies the address');
    expect(document.querySelectorAll('site-tooltip')).to.have.length(1);
    await dialogs.tooltip(opener, '');
    await waitUntil(() => opener.ariaDescription === null);
    expect(findNotice('site-tooltip')).to.equal(null);
  });

  it('systemError() opens the system error [HDR-009]', async () => {
    const result = dialogs.systemError({ text: 'Too late.' });
    const overlay = await waitForNotice('site-system-error');
    expect(overlay.shadowRoot!.textContent).to.contain('Too late.');
    await sendKeys({ press: 'Escape' });
    await result;
    await waitUntil(() => !overlay.open);
  });

  it('can be shown by the page itself', async () => {
    const onRequest = (event: Event) => {
      event.preventDefault();
      (event as CustomEvent<Notice>).detail.answer?.('reject');
    };
    document.addEventListener('site-services-notice-request', onRequest);
    expect(await dialogs.confirm({ title: 'Remove it?', message: '' })).to.equal('reject');
    document.removeEventListener('site-services-notice-request', onRequest);
    expect(findNotice('site-dialog')).to.equal(null);
  });
});
