// Automatic rotation and everything that pauses it.
import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { resetWarnings } from '../../../kit/element/warn';
import { captureConsole } from '../../../kit/testing/console';
import { clickOn, pointAt } from '../../../kit/testing/pointer';
import { settle, waitUntil } from '../../../kit/testing/wait';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getLiveRegion,
  getPart,
  image,
  images,
  recordEvents,
  renderGallery,
  wait,
} from '../testing/fixtures';

/** The minimum time, in s and ms. */
const FAST = 'autoplay autoplay-duration="0.5"';
const TIMEOUT = 500;

/** Starts only now: on a busy machine, the first change could precede the listeners of the test. */
function startRotation(element: GalleryElement): void {
  element.autoplayDuration = TIMEOUT / 1000;
  element.autoplay = true;
}

const waitForChange = (element: GalleryElement) => {
  const from = getCurrentIndex(element);
  return waitUntil(() => getCurrentIndex(element) !== from, 'the slide did not change');
};

/** Waits longer than the time of a slide. */
async function expectNoChange(element: GalleryElement) {
  // What pauses the rotation is reported in a later frame.
  for (let frame = 0; frame < 3; frame++) await settle(element);
  const from = getCurrentIndex(element);
  await wait(TIMEOUT * 1.5);
  expect(getCurrentIndex(element)).to.equal(from);
}

describe('<site-gallery autoplay>', () => {
  beforeEach(() => resetMouse());
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
    history.replaceState(null, '', location.pathname + location.search.replace('&nomotion=true', ''));
  });

  it('is off by default [GAL-021] and shows each slide for 5 s [GAL-056]', async () => {
    const element = await renderGallery('design="slideshow"', images(2));
    expect(element.autoplay).to.equal(false);
    expect(element.autoplayDuration).to.equal(5);
  });

  it('uses the default with a warning if the duration is not positive', async () => {
    resetWarnings();
    const values: number[] = [];
    const warnings = await captureConsole(async () => {
      for (const value of ['0', '-3', '0.1']) {
        const element = await renderGallery(`design="slideshow" autoplay-duration="${value}"`, images(2));
        values.push(element.autoplayDuration);
      }
      await renderGallery(`design="slideshow" autoplay-options='{"timeout":0}'`, images(2));
    });
    expect(values).to.deep.equal([5, 5, 0.5]);
    expect(warnings).to.deep.equal([
      'site-gallery: autoplay-duration="0" is not a positive number; using 5.',
      'site-gallery: autoplay-duration="-3" is not a positive number; using 5.',
      'site-gallery: timeout=0 of autoplay-options is not a positive number; ignoring it.',
    ]);
  });

  it('advances by one slide after the given seconds and wraps [GAL-005] [GAL-055]', async () => {
    const element = await renderGallery('design="slideshow"', images(3));
    const events = recordEvents(element);
    startRotation(element);
    await waitUntil(
      () => events.filter((line) => line.startsWith('change ')).length >= 3,
      'the slide did not change',
    );
    expect(events.filter((line) => line.startsWith('change ')).slice(0, 3)).to.deep.equal([
      'change 1 p1 autoplay',
      'change 2 p2 autoplay',
      'change 0 p0 autoplay',
    ]);
  });

  it('has a labeled pause button as the first tab stop, and a silent live region', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    const pause = getButton(element, 'pause');
    expect(element.shadowRoot!.querySelector('button')).to.equal(pause);
    expect(pause.getAttribute('aria-label')).to.equal('Stop slide rotation');
    expect(getLiveRegion(element).getAttribute('aria-live')).to.equal('off');
    await clickOn(pause);
    await resetMouse();
    await settle(element);
    expect(pause.getAttribute('aria-label')).to.equal('Start slide rotation');
    expect(getLiveRegion(element).getAttribute('aria-live')).to.equal('polite');
    await expectNoChange(element);
    // The pointer stays on the button, but play overrides hover.
    await clickOn(pause);
    await waitForChange(element);
    await expect(element).to.be.accessible();
  });

  it('pauses on hover', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    await pointAt(element);
    await expectNoChange(element);
    expect(getButton(element, 'pause').getAttribute('aria-label')).to.equal('Stop slide rotation');
    await resetMouse();
    await sendMouse({ type: 'move', position: [790, 590] });
    await waitForChange(element);
  });

  it('stops on keyboard focus until play is pressed', async () => {
    const element = await renderGallery(
      `design="slideshow" ${FAST}`,
      `<a href="#a">${image(0)}</a><a href="#b">${image(1)}</a>`,
    );
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot!.activeElement).to.equal(getButton(element, 'pause'));
    await settle(element);
    expect(getButton(element, 'pause').getAttribute('aria-label')).to.equal('Start slide rotation');
    await expectNoChange(element);
    await sendKeys({ press: 'Enter' });
    await waitForChange(element);
  });

  it('stops on keyboard focus of a link in a slide', async () => {
    const element = await renderGallery(
      `design="slideshow" ${FAST}`,
      `<a href="#a">${image(0)}</a>${image(1)}`,
    );
    await sendKeys({ press: 'Tab' });
    element.querySelector('a')!.focus();
    await settle(element);
    expect(getButton(element, 'pause').getAttribute('aria-label')).to.equal('Start slide rotation');
  });

  it('pauses out of view', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    element.style.marginBlockStart = '3000px';
    await settle(element);
    await expectNoChange(element);
    element.style.marginBlockStart = '';
    await waitForChange(element);
  });

  it('pauses on a hidden page', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expectNoChange(element);
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitForChange(element);
  });

  it('starts only by the button with reduced motion', async () => {
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    expect(getButton(element, 'pause').getAttribute('aria-label')).to.equal('Start slide rotation');
    await expectNoChange(element);
    getButton(element, 'pause').click();
    await waitForChange(element);
  });

  it('is disabled by nomotion=true in the URL [GAL-061]', async () => {
    history.replaceState(null, '', `${location.pathname}${location.search}&nomotion=true`);
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    expect(getPart(element, 'pause')).to.equal(null);
    await expectNoChange(element);
  });

  it('continues with a random slide only with autoplay-randomize [GAL-059]', async () => {
    const { random } = Math;
    Math.random = () => 0.99;
    const element = await renderGallery('design="slideshow" autoplay-randomize', images(5));
    const events = recordEvents(element);
    startRotation(element);
    await waitUntil(() => events.length > 1, 'the slide did not change');
    Math.random = random;
    expect(events[1]).to.equal('change 4 p4 autoplay');
  });

  it('advances a carousel by groups', async () => {
    const element = await renderGallery(`design="carousel" ${FAST}`, images(7));
    await waitUntil(() => getCurrentIndex(element) === 3, 'the slide did not change');
    await waitUntil(() => getCurrentIndex(element) === 6, 'the slide did not change again');
    await waitUntil(() => getCurrentIndex(element) === 0, 'it did not wrap');
  });

  it('pauses on hover of the given elements and external controls [GAL-058]', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3), 300);
    element.insertAdjacentHTML('beforebegin', '<p id="bar">Controls</p><p id="aside">Aside</p>');
    element.elements = { controls: '#bar' };
    element.autoplayOptions = { timeout: TIMEOUT, randomize: false, pauseOnMouseover: ['#aside'] };
    for (const id of ['bar', 'aside']) {
      await pointAt(document.getElementById(id)!);
      await expectNoChange(element);
      await sendMouse({ type: 'move', position: [790, 590] });
      await waitForChange(element);
    }
  });

  it('waits after a pause before the next change, even if one was due [GAL-057]', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, images(3));
    await pointAt(element);
    await wait(TIMEOUT * 2);
    const from = getCurrentIndex(element);
    let left = Number.NaN;
    element.addEventListener('pointerleave', ({ timeStamp }) => (left = timeStamp), { once: true });
    await sendMouse({ type: 'move', position: [790, 590] });
    await waitUntil(() => getCurrentIndex(element) !== from, 'the slide did not change');
    expect(performance.now() - left).to.be.greaterThan(900);
    expect(getCurrentIndex(element)).to.not.equal(from);
  });

  it('accepts options as one object, random by default [GAL-022]', async () => {
    const element = await renderGallery('design="slideshow" autoplay', images(5));
    const { random } = Math;
    Math.random = () => 0.99;
    const events = recordEvents(element);
    element.autoplayOptions = { timeout: 500 };
    await waitUntil(() => events.length > 1, 'the slide did not change');
    Math.random = random;
    expect(events[1]).to.equal('change 4 p4 autoplay');
  });

  it('pauses while a video in it plays', async () => {
    const element = await renderGallery(`design="slideshow" ${FAST}`, `<div id="video"></div>${images(2)}`);
    const say = (type: string) =>
      element
        .querySelector('#video')!
        .dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
    say('site-video-play');
    await expectNoChange(element);
    say('site-video-pause');
    await waitForChange(element);
    say('site-video-play');
    element.querySelector('#video')!.remove();
    await waitForChange(element);
  });

  it('does not apply to a grid, which has no pause button', async () => {
    const element = await renderGallery(`design="grid" ${FAST}`, images(7));
    expect(getPart(element, 'pause')).to.equal(null);
  });
});
