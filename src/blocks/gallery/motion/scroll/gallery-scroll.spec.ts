// Clicks, keys and snapping of the slider, and clicks on the slideshow.
import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import { resetWarnings } from '../../../../kit/element/warn';
import { captureConsole } from '../../../../kit/testing/console';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getFrames,
  getPart,
  image,
  images,
  recordEvents,
  renderGallery,
} from '../../testing/fixtures';

const getTrack = (element: GalleryElement) => getPart(element, 'track')!;

/** Clicks at this share of the width of the gallery, above its buttons. */
async function clickAt(element: GalleryElement, share: number): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = getTrack(element).getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(left + width * share), Math.round(top + height / 4)],
  });
  await settle(element);
}

const waitForSlide = (element: GalleryElement, index: number) =>
  waitUntil(
    () => {
      const box = getTrack(element).getBoundingClientRect();
      const { left, right } = getFrames(element)[index]!.getBoundingClientRect();
      return (
        getCurrentIndex(element) === index &&
        Math.abs((left + right) / 2 - (box.left + box.right) / 2) < 2 &&
        isAtRest(element)
      );
    },
    `never stood at ${index}, but at ${getCurrentIndex(element)}`,
  );
const isAtRest = (element: GalleryElement) => !element.inMotion;

/** Three slides, 240 px wide, in a track of 400 px, so that the neighbors are partly visible. */
const renderSlider = (attributes = '', slides = images(5)) =>
  renderGallery(`design="slider" v-size="40" gutter="0" ${attributes}`, slides, 400);

describe('<site-gallery design="slider">', () => {
  beforeEach(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  afterEach(async () => {
    await resetMouse();
    document.documentElement.dir = 'ltr';
    history.replaceState(null, '', location.pathname + location.search);
    await executeServerCommand('emulate-preferences', {});
  });

  it('a click on the active slide goes to the next one, a click on another slide to that one [GAL-099]', async () => {
    const element = await renderSlider('current-index="1"');
    const events = recordEvents(element);
    await clickAt(element, 0.5);
    await waitForSlide(element, 2);
    await clickAt(element, 0.03);
    await waitForSlide(element, 1);
    await clickAt(element, 0.97);
    await waitForSlide(element, 2);
    expect(events.filter((line) => line.startsWith('change '))).to.deep.equal([
      'change 2 p2 click',
      'change 1 p1 click',
      'change 2 p2 click',
    ]);
  });

  it('click-behavior: previous, by the clicked half, or select [GAL-099]', async () => {
    const back = await renderSlider('current-index="2" click-behavior="previous"');
    await clickAt(back, 0.5);
    await waitForSlide(back, 1);
    const half = await renderSlider('current-index="2" click-behavior="half"');
    await clickAt(half, 0.35);
    await waitForSlide(half, 1);
    await clickAt(half, 0.65);
    await waitForSlide(half, 2);
    const select = await renderSlider('current-index="2" click-behavior="select"');
    const events = recordEvents(select);
    await clickAt(select, 0.5);
    expect(events).to.deep.equal(['select 2 p2']);
    const none = await renderSlider('current-index="2" click-behavior="none"');
    await clickAt(none, 0.5);
    expect(getCurrentIndex(none)).to.equal(2);
  });

  it('follows a click-through URL instead [GAL-099]', async () => {
    const element = await renderSlider('', image(0, 'data-click-through-url="#led"') + images(3));
    await clickAt(element, 0.5);
    await waitUntil(() => location.hash === '#led', 'the address was not opened');
    expect(getCurrentIndex(element)).to.equal(0);
  });

  it('scrolls to a slide in 0.5 s or the given time [GAL-098]', async () => {
    await executeServerCommand('emulate-preferences', {});
    const measureTime = async (element: GalleryElement) => {
      const began = performance.now();
      getButton(element, 'next').click();
      await waitUntil(() => element.inMotion);
      await waitUntil(() => !element.inMotion, 'the transition did not end');
      await waitForSlide(element, 1);
      return performance.now() - began;
    };
    const usual = await measureTime(await renderSlider());
    const slow = await measureTime(await renderSlider('speed="2"'));
    expect(usual).to.be.greaterThan(400);
    expect(slow).to.be.greaterThan(1800);
  });

  for (const [design, time] of [
    ['slider', 500],
    ['carousel', 800],
  ] as const)
    it(`${design}: a press ${time} ms after the last one is accepted, even if the track has not caught up`, async () => {
      await executeServerCommand('emulate-preferences', {});
      const element = await renderGallery(`design="${design}" slides-per-row="1"`, images(5), 400);
      // Simulates a machine so busy that the slides do not move.
      const { animate } = Element.prototype;
      let began = Number.POSITIVE_INFINITY;
      Element.prototype.animate = function (...options) {
        const animation = animate.apply(this, options);
        animation.pause();
        began = performance.now();
        return animation;
      };
      try {
        const next = getButton(element, 'next');
        for (const index of [1, 2, 3]) {
          began = Number.POSITIVE_INFINITY;
          next.click();
          await waitUntil(() => getCurrentIndex(element) === index, `stays before ${index}`);
          await waitUntil(() => performance.now() - began > time + 50);
          expect(element.inMotion, 'the track is late').to.equal(true);
        }
      } finally {
        Element.prototype.animate = animate;
      }
    });

  it('rests at a snap point after a swipe, by default at a slide [GAL-104]', async () => {
    const free = await renderSlider('swipe-snap-points="none"');
    const strip = getTrack(free);
    const swipe = async (element: GalleryElement, by: number) => {
      const { left, top } = getTrack(element).getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(left + 200), Math.round(top + 60)] });
      const before = getTrack(element).scrollLeft;
      getTrack(element).dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      getTrack(element).scrollBy({ left: by, behavior: 'instant' });
      await waitUntil(() => getTrack(element).scrollLeft !== before);
    };
    const start = strip.scrollLeft;
    await swipe(free, 150);
    await waitUntil(() => getCurrentIndex(free) === 1);
    expect(strip.scrollLeft - start).to.be.closeTo(150, 1);
    const quarter = await renderSlider('swipe-snap-points="25%"');
    await swipe(quarter, 130);
    await waitUntil(() => Math.abs(getTrack(quarter).scrollLeft % 100) < 1, 'it rests anywhere');
    const usual = await renderSlider();
    await swipe(usual, 150);
    await waitForSlide(usual, 1);
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const wrong = await renderSlider('swipe-snap-points="50px"');
      expect(wrong.swipeSnapPoints).to.equal(null);
    });
    expect(warnings.join()).to.match(/swipe-snap-points="50px"/);
  });
});

describe('<site-gallery design="slideshow">, with real clicks and keys', () => {
  beforeEach(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  afterEach(async () => {
    await resetMouse();
    document.documentElement.dir = 'ltr';
    await executeServerCommand('emulate-preferences', {});
  });

  for (const dir of ['ltr', 'rtl'] as const)
    it(`goes to the next or previous slide, or by the clicked half, ${dir} [GAL-093]`, async () => {
      document.documentElement.dir = dir;
      const [startHalf, endHalf] = dir === 'ltr' ? [0.3, 0.7] : [0.7, 0.3];
      const show5 = (attributes: string) => renderGallery(`design="slideshow" ${attributes}`, images(5), 400);
      const next = await show5('current-index="2"');
      await clickAt(next, startHalf);
      expect(getCurrentIndex(next)).to.equal(3);
      const previous = await show5('current-index="2" click-behavior="previous"');
      await clickAt(previous, endHalf);
      expect(getCurrentIndex(previous)).to.equal(1);
      const half = await show5('current-index="2" click-behavior="half"');
      await clickAt(half, startHalf);
      expect(getCurrentIndex(half)).to.equal(1);
      await clickAt(half, endHalf);
      expect(getCurrentIndex(half)).to.equal(2);
    });

  it('navigates by custom keys instead of the arrow keys', async () => {
    const element = await renderGallery(
      `design="slideshow" keys='{"next": ["n", 40], "previous": "down:80"}'`,
      images(4),
      400,
    );
    getButton(element, 'next').focus();
    const turned: number[] = [];
    for (const press of ['n', 'ArrowDown', 'p', 'ArrowRight', 'ArrowLeft']) {
      await sendKeys({ press });
      await settle(element);
      turned.push(getCurrentIndex(element));
    }
    expect(turned).to.deep.equal([1, 2, 1, 1, 1]);
  });
});
