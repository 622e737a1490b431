import { expect } from '@open-wc/testing';
import {
  executeServerCommand,
  resetMouse,
  sendKeys,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import '../../../elements/site-lightbox';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { clickOn } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  clickAt,
  createLightbox,
  dialog,
  getCurrentAlt,
  getScale,
  image,
  images,
  isOpen,
  type LightboxElement,
  openAt,
  part,
  waitForAnimations,
  waitForClose,
  waitForImage,
  waitForOpen,
} from './testing/fixture';

const WIDTH = 1200;
const HEIGHT = 800;

describe('<site-lightbox> shows', () => {
  beforeEach(() => setViewport({ width: WIDTH, height: HEIGHT }));
  afterEach(async () => {
    for (const element of document.querySelectorAll<LightboxElement>('site-lightbox')) element.remove();
    await waitForAnimations();
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
    await waitUntil(() => !history.state?.siteOverlay);
  });

  const large = (number: number, attributes = '') =>
    `<img id="p${number}" ${attributes} alt="Picture ${number}" width="90" height="60" src="data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="3000" height="2000" fill="#579"/></svg>`,
    )}">`;

  it('large images with a padding of 100 px and small ones at their natural size [LBX-013]', async () => {
    const element = await createLightbox(large(1) + image(2));
    await openAt(element);
    const { top, height, width } = part(element, 'current')!.getBoundingClientRect();
    expect([top, height, width]).to.deep.equal([100, 600, 900]);
    await sendKeys({ press: 'ArrowRight' });
    await waitForImage(element, 2);
    await waitForAnimations();
    expect(part(element, 'current')!.getBoundingClientRect().width).to.equal(600);
  });

  it('an overlay of 95 % opacity, transitions of 0.6 s between items and of 0.3 s to open and close [LBX-010] [LBX-011] [LBX-012]', async () => {
    const element = await createLightbox(images(2));
    const opening = collect(() => getDurations(document));
    await clickOn(element.querySelector('#p1')!);
    await waitForOpen(element);
    expect(await opening()).to.deep.equal(new Set([300]));
    expect(getComputedStyle(part(element, 'overlay')!).opacity).to.equal('0.95');
    const moving = collect(() => getDurations(element.shadowRoot!));
    await sendKeys({ press: 'ArrowRight' });
    expect(await moving()).to.deep.equal(new Set([600]));
    await waitForAnimations();
    const closing = collect(() => getDurations(document));
    await sendKeys({ press: 'Escape' });
    expect(await closing()).to.deep.equal(new Set([300]));
  });

  it('the image expanding from its thumbnail', async () => {
    const element = await createLightbox(images(2));
    const names = collect(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
    );
    await clickOn(element.querySelector('#p1')!);
    await waitForOpen(element);
    expect(await names()).to.include('::view-transition-group(site-lightbox-image)');
  });

  it('changes without animation with reduced motion', async () => {
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    const element = await createLightbox(images(2));
    await clickOn(element.querySelector('#p1')!);
    await waitUntil(() => isOpen(element));
    await sendKeys({ press: 'ArrowRight' });
    await waitForImage(element, 2);
    await settle(element);
    expect([getCurrentAlt(element), getDurations(document), getDurations(element.shadowRoot!)]).to.deep.equal(
      ['Picture 2', [], []],
    );
  });

  it('the theme of the set, or of the image if it has one [LBX-015]', async () => {
    const element = await createLightbox(image(1) + image(2, 'data-lightbox-theme="light"'), 'theme="dark"');
    await openAt(element);
    const colors = () =>
      [part(element, 'overlay')!, part(element, 'base')!].map(
        (node, index) => getComputedStyle(node)[index === 0 ? 'backgroundColor' : 'color'],
      );
    expect(colors()).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await sendKeys({ press: 'ArrowRight' });
    await waitForImage(element, 2);
    expect(colors()).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await expect(element).to.be.accessible();
  });

  it('a caption with links that can be toggled [LBX-009]', async () => {
    const element = await createLightbox(
      `<figure>${image(1, 'data-title="&lt;b&gt;Dawn"')}<figcaption>By <a href="#ada">Ada</a><button>x</button></figcaption></figure>${image(2)}`,
    );
    await openAt(element);
    expect(part(element, 'title')!.textContent).to.equal('<b>Dawn');
    expect(part(element, 'description')!.querySelector('a')!.getAttribute('href')).to.equal('#ada');
    expect(part(element, 'description')!.querySelector('button')).to.equal(null);
    const toggle = part(element, 'caption-toggle')!;
    expect(toggle.getAttribute('aria-pressed')).to.equal('true');
    for (const expected of [false, true, false]) {
      await clickOn(toggle);
      await settle(element);
      expect(part(element, 'caption') !== null).to.equal(expected);
    }
    expect(toggle.getAttribute('aria-pressed')).to.equal('false');
    await sendKeys({ press: 'ArrowRight' });
    await waitForImage(element, 2);
    expect(part(element, 'caption-toggle')).to.equal(null);
  });

  it('items in full-screen mode and back [LBX-009]', async () => {
    const element = await createLightbox(images(2));
    await openAt(element);
    const button = part(element, 'fullscreen')!;
    await clickOn(button);
    await waitUntil(
      () => element.shadowRoot!.fullscreenElement === part(element, 'base'),
      'full-screen mode was not entered',
    );
    await waitUntil(() => button.getAttribute('aria-pressed') === 'true');
    await sendKeys({ press: 'ArrowRight' });
    await waitForImage(element, 2);
    await waitForAnimations();
    await clickOn(button);
    await waitUntil(() => document.fullscreenElement === null, 'full-screen mode was not left');
    expect(isOpen(element)).to.equal(true);
  });

  it('zoomed images by keys and buttons, pans them, and zooms out again', async () => {
    const element = await createLightbox(large(1) + large(2));
    await openAt(element);
    await sendKeys({ press: '+' });
    await waitForScale(element, 1.5);
    await clickOn(part(element, 'zoom-in')!);
    await waitForScale(element, 2.25);
    const before = getLeft(element);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => getLeft(element) < before, 'it is not panned');
    await waitForAnimations();
    expect(getCurrentAlt(element)).to.equal('Picture 1');
    await clickOn(part(element, 'zoom-out')!);
    await waitForScale(element, 1.5);
    await sendKeys({ press: '0' });
    await waitForScale(element, 1);
    expect(getScale(element)).to.equal(1);
    expect(part(element, 'zoom-out')!.getAttribute('aria-disabled')).to.equal('true');
    await sendKeys({ press: 'ArrowRight' });
    await waitForImage(element, 2);
  });

  it('zoomed images by the wheel with the control key, and by a click in a set of one', async () => {
    const element = await createLightbox(large(1));
    await openAt(element);
    await clickAt(WIDTH / 2 + 100, HEIGHT / 2);
    await waitForScale(element, 2);
    await clickAt(WIDTH / 2 + 100, HEIGHT / 2);
    await waitForScale(element, 1);
    const wheel = new WheelEvent('wheel', {
      ctrlKey: true,
      deltaY: -50,
      clientX: 600,
      clientY: 400,
      cancelable: true,
    });
    part(element, 'stage')!.dispatchEvent(wheel);
    await waitForAnimations();
    expect(getScale(element)).to.be.greaterThan(1.5);
    expect(wheel.defaultPrevented).to.equal(true);
  });

  it('the next image after a swipe, pans a zoomed one, and closes on a downward pull by mouse', async () => {
    const element = await createLightbox(large(1) + large(2));
    await openAt(element);
    // Past half of the screen; the velocity does not matter.
    await drag([950, 400], [250, 400]);
    await waitForImage(element, 2);
    await waitForAnimations();
    await sendKeys({ press: '+' });
    await waitForScale(element, 1.5);
    const left = getLeft(element);
    await drag([600, 400], [650, 430]);
    await waitUntil(() => getLeft(element) > left + 40, 'it is not panned');
    await waitForAnimations();
    expect(getCurrentAlt(element)).to.equal('Picture 2');
    await sendKeys({ press: '0' });
    await waitForScale(element, 1);
    await drag([600, 300], [600, 600]);
    await waitForClose(element);
  });

  it('a message in place of an image that failed to load', async () => {
    const element = await createLightbox(
      `${image(1)}<img id="p2" alt="Lost &lt;i&gt;one" width="9" height="9" src="data:image/png,no"><img id="p3" alt="Never there">`,
    );
    await openAt(element);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(
      () => part(element, 'current')!.textContent === 'The image could not be loaded. Lost <i>one',
    );
    await waitForAnimations();
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(
      () => part(element, 'current')!.textContent === 'The image could not be loaded. Never there',
    );
    expect(part(element, 'zoom-in')).to.equal(null);
    await expect(element).to.be.accessible();
  });

  it('the same image when the set changes, another one when it is removed, and closes with an empty set', async () => {
    const element = await createLightbox(images(3));
    await openAt(element, 2);
    element.querySelector('#p1')!.remove();
    await waitUntil(() => part(element, 'counter')!.textContent === '1 / 2');
    expect(getCurrentAlt(element)).to.equal('Picture 2');
    element.querySelector('#p2')!.remove();
    await waitForImage(element, 3);
    element.querySelector('#p3')!.remove();
    await waitForClose(element);
  });

  it('the nearest image for an index out of range, and nothing for an invalid set', async () => {
    resetWarnings();
    const element = await createLightbox('', 'current-index="99"');
    const messages = await captureConsole(async () => {
      element.set = { items: [] } as never;
      await settle(element);
      element.set = 'invalid' as never;
      await settle(element);
      expect(isOpen(element)).to.equal(false);
      element.set = { items: ['data:,a', 'data:,b'], index: 99 } as never;
      await waitForOpen(element);
    });
    expect(part(element, 'counter')!.textContent).to.equal('2 / 2');
    expect(messages).to.deep.equal([
      'site-lightbox: set="invalid" is not an object with a list of items; using the default.',
    ]);
    element.currentIndex = -5;
    await waitUntil(() => part(element, 'counter')!.textContent === '1 / 2');
  });

  it('44 px buttons without overlap or horizontal scrolling at 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await createLightbox(
      large(1, 'data-title="A long title that says much" data-description="And more."') + large(2),
    );
    await openAt(element);
    const buttons = [...element.shadowRoot!.querySelectorAll('button')].map((button) =>
      button.getBoundingClientRect(),
    );
    for (const { width, height, left, right } of buttons) {
      expect([width, height]).to.deep.equal([44, 44]);
      expect(left >= 0 && right <= 320).to.equal(true);
    }
    const overlap = buttons.some((a, i) =>
      buttons
        .slice(i + 1)
        .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(overlap).to.equal(false);
    expect(part(element, 'current')!.getBoundingClientRect().width).to.equal(320);
    expect(dialog(element)!.scrollWidth).to.equal(320);
    await expect(element).to.be.accessible();
  });
});

const getLeft = (element: Element) => part(element, 'current')!.getBoundingClientRect().left;

/** Waits until the zoom has arrived: the animation may start after the command of the key or click is answered. */
async function waitForScale(element: Element, scale: number): Promise<void> {
  await waitUntil(
    () => Math.abs(getScale(element) - scale) < 0.01,
    `not at ${scale}, but ${getScale(element)}`,
  );
  await waitForAnimations();
}

const getDurations = (root: Document | ShadowRoot): number[] =>
  root
    .getAnimations()
    .map(({ effect }) => effect!.getTiming())
    .filter(({ iterations }) => iterations === 1)
    .map(({ duration }) => Number(duration));

/**
 * Collects values from now on, frame by frame: a short animation may end before a busy browser responds to a command.
 * @returns a function that waits for the first values and stops
 */
function collect<T>(read: () => readonly T[]): () => Promise<ReadonlySet<T>> {
  const values = new Set<T>();
  let frame = 0;
  const next = () => {
    for (const value of read()) values.add(value);
    frame = requestAnimationFrame(next);
  };
  next();
  return async () => {
    await waitUntil(() => values.size > 0, 'no animation');
    cancelAnimationFrame(frame);
    return values;
  };
}

async function drag(from: [number, number], to: [number, number]): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}
