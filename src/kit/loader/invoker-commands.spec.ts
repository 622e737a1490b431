// Chromium supports invoker commands natively. The listener runs first and prevents the default, so these tests verify the
// listener.
import { expect, fixture, html } from '@open-wc/testing';
import { handleInvokerCommands } from './invoker-commands';

describe('buttons with commandfor, in browsers without commands', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = handleInvokerCommands();
  });
  afterEach(() => stop());

  /** Clicks the button. @returns whether the listener handled the click */
  function press(button: Element | null): boolean {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    button!.dispatchEvent(click);
    return click.defaultPrevented;
  }

  it('open and close a dialog', async () => {
    const box = await fixture<HTMLElement>(html`
      <div>
        <button type="button" commandfor="d" command="show-modal">open</button>
        <dialog id="d"><button type="button" commandfor="d" command="close" value="yes">close</button></dialog>
      </div>
    `);
    const dialog = box.querySelector('dialog')!;
    expect(press(box.querySelector('button'))).to.equal(true);
    expect(dialog.matches(':modal')).to.equal(true);
    expect(press(box.querySelector('button'))).to.equal(true);
    press(dialog.querySelector('button'));
    expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'yes']);
  });

  it('request a dialog to close', async () => {
    const box = await fixture<HTMLElement>(html`
      <div>
        <button type="button" commandfor="d" command="request-close">close</button>
        <dialog id="d" open></dialog>
      </div>
    `);
    const dialog = box.querySelector('dialog')!;
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true });
    press(box.querySelector('button'));
    expect(dialog.open).to.equal(true);
    press(box.querySelector('button'));
    expect(dialog.open).to.equal(false);
  });

  it('show, hide and toggle a popover', async () => {
    const box = await fixture<HTMLElement>(html`
      <div>
        <button type="button" commandfor="p" command="show-popover">show</button>
        <button type="button" commandfor="p" command="hide-popover">hide</button>
        <button type="button" commandfor="p" command="toggle-popover">toggle</button>
        <p id="p" popover="manual">text</p>
      </div>
    `);
    const shown = [...box.querySelectorAll('button'), box.querySelectorAll('button')[2]!].map((button) => {
      press(button);
      return box.querySelector('p')!.matches(':popover-open');
    });
    expect(shown).to.deep.equal([true, false, true, false]);
  });

  it('send a command event with its source, which may be prevented', async () => {
    const box = await fixture<HTMLElement>(html`
      <div>
        <button type="button" commandfor="d" command="--next">next</button>
        <button type="button" commandfor="d" command="show-modal">open</button>
        <dialog id="d"></dialog>
      </div>
    `);
    const [next, open] = box.querySelectorAll('button');
    const seen: unknown[] = [];
    box.querySelector('dialog')!.addEventListener('command', (event) => {
      event.preventDefault();
      const { command, source } = event as Event & { command: string; source: Element };
      seen.push(command, source);
    });
    press(next!);
    press(open!);
    expect(seen).to.deep.equal(['--next', next, 'show-modal', open]);
    expect(box.querySelector('dialog')!.open).to.equal(false);
  });

  it('do not submit a form unless their type is submit', async () => {
    const box = await fixture<HTMLElement>(html`
      <div>
        <form><button commandfor="d" command="show-modal">open</button></form>
        <dialog id="d"></dialog>
      </div>
    `);
    expect(press(box.querySelector('button'))).to.equal(true);
    expect(box.querySelector('dialog')!.open).to.equal(true);
  });

  it('do nothing with an unknown command or target, or if the page has handled the click', async () => {
    const box = await fixture<HTMLElement>(html`
      <div>
        <button type="button" commandfor="d" command="dance">unknown</button>
        <button type="button" commandfor="no" command="show-modal">no target</button>
        <button type="button" commandfor="d" command="show-modal" id="own">own</button>
        <dialog id="d"></dialog>
      </div>
    `);
    box.querySelector('#own')!.addEventListener('click', (event) => event.preventDefault());
    const buttons = [...box.querySelectorAll('button')];
    expect(buttons.slice(0, 2).map(press)).to.deep.equal([false, false]);
    press(buttons[2]!);
    expect(box.querySelector('dialog')!.open).to.equal(false);
  });
});
