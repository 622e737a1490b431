import '../../../elements/site-dialog';
import '../../../elements/site-services';
import '../../../elements/site-toast';
import '../../../elements/site-tooltip';
import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../kit/testing/wait';

const STEPS = 50;

type Kind = 'dialog' | 'toast';

interface Overlay {
  readonly kind: Kind;
  readonly element: HTMLElement;
  /** The focused element before the dialog opened. */
  readonly before: Element | null;
}

const boxOf = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('dialog, [popover]');
const isShown = (element: Element) => boxOf(element)?.matches(':modal, [data-shown]') ?? false;

/** A generator of numbers from 0 to 1 with a fixed seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('overlays of several kinds', () => {
  before(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  after(() => executeServerCommand('emulate-preferences', {}));

  it(`close in order in ${STEPS} random steps, and restore the focus`, async function () {
    this.timeout(120_000);
    const page = await fixture<HTMLElement>(html`
      <div>
        <site-services></site-services>
        <site-tooltip delay="600000"><button title="What it is for">Here</button></site-tooltip>
      </div>
    `);
    await page.querySelector('site-services')!.services;
    const [tooltip, opener] = [page.querySelector('site-tooltip')!, page.querySelector('button')!];
    await settle(tooltip);
    opener.focus();
    const random = createRandom(20_261_122);
    const open: Overlay[] = [];

    async function show(kind: Kind) {
      const element = document.createElement(`site-${kind}`);
      element.textContent = kind;
      const before = document.activeElement;
      // A user activation per dialog: browsers close dialogs that open without one together.
      await sendKeys({ press: 'a' });
      Object.assign(element, kind === 'dialog' ? { heading: 'Sure?' } : { duration: 0 });
      element.setAttribute('open', '');
      page.append(element);
      await waitUntil(() => isShown(element), `${kind} is not shown`);
      open.push({ kind, element, before });
    }

    /** A modal dialog has the focus and closes first, then the newest of the others. */
    async function pressEscape() {
      const expected = open.findLast(({ kind }) => kind === 'dialog') ?? open.at(-1);
      await sendKeys({ press: 'Escape' });
      if (!expected) return;
      await waitUntil(() => !expected.element.isConnected, `${expected.kind} does not close`);
      open.splice(open.indexOf(expected), 1);
      expect(open.every(({ element }) => isShown(element))).to.equal(true);
      if (expected.kind === 'dialog') expect(document.activeElement).to.equal(expected.before);
    }

    async function showTooltip() {
      if (open.some(({ kind }) => kind === 'dialog')) return;
      tooltip.delay = 0;
      await settle(tooltip);
      opener.blur();
      opener.focus();
      await waitUntil(() => isShown(tooltip), 'no tooltip');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !isShown(tooltip), 'the tooltip does not close');
      // The tooltip would open again with the focus and be the next to close.
      tooltip.delay = 600_000;
      await settle(tooltip);
      expect(open.every(({ element }) => isShown(element))).to.equal(true);
      expect(document.activeElement).to.equal(opener);
    }

    // The Escape listener is loaded with the first open overlay.
    await show('toast');
    while (open[0]?.element.isConnected) await sendKeys({ press: 'Escape' });
    open.length = 0;
    await show('toast');
    for (let step = 0; step < STEPS; step++) {
      const chance = random();
      if (chance < 0.25 && open.length < 6) await show('toast');
      else if (chance < 0.5 && open.length < 6) await show('dialog');
      else if (chance < 0.65) await showTooltip();
      else await pressEscape();
    }
    while (open.length > 0) await pressEscape();
    expect(document.activeElement).to.equal(opener);
  });
});
