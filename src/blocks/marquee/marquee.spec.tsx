import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/site-marquee';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { settle, waitUntil } from '../../kit/testing/wait';
import { resizeTo } from '../../theme/testing/resize';
import base from './marquee.base.css?inline';

type Marquee = HTMLElementTagNameMap['site-marquee'];

const make = async (markup: ReturnType<typeof html>) => {
  const element = await fixture<Marquee>(markup);
  await settle(element);
  await waitUntil(() => state(element) !== 'still' || reduced());
  return element;
};
const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const region = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[part=region]')!;
const state = (element: Element) => region(element)?.dataset.state ?? 'still';
const toggle = (element: Element) => element.shadowRoot!.querySelector<HTMLButtonElement>('[part=pause]')!;
const getMoving = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.moving')];
const getSlices = (element: Element) => [...(element.shadowRoot?.querySelectorAll('.slice') ?? [])];
const getAnimations = (element: Element) => getMoving(element).flatMap((element) => element.getAnimations());
const isMoving = (element: Element) =>
  getAnimations(element).length > 0 &&
  getAnimations(element).every(({ playState }) => playState === 'running');
const leftOf = (element: Element) => element.getBoundingClientRect().left;

describe('<site-marquee>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });
  beforeEach(async () => {
    resetWarnings();
    await executeServerCommand('emulate-preferences', {});
    await setViewport({ width: 900, height: 600 });
    await sendMouse({ type: 'move', position: [5, 590] });
  });

  it('scrolls its text to the left at 50 px per second [MRQ-001] [MRQ-004] [MRQ-005]', async () => {
    const element = await make(html`<site-marquee><span>Fresh bread</span></site-marquee>`);
    await waitUntil(() => isMoving(element));
    const [animation] = getAnimations(element);
    animation!.pause();
    animation!.currentTime = 0;
    const start = leftOf(element.querySelector('span')!);
    animation!.currentTime = 1000;
    expect(leftOf(element.querySelector('span')!)).to.be.within(start - 51.5, start - 50);
  });

  it('supports direction and speed [MRQ-004]', async () => {
    const element = await make(
      html`<site-marquee animation-direction="right" animation-speed="2"><span>Fresh bread</span></site-marquee>`,
    );
    await waitUntil(() => isMoving(element));
    const [animation] = getAnimations(element);
    const text = element.querySelector('span')!;
    animation!.pause();
    animation!.currentTime = 500;
    const start = leftOf(text);
    animation!.currentTime = 1000;
    expect(leftOf(text)).to.be.closeTo(start + 50, 1);
  });

  it('is a straight line with one moving text and its copies by default [MRQ-003]', async () => {
    const element = await make(html`<site-marquee>Bread</site-marquee>`);
    expect(getSlices(element)).to.have.length(1);
    expect(getMoving(element)).to.have.length(2);
    expect(new Set(getAnimations(element).map(({ startTime }) => startTime)).size).to.equal(1);
  });

  it('always fills the region, however short the text', async () => {
    const element = await make(html`<site-marquee>Hi</site-marquee>`);
    await waitUntil(() => isMoving(element));
    const box = region(element).getBoundingClientRect();
    const textWidth = element.shadowRoot!.querySelector('.text')!.getBoundingClientRect().width;
    for (const animation of getAnimations(element)) {
      animation.pause();
      animation.currentTime = (textWidth / 50) * 1000 - 1;
    }
    const rights = [...element.shadowRoot!.querySelectorAll('.slice a')].map(
      (copy) => copy.getBoundingClientRect().right,
    );
    expect(Math.max(...rights)).to.be.greaterThan(box.right - textWidth);
  });

  it('renders copies with the position and style of the original', async () => {
    const element = await make(html`
      <site-marquee style="font: 30px serif">
        <h2 style="letter-spacing: 2px">Fresh <em>bread</em></h2><span>Rolls</span>
      </site-marquee>
    `);
    const textWidth = element.shadowRoot!.querySelector('.text')!.getBoundingClientRect().width;
    const copies = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.slice a')].slice(0, 3);
    const originals = [element.querySelector('h2')!.firstChild!, ...element.querySelectorAll('em, span')];
    for (const animation of getAnimations(element)) animation.cancel();
    originals.forEach((original, index) => {
      const range = document.createRange();
      range.selectNodeContents(original);
      const there = range.getBoundingClientRect();
      range.selectNodeContents(copies[index]!);
      const copy = range.getBoundingClientRect();
      expect(copy.left - there.left).to.be.closeTo(textWidth, 0.5);
      expect(copy.top).to.be.closeTo(there.top, 0.5);
      expect(copy.height).to.be.closeTo(there.height, 0.5);
    });
    expect(getComputedStyle(copies[1]!).fontStyle).to.equal('italic');
    expect(getComputedStyle(copies[0]!).letterSpacing).to.equal('2px');
  });

  it('exposes its text once to assistive technology and selection', async () => {
    const element = await make(
      html`<site-marquee wave-intensity="5"><span id="one">Bread</span></site-marquee>`,
    );
    expect(element.querySelectorAll('span')).to.have.length(1);
    expect(document.querySelectorAll('#one')).to.have.length(1);
    expect(element.shadowRoot!.querySelector('#one')).to.equal(null);
    for (const slice of getSlices(element)) {
      expect(slice.getAttribute('aria-hidden')).to.equal('true');
      expect(getComputedStyle(slice.querySelector('a')!).userSelect).to.equal('none');
    }
    await expect(element).to.be.accessible();
  });

  it('renders a wave as sheared slices with synchronized animations', async () => {
    const element = await make(
      html`<site-marquee wave-intensity="10" wave-frequency="10" style="--site-marquee-wave: 20px">Bread and rolls</site-marquee>`,
    );
    await waitUntil(() => isMoving(element));
    expect(getSlices(element).length).to.be.greaterThan(20);
    expect(new Set(getAnimations(element).map(({ startTime }) => startTime)).size).to.equal(1);
    for (const animation of getAnimations(element)) {
      animation.pause();
      animation.currentTime = 700;
    }
    const [one, two] = getSlices(element).slice(4, 6);
    const lefts = (slice: Element) =>
      [...slice.querySelectorAll('a')].map((copy) => copy.getBoundingClientRect().left);
    const shared = lefts(one!).filter((x) => lefts(two!).some((other) => Math.abs(other - x) < 0.1));
    expect(shared.length).to.be.greaterThan(0);
  });

  it('draws a wave of 1000 px, the frequency 1, by default [MRQ-002]', async () => {
    const getWave = async (attributes: string) => {
      const box = await fixture<HTMLElement>(html`<div style="inline-size: 500px"></div>`);
      box.setHTMLUnsafe(`<site-marquee wave-intensity="10" ${attributes}>Bread and rolls</site-marquee>`);
      const element = box.querySelector('site-marquee')!;
      await waitUntil(() => getSlices(element).length > 1);
      const tops = getSlices(element).map((slice) => slice.getBoundingClientRect().top);
      return tops.map((top) => Math.round(top - tops[0]!));
    };
    const wave = await getWave('');
    expect(wave).to.deep.equal(await getWave('wave-frequency="1"'));
    expect(wave).not.to.deep.equal(await getWave('wave-frequency="2"'));
  });

  it('moves only while in view [MRQ-007]', async () => {
    const box = await fixture(html`<div>
      <site-marquee>Bread</site-marquee>
      <div style="height: 3000px"></div>
    </div>`);
    const element = box.querySelector('site-marquee')!;
    await waitUntil(() => isMoving(element));
    scrollTo(0, 2000);
    await waitUntil(() => state(element) === 'paused');
    expect(isMoving(element)).to.equal(false);
    scrollTo(0, 0);
    await waitUntil(() => isMoving(element));
  });

  it('is scrollable instead of animated with reduced motion [MRQ-008]', async () => {
    const element = await make(
      html`<site-marquee>${'Fresh bread every morning. '.repeat(20)}</site-marquee>`,
    );
    await waitUntil(() => isMoving(element));
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    await waitUntil(() => state(element) === 'still');
    expect(element.shadowRoot!.querySelectorAll('.moving, .slice, button')).to.have.length(0);
    expect(region(element).scrollWidth).to.be.greaterThan(region(element).clientWidth * 2);
    region(element).focus();
    expect(element.shadowRoot!.activeElement).to.equal(region(element));
    // The key scrolls what is painted.
    await settle(element);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => region(element).scrollLeft > 0, 'the arrow key did not scroll the region');
    await expect(element).to.be.accessible();
  });

  it('pauses on hover only with paused-on-hover [MRQ-006] [MRQ-009]', async () => {
    const element = await make(html`<site-marquee>Bread</site-marquee>`);
    expect(element.pausedOnHover).to.equal(false);
    await waitUntil(() => isMoving(element));
    const { x, y } = region(element).getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x) + 60, Math.round(y) + 8] });
    await aTimeout(50);
    expect(isMoving(element)).to.equal(true);
    element.pausedOnHover = true;
    await settle(element);
    await waitUntil(() => !isMoving(element));
    await sendMouse({ type: 'move', position: [5, 590] });
    await waitUntil(() => isMoving(element));
  });

  it('has a visible pause button and dispatches an event', async () => {
    const element = await make(html`<site-marquee label-pause="Anhalten">Bread</site-marquee>`);
    await waitUntil(() => isMoving(element));
    const details: unknown[] = [];
    element.addEventListener('site-marquee-toggle', (event) => details.push((event as CustomEvent).detail));
    expect(toggle(element).getAttribute('aria-label')).to.equal('Anhalten');
    const { width, height } = toggle(element).getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(24);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Space' });
    await waitUntil(() => !isMoving(element));
    expect(toggle(element).getAttribute('aria-label')).to.equal('Play');
    toggle(element).click();
    await waitUntil(() => isMoving(element));
    expect(details).to.deep.equal([{ paused: true }, { paused: false }]);
  });

  it('shows a focused link in view on a straight line without animation', async () => {
    const element = await make(html`
      <site-marquee wave-intensity="5">
        <span>${'Fresh bread every morning. '.repeat(8)}</span><a href="#open">Open</a>
      </site-marquee>
    `);
    await waitUntil(() => isMoving(element));
    await sendKeys({ press: 'Tab' });
    const link = element.querySelector('a')!;
    expect(document.activeElement).to.equal(link);
    await waitUntil(() => getAnimations(element).length === 0);
    const box = region(element).getBoundingClientRect();
    await waitUntil(() => leftOf(link) < box.right && leftOf(link) >= box.left, 'the link is not in view');
    expect(getComputedStyle(element.shadowRoot!.querySelector('.text')!).opacity).to.equal('1');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => isMoving(element));
  });

  it('forwards a click on the copy of a link to the original link', async () => {
    const element = await make(
      html`<site-marquee wave-intensity="5"><a href="#open">Open</a></site-marquee>`,
    );
    const details: MouseEvent[] = [];
    element.querySelector('a')!.addEventListener('click', (event) => {
      event.preventDefault();
      details.push(event);
    });
    const copy = element.shadowRoot!.querySelector<HTMLAnchorElement>('.slice a')!;
    expect(copy.href).to.equal(element.querySelector('a')!.href);
    copy.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
    );
    expect(details.map(({ ctrlKey }) => ctrlKey)).to.deep.equal([true]);
  });

  it('updates the colors of its copies when the color scheme changes', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = `.scheme { color: rgb(0, 0, 150) }
      @media (prefers-color-scheme: dark) { .scheme { color: rgb(200, 200, 255) } }`;
    const element = await make(
      html`<site-marquee wave-intensity="1">See <a class="scheme" href="#more">more</a></site-marquee>`,
    );
    const getColor = () => {
      const copy = element.shadowRoot!.querySelector('.slice a[href]');
      return copy && getComputedStyle(copy).color;
    };
    await waitUntil(() => getColor() === 'rgb(0, 0, 150)');
    // After the measurement that follows the first layout.
    await aTimeout(1100);
    await executeServerCommand('emulate-preferences', { colorScheme: 'dark' });
    await waitUntil(() => getColor() === 'rgb(200, 200, 255)');
    style.remove();
  });

  it('updates one second after a resize [MRQ-012]', async () => {
    const element = await make(html`<site-marquee wave-intensity="10">Fresh bread</site-marquee>`);
    await aTimeout(1100);
    const before = getSlices(element).length;
    const firstAt = await resizeTo(element, '300px');
    await aTimeout(500);
    const resizedAt = await resizeTo(element, '320px');
    const lastAt = resizedAt - firstAt < 900 ? resizedAt : firstAt;
    if (lastAt === resizedAt) expect(getSlices(element).length).to.equal(before);
    await waitUntil(() => getSlices(element).length < before);
    expect(performance.now() - lastAt).to.be.greaterThan(990);
  });

  it('keeps its height on upgrade, straight and as a wave', async () => {
    for (const wave of ['', 'wave-intensity="6"']) {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe(
        `<site-marquee-off ${wave}></site-marquee-off><site-marquee ${wave}><h2>Bread</h2> <p>and rolls</p></site-marquee>`,
      );
      const element = box.querySelector('site-marquee')!;
      await settle(element);
      const after = element.getBoundingClientRect().height;
      const plain = new CSSStyleSheet();
      plain.replaceSync(
        base
          .replaceAll('site-marquee', 'site-marquee-off')
          .replaceAll('--site-marquee-off', '--site-marquee'),
      );
      document.adoptedStyleSheets = [getStyleSheet(base), plain];
      const twin = box.querySelector('site-marquee-off')!;
      twin.setHTMLUnsafe(element.innerHTML);
      expect(twin.getBoundingClientRect().height).to.be.closeTo(after, 0.01);
      expect(getComputedStyle(twin).overflowX).to.equal('auto');
      document.adoptedStyleSheets = [getStyleSheet(base)];
    }
  });

  it('supports right-to-left pages', async () => {
    const element = await make(
      html`<site-marquee dir="rtl"><span>خبز طازج</span><span>كل صباح</span></site-marquee>`,
    );
    await waitUntil(() => isMoving(element));
    for (const animation of getAnimations(element)) {
      animation.pause();
      animation.currentTime = 0;
    }
    const [one, two] = element.querySelectorAll('span');
    expect(leftOf(one!)).to.be.greaterThan(leftOf(two!));
    const copies = [...element.shadowRoot!.querySelectorAll('.slice a')];
    expect(leftOf(copies[0]!)).to.be.greaterThan(leftOf(one!));
    expect(leftOf(two!)).to.be.closeTo(leftOf(region(element)) + 32, 1);
  });

  it('reads the markup of site builders', async () => {
    const props = (items: string) =>
      `<script class="Marquee-props" type="application/json">{"marqueeItems":[${items}],"linkTo":"","waveFrequency":4,"waveIntensity":0,"animationDirection":"left","animationSpeed":0.5,"pausedOnHover":true,"fadeEdges":true}</script>`;
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(`<site-marquee><div class="sqs-block marquee-block"><div class="Marquee">${props('{"text":"breaking down"}')}
      <div class="Marquee-display fade-edges"><div class="Marquee-measure"><h1 class="Marquee-item">breaking down</h1><h1 class="Marquee-item"> ~ </h1></div>
      <h1><svg><text>breaking down</text></svg><span id="label">breaking down ~</span></h1><div class="Marquee-track"></div></div></div></div></site-marquee>
      <site-marquee><div class="Marquee">${props('{"text":"only"},{"text":"data"}')}</div></site-marquee>`);
    customElements.upgrade(box);
    const [rendered, data] = box.querySelectorAll('site-marquee');
    await waitUntil(() => state(rendered!) !== 'still' && state(data!) !== 'still');
    expect(rendered).to.include({
      waveFrequency: 4,
      animationSpeed: 0.5,
      pausedOnHover: true,
      fadeEdges: true,
    });
    const copies = (element: Element) =>
      [...element.shadowRoot!.querySelectorAll('.slice a')]
        .slice(0, 2)
        .map((copy) => copy.textContent?.trim());
    expect(copies(rendered!)).to.deep.equal(['breaking down', '~']);
    expect(box.querySelector('#label')!.checkVisibility()).to.equal(false);
    expect(copies(data!)).to.deep.equal(['only', 'data']);
    expect(data!.shadowRoot!.querySelector('.text')!.textContent).to.equal('onlydata');
  });

  it('renders repeated items and replaces a previous list', async () => {
    const element = await make(html`<site-marquee marquee-items='["tick", "tick", "tock"]'></site-marquee>`);
    const rendered = () =>
      [...region(element).querySelectorAll('.text > span')].map((item) => item.textContent);
    const copies = () =>
      [...getSlices(element)[0]!.querySelectorAll('a')].slice(0, 3).map((copy) => copy.textContent);
    expect([rendered(), copies()]).to.deep.equal([
      ['tick', 'tick', 'tock'],
      ['tick', 'tick', 'tock'],
    ]);
    element.marqueeItems = ['tock', 'tock', 'tick'];
    await settle(element);
    expect(rendered()).to.deep.equal(['tock', 'tock', 'tick']);
    await waitUntil(() => copies().join() === 'tock,tock,tick', 'the copies are not updated');
  });

  it('closes the loop without a gap in a scaled element', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="scale: 0.5"><site-marquee><span>Fresh bread</span></site-marquee></div>`,
    );
    const element = box.querySelector('site-marquee')!;
    await waitUntil(() => state(element) !== 'still');
    const [text, copy] = ['.text', '.slice a'].map((name) =>
      element.shadowRoot!.querySelector(name)!.getBoundingClientRect(),
    );
    expect(copy!.left).to.be.closeTo(text!.right, 0.6);
    expect(copy!.width).to.be.closeTo(element.querySelector('span')!.getBoundingClientRect().width, 0.6);
  });

  it('keeps the position of its button if the page resets position for all elements', async () => {
    const style = await fixture(html`<style>* { position: static }</style>`);
    const element = await make(html`<site-marquee>Bread</site-marquee>`);
    const box = element.getBoundingClientRect();
    const button = toggle(element).getBoundingClientRect();
    expect([button.top, button.bottom, button.right]).to.deep.equal([box.top, box.bottom, box.right]);
    expect(button.left).to.equal(region(element).getBoundingClientRect().right);
    style.remove();
  });

  it('measures its text again when it changes', async () => {
    const element = await make(html`<site-marquee><span>Bread</span></site-marquee>`);
    element.querySelector('span')!.firstChild!.nodeValue = 'Rolls';
    await waitUntil(() => element.shadowRoot!.querySelector('.slice a')?.textContent === 'Rolls');
  });
});
