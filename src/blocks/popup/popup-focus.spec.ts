import { expect, fixture, html } from '@open-wc/testing';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-popup';

const POSITIONS = ['center-center', 'bottom-left'];

/** An open popup, and the button that had the focus before. */
async function open(position: string, content = 'Letters') {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(
    `<button>Opener</button><input aria-label="Elsewhere">
     <site-popup popup-style="none" position="${position}">${content}</site-popup>`,
  );
  const element = box.querySelector('site-popup')!;
  const opener = box.querySelector('button')!;
  await settle(element);
  opener.focus();
  element.show();
  await waitUntil(() => document.activeElement === element);
  const close = async () => {
    element.close();
    await waitUntil(() => element.shadowRoot!.querySelector('[part="dialog"]') === null);
    await settle(element);
  };
  return { element, opener, elsewhere: box.querySelector('input')!, close };
}

describe('<site-popup> that a script closes', () => {
  it('leaves the focus where the visitor has moved it in the meantime', async () => {
    const { opener, elsewhere, close } = await open('bottom-left');
    const focused: EventTarget[] = [];
    elsewhere.focus();
    opener.addEventListener('focus', () => focused.push(opener));
    await close();
    expect(document.activeElement).to.equal(elsewhere);
    expect(focused, 'not even for a moment').to.deep.equal([]);
  });

  for (const position of POSITIONS)
    it(`returns the focus from its content, at ${position}`, async () => {
      const { element, opener, close } = await open(position, '<span></span>');
      const root = element.querySelector('span')!.attachShadow({ mode: 'open' });
      root.setHTMLUnsafe('<input aria-label="Email">');
      root.querySelector('input')!.focus();
      expect(document.activeElement).to.equal(element.querySelector('span'));
      await close();
      await waitUntil(() => document.activeElement === opener);
    });

  for (const position of POSITIONS)
    it(`returns the focus if nothing else has it, at ${position}`, async () => {
      const { element, opener, close } = await open(position);
      (element.shadowRoot!.activeElement as HTMLElement).blur();
      expect(document.activeElement).to.equal(document.body);
      await close();
      await waitUntil(() => document.activeElement === opener);
    });
});
