// Moves of a carousel and a slider to the next slides: one scroll, which an animation shows.
import { expect } from '@open-wc/testing';
import '../../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import { getButton, getFrames, getPart, images, renderGallery } from '../../testing/fixtures';

const { animate } = Element.prototype;

/** Records the elements that are animated from now on, and holds each animation at a time in ms. */
function recordAnimations(holdAt?: number) {
  const animated: Element[] = [];
  const animations: Animation[] = [];
  Element.prototype.animate = function (...options) {
    const animation = animate.apply(this, options);
    if (holdAt !== undefined) {
      animation.pause();
      animation.currentTime = holdAt;
    }
    animated.push(this);
    animations.push(animation);
    return animation;
  };
  return { animated, animations };
}

/** Whether all slides are stacking contexts. */
const areIsolated = (element: Element) =>
  getFrames(element).every((frame) => getComputedStyle(frame).isolation === 'isolate');

const getLeft = (element: Element) => element.getBoundingClientRect().left;

describe('a move of <site-gallery> to the next slides', () => {
  afterEach(() => {
    Element.prototype.animate = animate;
  });

  for (const [design, count] of [
    ['carousel', 7],
    ['carousel', 3000],
    ['slider', 7],
  ] as const)
    it(`${design}: a move of ${count} images scrolls the track once, and animates the slides in view only`, async () => {
      const slides = count > 100 ? '<img width="600" height="400" alt="">'.repeat(count) : images(count);
      const element = await renderGallery(`design="${design}" gutter="0" v-size="60"`, slides);
      const track = getPart(element, 'track')!;
      const before = track.scrollLeft;
      let scrolled = 0;
      track.addEventListener('scroll', () => scrolled++);
      const { animated } = recordAnimations();
      getButton(element, 'next').click();
      await waitUntil(() => animated.length > 0, 'nothing is animated');
      expect(track.scrollLeft).to.be.greaterThan(before + 400);
      // On a busy machine, the transition ends at its time limit, before the animations.
      const isAnimated = () => animated.some((frame) => frame.getAnimations().length > 0);
      await waitUntil(() => !element.inMotion && !isAnimated(), 'the transition did not end');
      expect(track.style.scrollSnapType).to.not.equal('none');
      expect(scrolled).to.equal(1);
      expect(new Set(animated).size).to.be.within(2, 8);
    });

  it('a press during a move continues from where the slides are shown', async () => {
    const element = await renderGallery('design="carousel" gutter="0"', images(12));
    const frame = getFrames(element)[4]!;
    const first = recordAnimations(200);
    getButton(element, 'next').click();
    await waitUntil(() => first.animations.length > 0, 'nothing is animated');
    const shown = getLeft(frame);
    // Ends the transition, so that the gallery accepts another one.
    getPart(element, 'track')!.dispatchEvent(new PointerEvent('pointerdown'));
    await settle(element);
    const second = recordAnimations(0);
    element.currentIndex = 8;
    await waitUntil(() => second.animations.length > 0, 'the move did not continue');
    expect(getLeft(frame)).to.be.closeTo(shown, 2);
    for (const animation of second.animations) animation.play();
    const left = getLeft(getPart(element, 'track')!);
    const isThere = () => Math.abs(getLeft(getFrames(element)[6]!) - left) < 2;
    await waitUntil(isThere, 'the slides did not arrive');
  });

  // If an animation created and removed stacking contexts, the browser would lay out all slides each time.
  for (const design of ['carousel', 'slider', 'slideshow'])
    it(`${design}: all slides are stacking contexts before, during and after a move`, async () => {
      const element = await renderGallery(`design="${design}"`, images(7));
      const before = areIsolated(element);
      const { animated } = recordAnimations();
      getButton(element, 'next').click();
      await waitUntil(() => animated.length > 0, 'nothing is animated');
      const during = areIsolated(element);
      await waitUntil(() => !element.inMotion, 'the transition did not end');
      expect([before, during, areIsolated(element)]).to.deep.equal([true, true, true]);
    });
});
