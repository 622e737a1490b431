import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { LoadingRule, LoadingStrategy } from '../contract/loading';
import { captureConsole } from '../testing/console';
import { waitUntil } from '../testing/wait';
import { type Loader, startLoader } from './loader';
import type { RegistryEntry } from './registry';

/** An element that notes what reaches it. */
class Noting extends HTMLElement {
  static readonly seen: string[] = [];
  readonly updateComplete = Promise.resolve();
  connectedCallback() {
    for (const type of ['click', 'keydown', 'submit'] as const)
      this.addEventListener(type, (event) => {
        Noting.seen.push(event instanceof KeyboardEvent ? `${type} ${event.key}` : type);
        if (type === 'submit') event.preventDefault();
      });
  }
}

let count = 0;
let loader: Loader | undefined;
let fetched: string[] = [];
let shared = 0;

/** A loader that knows one new tag. `arrive` lets its script arrive. */
function startWith(
  when: LoadingStrategy | LoadingRule,
  options: { slow?: boolean; fails?: number; claims?: string; wokenBy?: string } = {},
) {
  const tag = `site-loaded-${++count}`;
  let failures = options.fails ?? 0;
  let arrive = () => {};
  const slow = new Promise<void>((done) => {
    arrive = done;
  });
  const entry: RegistryEntry = {
    when: typeof when === 'function' ? when : () => when,
    ...(options.claims && { triggers: options.claims }),
    ...(options.wokenBy && { wakeOn: options.wokenBy }),
    load: async () => {
      fetched.push(tag);
      if (options.slow) await slow;
      if (failures-- > 0) throw new Error('no network');
      customElements.define(tag, class extends Noting {});
    },
  };
  loader = startLoader({ [tag]: entry }, async () => void shared++);
  return { tag, arrive };
}

/** Puts markup with `TAG` into the page; a static template would be defined too early. */
async function put(markup: string, tag: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup.replaceAll('TAG', tag));
  await nextFrame();
  return box;
}

async function clickOn(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe('loader', () => {
  beforeEach(async () => {
    await setViewport({ width: 800, height: 600 });
    fetched = [];
    shared = 0;
    Noting.seen.length = 0;
  });
  afterEach(async () => {
    loader?.stop();
    await resetMouse();
  });

  it('fetches at once what is needed at once, together with what all blocks share', async () => {
    const { tag } = startWith('now');
    await put('<TAG></TAG><TAG></TAG>', tag);
    await customElements.whenDefined(tag);
    expect(fetched).to.deep.equal([tag]);
    expect(shared).to.equal(1);
  });

  it('finds elements in open shadow roots, also in one that is attached later', async () => {
    const { tag } = startWith('now');
    const host = await fixture(html`<x-late-host></x-late-host>`);
    customElements.define(
      'x-late-host',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement(tag));
        }
      },
    );
    await waitUntil(() => fetched.length === 1);
    expect(host.shadowRoot!.firstElementChild).to.be.instanceOf(customElements.get(tag)!);
  });

  it('waits for the viewport and for a sign of life', async () => {
    const { tag } = startWith('visible');
    const box = await put('<p></p><TAG>far</TAG>', tag);
    box.querySelector('p')!.style.blockSize = '3000px';
    await sendMouse({ type: 'move', position: [10, 10] });
    await nextFrame();
    await nextFrame();
    expect(fetched).to.deep.equal([]);
    box.querySelector(tag)!.scrollIntoView();
    await waitUntil(() => fetched.length === 1);
    scrollTo(0, 0);
  });

  it('fetches an element when the pointer comes to it, and not before', async () => {
    const { tag } = startWith('intent');
    const box = await put('<TAG>text</TAG>', tag);
    await sendMouse({ type: 'move', position: [700, 550] });
    expect(fetched).to.deep.equal([]);
    const { left, top } = box.firstElementChild!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.ceil(left) + 3, Math.ceil(top) + 3] });
    await waitUntil(() => fetched.length === 1);
  });

  it('fetches an element when the focus comes to it', async () => {
    const { tag } = startWith('intent');
    const box = await put('<TAG><button type="button">go</button></TAG>', tag);
    box.querySelector('button')!.focus();
    await waitUntil(() => fetched.length === 1);
  });

  it('fetches what Tab could not stop at otherwise, with the first Tab anywhere', async () => {
    const { tag } = startWith('tab');
    const box = await put('<button type="button">before</button><TAG>text</TAG>', tag);
    box.querySelector('button')!.focus();
    await sendKeys({ press: 'a' });
    await nextFrame();
    expect(fetched).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => fetched.length === 1);
  });

  it('is told to hurry by loading="eager"', async () => {
    const { tag } = startWith('intent');
    await put('<TAG loading="eager"></TAG>', tag);
    await waitUntil(() => fetched.length === 1);
  });

  it('asks the rule of an element that waits again when its attributes or children change', async () => {
    const { tag } = startWith((element) => (element.querySelector('img') ? 'now' : 'intent'));
    const late = (await put('<TAG><p></p></TAG>', tag)).querySelector('p')!;
    expect(fetched).to.deep.equal([]);
    late.append(document.createElement('img'));
    await waitUntil(() => fetched.length === 1, 'the child was not seen');
    loader!.stop();

    const { tag: other } = startWith('intent');
    const box = await put('<TAG></TAG>', other);
    box.firstElementChild!.setAttribute('loading', 'eager');
    await waitUntil(() => fetched.length === 2, 'the attribute was not seen');
  });

  it('does not fetch what can wait for intent by the time it is in view', async () => {
    const { tag } = startWith((element) => (element.querySelector('a') ? 'intent' : 'visible'));
    const box = await put('<TAG>text</TAG>', tag);
    box.firstElementChild!.append(document.createElement('a'));
    await sendMouse({ type: 'move', position: [700, 550] });
    await nextFrame();
    await nextFrame();
    expect(fetched).to.deep.equal([]);
  });

  it('holds a click on an element that is on its way and gives it back', async () => {
    const { tag, arrive } = startWith('intent', { slow: true });
    const box = await put('<TAG><button type="button">go</button></TAG>', tag);
    await clickOn(box.querySelector('button')!);
    expect(Noting.seen).to.deep.equal([]);
    arrive();
    await waitUntil(() => Noting.seen.includes('click'), 'the click was lost');
    expect(Noting.seen.filter((type) => type === 'click')).to.have.length(1);
  });

  it('gives a click back when the services of the page are there', async () => {
    const { tag, arrive } = startWith('intent', { slow: true });
    const box = await put('<site-services></site-services><TAG><button type="button">go</button></TAG>', tag);
    let provide = () => {};
    const services = new Promise<void>((done) => {
      provide = done;
    });
    Object.assign(box.querySelector('site-services')!, { services });
    await clickOn(box.querySelector('button')!);
    arrive();
    await customElements.whenDefined(tag);
    await nextFrame();
    expect(Noting.seen).to.deep.equal([]);
    provide();
    await waitUntil(() => Noting.seen.includes('click'), 'the click was lost');
  });

  it('holds a click on an element that is defined but not drawn yet', async () => {
    const { tag, arrive } = startWith('intent', { slow: true });
    const box = await put('<TAG><button type="button">go</button></TAG>', tag);
    let draw = () => {};
    const updateComplete = new Promise<void>((done) => {
      draw = done;
    });
    Object.assign(box.querySelector(tag)!, { updateComplete });
    box.querySelector('button')!.focus();
    arrive();
    await customElements.whenDefined(tag);
    Object.assign(box.querySelector(tag)!, { updateComplete });
    await clickOn(box.querySelector('button')!);
    expect(Noting.seen.filter((type) => type === 'click')).to.deep.equal([]);
    draw();
    await waitUntil(() => Noting.seen.includes('click'), 'the click was lost');
  });

  it('holds a key and gives it back', async () => {
    const { tag, arrive } = startWith('intent', { slow: true });
    const box = await put('<TAG><p tabindex="0">strip</p></TAG>', tag);
    box.querySelector('p')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    arrive();
    await waitUntil(() => Noting.seen.includes('keydown ArrowRight'), 'the key was lost');
  });

  it('leaves alone what HTML does by itself', async () => {
    const { tag } = startWith('intent', { slow: true });
    const box = await put('<TAG><details><summary>more</summary>text</details></TAG>', tag);
    await clickOn(box.querySelector('summary')!);
    expect(box.querySelector('details')!.open).to.equal(true);
  });

  it('holds a click on something elsewhere that speaks to the element', async () => {
    const { tag, arrive } = startWith('intent', { slow: true, claims: '[data-ask]' });
    const box = await put('<TAG></TAG><a href="#gone" data-ask>settings</a>', tag);
    let clicks = 0;
    box.addEventListener('click', (event) => {
      event.preventDefault();
      clicks++;
    });
    await clickOn(box.querySelector('a')!);
    expect([clicks, location.hash]).to.deep.equal([0, '']);
    arrive();
    await waitUntil(() => clicks === 1, 'the click was lost');
  });

  it('is woken by an event of the page, if it is in the page', async () => {
    const { tag } = startWith('intent', { wokenBy: 'site-loaded-cart' });
    const wake = () => document.dispatchEvent(new CustomEvent('site-loaded-cart', { bubbles: true }));
    wake();
    await nextFrame();
    expect(fetched).to.deep.equal([]);
    await put('<TAG></TAG>', tag);
    wake();
    await waitUntil(() => fetched.length === 1);
  });

  it('holds a submit after the browser has checked the fields', async () => {
    const { tag, arrive } = startWith('intent', { slow: true });
    const box = await put(
      '<TAG><form><input name="a" required aria-label="a"><button>send</button></form></TAG>',
      tag,
    );
    await clickOn(box.querySelector('button')!);
    expect(box.querySelector('input')!.matches(':focus')).to.equal(true);
    await sendKeys({ type: 'word' });
    await clickOn(box.querySelector('button')!);
    expect(Noting.seen).to.deep.equal([]);
    arrive();
    await waitUntil(() => Noting.seen.includes('submit'), 'the submit was lost');
    expect(box.querySelector('input')!.value).to.equal('word');
  });

  it('gives a submit back although its button is gone', async () => {
    const { tag, arrive } = startWith('intent', { slow: true });
    const box = await put('<TAG><form><button>send</button></form></TAG>', tag);
    const button = box.querySelector('button')!;
    await clickOn(button);
    button.remove();
    arrive();
    await waitUntil(() => Noting.seen.includes('submit'), 'the submit was lost');
  });

  it('says once that a script cannot be had, leaves the HTML as it is and tries again later', async () => {
    const { tag } = startWith('intent', { fails: 1 });
    const box = await put('<TAG><button type="button">go</button></TAG>', tag);
    const said = await captureConsole(async () => {
      await clickOn(box.querySelector('button')!);
      await waitUntil(() => fetched.length > 0);
      await nextFrame();
    });
    expect(said).to.deep.equal([
      `${tag}: its script could not be loaded; the HTML in the page stays as it is.`,
    ]);
    await resetMouse();
    await clickOn(box.querySelector('button')!);
    await customElements.whenDefined(tag);
    expect(box.textContent).to.equal('go');
  });

  it('fetches what could not be had when the line is back, once', async () => {
    const { tag } = startWith('now', { fails: 1 });
    await captureConsole(async () => {
      await put('<TAG></TAG>', tag);
      await waitUntil(() => fetched.length > 0);
      await nextFrame();
    });
    dispatchEvent(new Event('online'));
    await customElements.whenDefined(tag);
    dispatchEvent(new Event('online'));
    await nextFrame();
    expect(fetched).to.deep.equal([tag, tag]);
  });

  it('fetches an element whose rule fails at once, and goes on with the others', async () => {
    const { tag } = startWith(() => {
      throw new Error('no cookies here');
    });
    await put('<TAG></TAG>', tag);
    await customElements.whenDefined(tag);
    expect(fetched).to.deep.equal([tag]);
  });
});
