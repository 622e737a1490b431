// Transitions between slides: state, refused changes, swipe.
import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { resetWarnings } from '../../../kit/element/warn';
import { captureConsole } from '../../../kit/testing/console';
import { clickOn, getCenter } from '../../../kit/testing/pointer';
import { settle, waitUntil } from '../../../kit/testing/wait';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getFrames,
  getPart,
  images,
  recordEvents,
  renderGallery,
} from '../testing/fixtures';

const getBase = (element: Element) => getPart(element, 'base')!;
const waitForTransitionEnd = (element: Element) =>
  waitUntil(() => !getBase(element).dataset.inMotion, 'the transition did not end');

/** The last animation of each element: on a busy machine, a short one is over before `getAnimations` is called. */
const animations = new WeakMap<Element, Animation>();
const { animate } = Element.prototype;
const getEffect = (frame: Element) => animations.get(frame)?.effect as KeyframeEffect | undefined;
const getTiming = (frame: Element) => getEffect(frame)?.getTiming();
const getDuration = (frame: Element) => getTiming(frame)?.duration;

/** Properties that the last animation of a frame changes. */
const getAnimatedProperties = (frame: Element): string[] =>
  (getEffect(frame)?.getKeyframes() ?? [])
    .flatMap((keyframe) => Object.keys(keyframe))
    .filter((name) => name === 'opacity' || name === 'transform');

before(() => {
  Element.prototype.animate = function (...options) {
    const animation = animate.apply(this, options);
    animations.set(this, animation);
    return animation;
  };
});
after(() => {
  Element.prototype.animate = animate;
});

describe('<site-gallery> in motion', () => {
  beforeEach(() => resetMouse());
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
    document.documentElement.dir = 'ltr';
  });

  it('exposes state and direction until the outgoing slide has faded out [GAL-045] [GAL-092]', async () => {
    const element = await renderGallery('design="slideshow" speed="2"', images(3));
    expect(getBase(element).dataset.inMotion).to.equal(undefined);
    getButton(element, 'next').click();
    await settle(element);
    const [old, next] = getFrames(element);
    expect([getBase(element).dataset.inMotion, getBase(element).dataset.direction]).to.deep.equal([
      'true',
      'forward',
    ]);
    expect(getComputedStyle(next!).opacity).to.equal('1');
    expect(getAnimatedProperties(old!)).to.include('opacity');
    expect(getComputedStyle(old!).visibility).to.equal('visible');
    await waitForTransitionEnd(element);
    expect(getComputedStyle(old!).visibility).to.equal('hidden');
    getButton(element, 'previous').click();
    await settle(element);
    expect(getBase(element).dataset.direction).to.equal('reverse');
    await waitForTransitionEnd(element);
    await expect(element).to.be.accessible();
  });

  it('fades for 1 s by default [GAL-091]', async () => {
    const element = await renderGallery('design="slideshow"', images(2));
    getButton(element, 'next').click();
    await settle(element);
    expect(getDuration(getFrames(element)[0]!)).to.equal(1000);
  });

  it('refuses changes by button, key, click and script, with an event [GAL-036] [GAL-072]', async () => {
    const element = await renderGallery('design="slideshow" speed="10" current-index="1"', images(4));
    getButton(element, 'next').click();
    await settle(element);
    const events = recordEvents(element);
    getButton(element, 'next').click();
    getButton(element, 'previous').focus();
    await sendKeys({ press: 'ArrowLeft' });
    await clickOn(element);
    element.currentIndex = 0;
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(2);
    expect(events).to.deep.equal([
      'refused 3 p3 control',
      'refused 1 p1 key',
      'refused 3 p3 click',
      'refused 0 p0 property',
    ]);
  });

  for (const [attributes, pause] of [
    ['', 900],
    ['speed="1.5"', 1050],
  ] as const)
    it(`accepts a press after ${pause} ms of a fade, which then ends at once (${attributes || 'default'})`, async () => {
      const element = await renderGallery(`design="slideshow" ${attributes}`, images(4));
      const events = recordEvents(element);
      for (const index of [1, 2, 3]) {
        getButton(element, 'next').click();
        await settle(element);
        expect(getCurrentIndex(element)).to.equal(index);
        const animation = animations.get(getFrames(element)[index - 1]!)!;
        // On a busy machine the fade may be over by then, and a canceled animation has no time.
        await waitUntil(() => animation.playState !== 'running' || Number(animation.currentTime) > pause);
      }
      expect(events.filter((name) => name.startsWith('refused'))).to.deep.equal([]);
      await waitForTransitionEnd(element);
    });

  it('does not report a reached end when it refuses a change', async () => {
    const element = await renderGallery('design="slideshow" speed="10"', images(2));
    getButton(element, 'next').click();
    await settle(element);
    const events = recordEvents(element);
    getButton(element, 'next').click();
    expect(events).to.deep.equal([]);
  });

  it('can be navigated again after the transition', async () => {
    const element = await renderGallery('design="slideshow" speed="0.1"', images(4));
    for (const index of [1, 2, 3]) {
      getButton(element, 'next').click();
      await settle(element);
      expect(getCurrentIndex(element)).to.equal(index);
      await waitForTransitionEnd(element);
    }
  });

  it('changes immediately with reduced motion', async () => {
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    const element = await renderGallery('design="slideshow"', images(4));
    getButton(element, 'next').click();
    await settle(element);
    expect(getBase(element).dataset.inMotion).to.equal(undefined);
    expect(getFrames(element).flatMap((frame) => frame.getAnimations())).to.deep.equal([]);
    getButton(element, 'next').click();
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(2);
  });

  it('ends the transition when slides are removed', async () => {
    const element = await renderGallery('design="slideshow" speed="0.2"', images(4));
    getButton(element, 'next').click();
    await settle(element);
    element.querySelector('#p0')!.remove();
    element.querySelector('#p1')!.remove();
    await waitForTransitionEnd(element);
    await settle(element);
    getButton(element, 'next').click();
    await settle(element);
    expect(getFrames(element).length).to.equal(2);
    expect(getCurrentIndex(element)).to.equal(1);
    element.replaceChildren();
    await settle(element);
    element.setHTMLUnsafe(images(3));
    await settle(element);
    await waitForTransitionEnd(element);
    getButton(element, 'next').click();
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(1);
  });

  it('ends the transition when it is hidden or becomes a grid', async () => {
    const element = await renderGallery('design="slideshow" speed="0.2"', images(4));
    getButton(element, 'next').click();
    element.style.display = 'none';
    await waitForTransitionEnd(element);
    element.style.display = '';
    getButton(element, 'next').click();
    await settle(element);
    for (const design of ['grid', 'slideshow'] as const) {
      element.design = design;
      await waitUntil(
        () => getBase(element).dataset.design === design,
        `the design did not change to ${design}`,
      );
      expect(getBase(element).dataset.inMotion).to.equal(undefined);
    }
  });

  it('moves distant slides out of the frame, so that lazy images are not loaded', async () => {
    const element = await renderGallery('design="slideshow"', images(5));
    const shown = getPart(element, 'track')!.getBoundingClientRect();
    const inFrame = () =>
      getFrames(element).map((frame) => frame.getBoundingClientRect().left < shown.right - 1);
    expect(inFrame()).to.deep.equal([true, true, false, false, false]);
    getButton(element, 'next').click();
    await waitUntil(() => getBase(element).dataset.inMotion !== undefined, 'it does not move');
    expect(inFrame(), 'the one that fades out and the one after').to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
    await waitForTransitionEnd(element);
    getButton(element, 'next').click();
    await waitForTransitionEnd(element);
    expect(inFrame(), 'its neighbors').to.deep.equal([false, true, true, true, false]);
  });

  it('warns about an unknown transition and fades [GAL-112]', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const element = await renderGallery('design="slideshow" transition="spin" speed="0.1"', images(3));
      getButton(element, 'next').click();
      await settle(element);
      expect(getAnimatedProperties(getFrames(element)[0]!)).to.include('opacity');
      await waitForTransitionEnd(element);
      getButton(element, 'next').click();
      await settle(element);
    });
    expect(warnings).to.deep.equal(['site-gallery: Could not find transition "spin"; using "fade".']);
  });
});

describe('<site-gallery transition="swipe">', () => {
  beforeEach(() => resetMouse());
  afterEach(async () => {
    await resetMouse();
    document.documentElement.dir = 'ltr';
  });

  const swipe = async (attributes = '', count = 3) => {
    const element = await renderGallery(
      `design="slideshow" transition="swipe" ${attributes}`,
      images(count),
      400,
    );
    for (let frame = 0; frame < 10; frame++) await settle(element);
    return element;
  };

  /** Offsets of the slides in px; null for invisible ones. */
  const getOffsets = (element: GalleryElement) =>
    getFrames(element).map((frame) => {
      const { visibility, transform } = getComputedStyle(frame);
      return visibility === 'hidden' ? null : Math.round(new DOMMatrix(transform).e);
    });

  /** The browser may report the last move of the pointer with the next frame. */
  const waitForOffsets = (element: GalleryElement, offsets: readonly (number | null)[]) =>
    waitUntil(() => String(getOffsets(element)) === String(offsets), `not at ${offsets}`);

  async function press(element: Element, dx: number, steps = 4): Promise<void> {
    const [middle, above] = getCenter(element);
    // Next to the buttons.
    const [x, y] = [middle - Math.sign(dx) * 150, above + 60];
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    for (let one = 1; one <= steps; one++)
      await sendMouse({ type: 'move', position: [x + Math.round((dx * one) / steps), y] });
  }

  /** Releases after a rest, so that the velocity is 0. */
  async function release(): Promise<void> {
    await new Promise((done) => setTimeout(done, 400));
    await sendMouse({ type: 'up' });
  }

  it('pushes the outgoing slide aside in 0.5 s [GAL-107], and in 0.28 s after a tap [GAL-108]', async () => {
    const element = await swipe();
    getButton(element, 'next').click();
    await settle(element);
    const [old, next] = getFrames(element);
    expect([getDuration(old!), getDuration(next!)]).to.deep.equal([500, 500]);
    expect(getTiming(old!)?.easing).to.equal('cubic-bezier(0.65, 0, 0.35, 1)');
    await waitForTransitionEnd(element);
    await clickOn(element);
    await settle(element);
    expect(getDuration(next!)).to.equal(280);
    await waitForTransitionEnd(element);
    expect(getOffsets(element)).to.deep.equal([null, null, 0]);
  });

  it('follows the pointer with the neighbor, and continues past half the width [GAL-096]', async () => {
    const element = await swipe();
    await press(element, -190);
    await waitForOffsets(element, [-190, 210, null]);
    expect(getBase(element).dataset.inMotion).to.equal('true');
    await release();
    await waitForTransitionEnd(element);
    expect(getOffsets(element)).to.deep.equal([0, null, null]);
    await press(element, -210);
    await release();
    await waitForTransitionEnd(element);
    expect(getOffsets(element)).to.deep.equal([null, 0, null]);
    expect(getFrames(element).every(({ style }) => style.length === 0)).to.equal(true);
  });

  it('continues after a short flick within the time limits [GAL-096] [GAL-110]', async () => {
    const element = await swipe();
    const track = getPart(element, 'track')!;
    const fire = (type: string, x: number, time: number) => {
      const event = new PointerEvent(type, {
        clientX: x,
        clientY: 50,
        isPrimary: true,
        bubbles: true,
        composed: true,
      });
      Object.defineProperty(event, 'timeStamp', { value: time });
      track.dispatchEvent(event);
    };
    fire('pointerdown', 200, 0);
    fire('pointermove', 180, 10);
    fire('pointermove', 160, 20);
    fire('pointerup', 140, 30);
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(1);
    // 340 px at 2 px per ms would take 0.17 s.
    expect(getDuration(getFrames(element)[0]!)).to.equal(innerWidth < 767 ? 200 : 300);
    await waitForTransitionEnd(element);
  });

  it('resists at an end and reports that it is reached [GAL-096]', async () => {
    const element = await swipe('', 2);
    const events = recordEvents(element);
    await press(element, 190);
    await waitUntil(() => getOffsets(element)[0]! > 40, 'it is not held');
    expect(getOffsets(element)[0]).to.be.lessThan(120);
    await sendMouse({ type: 'move', position: [getCenter(element)[0] + 65, getCenter(element)[1]] });
    await release();
    await waitForTransitionEnd(element);
    expect(events).to.deep.equal(['reached-start swipe']);
    expect(getOffsets(element)).to.deep.equal([0, null]);
  });

  it('stops at an end or follows without limit, depending on swipe-boundary [GAL-103]', async () => {
    const hard = await swipe('swipe-boundary="hard"', 2);
    await press(hard, 100);
    expect(getOffsets(hard)[0]).to.equal(0);
    await sendMouse({ type: 'up' });
    const none = await swipe('swipe-boundary="none"', 2);
    await press(none, 100);
    await waitUntil(() => getOffsets(none)[0] === 100, 'it does not follow');
    await sendMouse({ type: 'up' });
  });

  it('leaves vertical movements to the page', async () => {
    const element = await swipe();
    const [x, y] = getCenter(element);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x - 5, y + 40] });
    await sendMouse({ type: 'move', position: [x - 200, y + 40] });
    expect(getOffsets(element)).to.deep.equal([0, null, null]);
    await sendMouse({ type: 'up' });
    expect(getCurrentIndex(element)).to.equal(0);
  });

  it('enters from the other side in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    const element = await swipe();
    await press(element, 150);
    await waitForOffsets(element, [150, -250, null]);
    await sendMouse({ type: 'up' });
    await waitForTransitionEnd(element);
  });

  it('shows the same neighbor on both sides of a loop of two', async () => {
    const element = await swipe('loop', 2);
    await press(element, -100);
    await waitForOffsets(element, [-100, 300]);
    await sendMouse({ type: 'move', position: [getCenter(element)[0] + 250, getCenter(element)[1]] });
    await waitForOffsets(element, [100, -300]);
    await release();
    await waitForTransitionEnd(element);
  });

  it('moves the slide back when the page prevents the change', async () => {
    const element = await swipe();
    element.addEventListener('site-gallery-change-request', (event) => event.preventDefault());
    await press(element, -250);
    await release();
    await waitForTransitionEnd(element);
    expect(getCurrentIndex(element)).to.equal(0);
    expect(getOffsets(element)).to.deep.equal([0, null, null]);
  });
});
