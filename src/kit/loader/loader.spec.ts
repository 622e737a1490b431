import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { ElementLoading, LoadingRule, LoadingStrategy } from '../contract/loading';
import { captureConsole } from '../testing/console';
import { holdTimers } from '../testing/hold-timers';
import { clickOn } from '../testing/pointer';
import { waitUntil } from '../testing/wait';
import { type Loader, startLoader } from './loader';

/** Records the events it receives. */
class RecordingElement extends HTMLElement {
  static readonly received: string[] = [];
  readonly updateComplete = Promise.resolve();
  connectedCallback() {
    for (const type of ['click', 'keydown', 'submit'] as const)
      this.addEventListener(type, (event) => {
        RecordingElement.received.push(event instanceof KeyboardEvent ? `${type} ${event.key}` : type);
        if (type === 'submit') event.preventDefault();
      });
  }
}

let count = 0;
let loader: Loader | undefined;
let requestedTags: string[] = [];
let runtimeLoads = 0;

/** Starts a loader with one new tag. `finishLoading` resolves the import of a slow element. */
function startWith(
  strategy: LoadingStrategy | LoadingRule,
  options: { slow?: boolean; fails?: number; triggers?: string; wakeOn?: string } = {},
) {
  const tag = `site-loaded-${++count}`;
  let failures = options.fails ?? 0;
  let finishLoading = () => {};
  const slow = new Promise<void>((done) => {
    finishLoading = done;
  });
  const entry: ElementLoading = {
    strategy: typeof strategy === 'function' ? strategy : () => strategy,
    ...(options.triggers && { triggers: options.triggers }),
    ...(options.wakeOn && { wakeOn: options.wakeOn }),
  };
  loader = startLoader(
    { [tag]: entry },
    {
      async importElement() {
        requestedTags.push(tag);
        if (options.slow) await slow;
        if (failures-- > 0) throw new Error('no network');
        customElements.define(tag, class extends RecordingElement {});
      },
      importRuntime: async () => void runtimeLoads++,
      importExtendedRegistry: async () => ({ registry: {}, style() {} }),
    },
  );
  return { tag, finishLoading };
}

/** Inserts markup, replacing `TAG` with the tag. */
async function insert(markup: string, tag: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup.replaceAll('TAG', tag));
  await nextFrame();
  return box;
}

describe('loader', () => {
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(async () => {
    await setViewport({ width: 800, height: 600 });
    // After 3 seconds, idle time counts as activity, and a render is not awaited any longer; a busy machine takes longer.
    timers = holdTimers(3000);
    requestedTags = [];
    runtimeLoads = 0;
    RecordingElement.received.length = 0;
  });
  afterEach(async () => {
    timers.restore();
    loader?.stop();
    await resetMouse();
  });

  it('loads an eager element once, together with the shared runtime', async () => {
    const { tag } = startWith('eager');
    await insert('<TAG></TAG><TAG></TAG>', tag);
    await customElements.whenDefined(tag);
    expect(requestedTags).to.deep.equal([tag]);
    expect(runtimeLoads).to.equal(1);
  });

  it('finds elements in open shadow roots, even in one attached later', async () => {
    const { tag } = startWith('eager');
    const host = await fixture(html`<x-late-host></x-late-host>`);
    customElements.define(
      'x-late-host',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement(tag));
        }
      },
    );
    await waitUntil(() => requestedTags.length === 1);
    expect(host.shadowRoot!.firstElementChild).to.be.instanceOf(customElements.get(tag)!);
  });

  it('loads a visible element near the viewport, without user activity', async () => {
    const { tag } = startWith('visible');
    const box = await insert('<p style="height: 3000px"></p><TAG>far</TAG>', tag);
    await nextFrame();
    await nextFrame();
    expect(requestedTags).to.deep.equal([]);
    box.querySelector('p')!.remove();
    await waitUntil(() => requestedTags.length === 1);
  });

  it('loads a moving element after user activity, near the viewport', async () => {
    const { tag } = startWith('moving');
    const box = await insert('<TAG>near</TAG>', tag);
    await nextFrame();
    await nextFrame();
    expect(requestedTags).to.deep.equal([]);
    await sendMouse({ type: 'move', position: [10, 10] });
    await waitUntil(() => requestedTags.length === 1);
    expect(box.firstElementChild!.matches(':defined')).to.equal(true);
  });

  it('loads an intent element when the pointer enters it', async () => {
    const { tag } = startWith('intent');
    const box = await insert('<TAG>text</TAG>', tag);
    await sendMouse({ type: 'move', position: [700, 550] });
    expect(requestedTags).to.deep.equal([]);
    const { left, top } = box.firstElementChild!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.ceil(left) + 3, Math.ceil(top) + 3] });
    await waitUntil(() => requestedTags.length === 1);
  });

  it('loads an intent element when it receives the focus', async () => {
    const { tag } = startWith('intent');
    const box = await insert('<TAG><button type="button">go</button></TAG>', tag);
    box.querySelector('button')!.focus();
    await waitUntil(() => requestedTags.length === 1);
  });

  it('loads a keyboard element on the first Tab key anywhere', async () => {
    const { tag } = startWith('keyboard');
    // Without a second button, Firefox would move the focus out of the page, and a click would not bring it back.
    const box = await insert(
      '<button type="button">before</button><TAG>text</TAG><button type="button">after</button>',
      tag,
    );
    box.querySelector('button')!.focus();
    await sendKeys({ press: 'a' });
    await nextFrame();
    expect(requestedTags).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => requestedTags.length === 1);
  });

  it('lets loading="eager" override the strategy', async () => {
    const { tag } = startWith('intent');
    await insert('<TAG loading="eager"></TAG>', tag);
    await waitUntil(() => requestedTags.length === 1);
  });

  it('applies the rule again when attributes or children of a waiting element change', async () => {
    const { tag } = startWith((element) => (element.querySelector('img') ? 'eager' : 'intent'));
    const late = (await insert('<TAG><p></p></TAG>', tag)).querySelector('p')!;
    expect(requestedTags).to.deep.equal([]);
    late.append(document.createElement('img'));
    await waitUntil(() => requestedTags.length === 1, 'the child was not detected');
    loader!.stop();

    const { tag: other } = startWith('intent');
    const box = await insert('<TAG></TAG>', other);
    box.firstElementChild!.setAttribute('loading', 'eager');
    await waitUntil(() => requestedTags.length === 2, 'the attribute was not detected');
  });

  it('does not load an element whose strategy changed from visible to intent', async () => {
    const { tag } = startWith((element) => (element.querySelector('a') ? 'intent' : 'visible'));
    const box = await insert('<p style="height: 3000px"></p><TAG>text</TAG>', tag);
    box.querySelector(tag)!.append(document.createElement('a'));
    box.querySelector('p')!.remove();
    await nextFrame();
    await nextFrame();
    expect(requestedTags).to.deep.equal([]);
  });

  it('replays a click on an element that is loading', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert('<TAG><button type="button">go</button></TAG>', tag);
    await clickOn(box.querySelector('button')!);
    expect(RecordingElement.received).to.deep.equal([]);
    finishLoading();
    await waitUntil(() => RecordingElement.received.includes('click'), 'the click was not replayed');
    expect(RecordingElement.received.filter((type) => type === 'click')).to.have.length(1);
  });

  it('replays a click only after the services of the page are ready', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert(
      '<site-services></site-services><TAG><button type="button">go</button></TAG>',
      tag,
    );
    let provide = () => {};
    const services = new Promise<void>((done) => {
      provide = done;
    });
    Object.assign(box.querySelector('site-services')!, { services });
    await clickOn(box.querySelector('button')!);
    finishLoading();
    await customElements.whenDefined(tag);
    await nextFrame();
    expect(RecordingElement.received).to.deep.equal([]);
    provide();
    await waitUntil(() => RecordingElement.received.includes('click'), 'the click was not replayed');
  });

  it('replays a click on an element that is defined but not rendered', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert('<TAG><button type="button">go</button></TAG>', tag);
    let finishRender = () => {};
    const updateComplete = new Promise<void>((done) => {
      finishRender = done;
    });
    Object.assign(box.querySelector(tag)!, { updateComplete });
    box.querySelector('button')!.focus();
    finishLoading();
    await customElements.whenDefined(tag);
    Object.assign(box.querySelector(tag)!, { updateComplete });
    await clickOn(box.querySelector('button')!);
    expect(RecordingElement.received.filter((type) => type === 'click')).to.deep.equal([]);
    finishRender();
    await waitUntil(() => RecordingElement.received.includes('click'), 'the click was not replayed');
  });

  it('replays a submission in an element that renders after the first one of its tag', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert('<TAG></TAG><TAG><form><button>add</button></form></TAG>', tag);
    const second = box.querySelectorAll(tag)[1]!;
    let finishRender = () => {};
    const updateComplete = new Promise<void>((done) => {
      finishRender = done;
    });
    const form = box.querySelector('form')!;
    let submissions = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submissions++;
    });
    box.querySelector('button')!.focus();
    Object.assign(second, { updateComplete });
    finishLoading();
    await customElements.whenDefined(tag);
    Object.assign(second, { updateComplete });
    await nextFrame();
    await clickOn(box.querySelector('button')!);
    expect(submissions).to.equal(0);
    finishRender();
    await waitUntil(() => submissions === 1, 'the submission was not replayed');
  });

  it('replays a key', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert('<TAG><p tabindex="0">strip</p></TAG>', tag);
    box.querySelector('p')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    finishLoading();
    await waitUntil(
      () => RecordingElement.received.includes('keydown ArrowRight'),
      'the key was not replayed',
    );
  });

  it('does not intercept native behavior', async () => {
    const { tag } = startWith('intent', { slow: true });
    const box = await insert('<TAG><details><summary>more</summary>text</details></TAG>', tag);
    await clickOn(box.querySelector('summary')!);
    expect(box.querySelector('details')!.open).to.equal(true);
  });

  it('replays a click on a trigger elsewhere on the page', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true, triggers: '[data-ask]' });
    const box = await insert('<TAG></TAG><a href="#gone" data-ask>settings</a>', tag);
    let clicks = 0;
    box.addEventListener('click', (event) => {
      event.preventDefault();
      clicks++;
    });
    await clickOn(box.querySelector('a')!);
    expect([clicks, location.hash]).to.deep.equal([0, '']);
    finishLoading();
    await waitUntil(() => clicks === 1, 'the click was not replayed');
  });

  it('loads on its wakeOn event, if the element is on the page', async () => {
    const { tag } = startWith('intent', { wakeOn: 'site-loaded-cart' });
    const wake = () => document.dispatchEvent(new CustomEvent('site-loaded-cart', { bubbles: true }));
    wake();
    await nextFrame();
    expect(requestedTags).to.deep.equal([]);
    await insert('<TAG></TAG>', tag);
    wake();
    await waitUntil(() => requestedTags.length === 1);
  });

  it('replays a submit after native validation', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert(
      '<TAG><form><input name="a" required aria-label="a"><button>send</button></form></TAG>',
      tag,
    );
    await clickOn(box.querySelector('button')!);
    await waitUntil(() => box.querySelector('input')!.matches(':focus'));
    await sendKeys({ type: 'word' });
    await clickOn(box.querySelector('button')!);
    expect(RecordingElement.received).to.deep.equal([]);
    finishLoading();
    await waitUntil(() => RecordingElement.received.includes('submit'), 'the submit was not replayed');
    expect(box.querySelector('input')!.value).to.equal('word');
  });

  it('replays a submit whose button was removed', async () => {
    const { tag, finishLoading } = startWith('intent', { slow: true });
    const box = await insert('<TAG><form><button>send</button></form></TAG>', tag);
    const button = box.querySelector('button')!;
    await clickOn(button);
    button.remove();
    finishLoading();
    await waitUntil(() => RecordingElement.received.includes('submit'), 'the submit was not replayed');
  });

  it('reports a failed script once, leaves the HTML as it is and retries on the next interaction', async () => {
    const { tag } = startWith('intent', { fails: 1 });
    const box = await insert('<TAG><button type="button">go</button></TAG>', tag);
    const warnings = await captureConsole(async () => {
      await clickOn(box.querySelector('button')!);
      await waitUntil(() => requestedTags.length > 0);
      await nextFrame();
    });
    expect(warnings).to.deep.equal([`${tag}: its script could not be loaded; keeping its HTML.`]);
    await resetMouse();
    await clickOn(box.querySelector('button')!);
    await customElements.whenDefined(tag);
    expect(box.textContent).to.equal('go');
  });

  it('retries a failed script once when the browser is online again', async () => {
    const { tag } = startWith('eager', { fails: 1 });
    await captureConsole(async () => {
      await insert('<TAG></TAG>', tag);
      await waitUntil(() => requestedTags.length > 0);
      await nextFrame();
    });
    dispatchEvent(new Event('online'));
    await customElements.whenDefined(tag);
    dispatchEvent(new Event('online'));
    await nextFrame();
    expect(requestedTags).to.deep.equal([tag, tag]);
  });

  it('reports nothing while the user leaves the page, and loads again when the user comes back', async () => {
    const { tag, finishLoading } = startWith('eager', { slow: true, fails: 1 });
    const warnings = await captureConsole(async () => {
      await insert('<TAG></TAG>', tag);
      await waitUntil(() => requestedTags.length > 0);
      dispatchEvent(new Event('beforeunload'));
      finishLoading();
      await nextFrame();
    });
    expect(warnings).to.deep.equal([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await customElements.whenDefined(tag);
    expect(requestedTags).to.deep.equal([tag, tag]);
  });

  it('reports nothing for a script that is requested while the user leaves the page', async () => {
    const { tag } = startWith('intent', { fails: 1 });
    const box = await insert('<TAG><button type="button">go</button></TAG>', tag);
    dispatchEvent(new Event('beforeunload'));
    const warnings = await captureConsole(async () => {
      await clickOn(box.querySelector('button')!);
      await waitUntil(() => requestedTags.length > 0);
      await nextFrame();
    });
    expect(warnings).to.deep.equal([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await customElements.whenDefined(tag);
  });

  it('loads an element whose rule throws', async () => {
    const { tag } = startWith(() => {
      throw new Error('no cookies here');
    });
    await insert('<TAG></TAG>', tag);
    await customElements.whenDefined(tag);
    expect(requestedTags).to.deep.equal([tag]);
  });
});
