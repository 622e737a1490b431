// Scrolling the carousel by groups, and scrolling by the user.
import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import {
  type GalleryElement,
  getButton,
  getFrames,
  getLiveRegion,
  getPart,
  getReachableIndices,
  images,
  recordEvents,
  renderGallery,
} from '../../testing/fixtures';

/** Indices of the visible slides. */
function getVisibleIndices(element: GalleryElement): number[] {
  const box = getPart(element, 'track')!.getBoundingClientRect();
  return getFrames(element).flatMap((frame, index) => {
    const { left, right } = frame.getBoundingClientRect();
    return left > box.left - 2 && right < box.right + 2 ? [index] : [];
  });
}

const waitForSlides = (element: GalleryElement, ...indices: number[]) =>
  waitUntil(() => String(getVisibleIndices(element)) === String(indices), `never showed ${indices}`);

describe('<site-gallery design="carousel">', () => {
  // Reduced motion avoids smooth scrolling.
  before(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  after(() => executeServerCommand('emulate-preferences', {}));
  afterEach(() => {
    document.documentElement.dir = 'ltr';
  });

  it('shows three slides and scrolls by groups to both ends [GAL-084] [GAL-086] [GAL-089]', async () => {
    const element = await renderGallery('design="carousel"', images(7));
    const events = recordEvents(element);
    await waitForSlides(element, 0, 1, 2);
    expect(getButton(element, 'previous').getAttribute('aria-disabled')).to.equal('true');
    getButton(element, 'next').click();
    await waitForSlides(element, 3, 4, 5);
    getButton(element, 'next').click();
    await waitForSlides(element, 4, 5, 6);
    expect(getButton(element, 'next').getAttribute('aria-disabled')).to.equal('true');
    expect(getReachableIndices(element)).to.deep.equal([4, 5, 6]);
    expect(getLiveRegion(element).textContent).to.equal('5–7 of 7');
    getButton(element, 'next').click();
    getButton(element, 'previous').click();
    await waitForSlides(element, 3, 4, 5);
    expect(events.filter((line) => !line.includes('request'))).to.deep.equal([
      'change 3 p3 control',
      'change 6 p6 control',
      'reached-end control',
      'change 3 p3 control',
    ]);
    await expect(element).to.be.accessible();
  });

  it('scrolls smoothly without reduced motion', async () => {
    await executeServerCommand('emulate-preferences', {});
    const element = await renderGallery('design="carousel"', images(7));
    const base = getPart(element, 'base')!;
    // On a busy machine, the 0.3 s may be over before they are looked at.
    const states: (string | undefined)[] = [];
    const observer = new MutationObserver(() => states.push(base.dataset.inMotion));
    observer.observe(base, { attributeFilter: ['data-in-motion'] });
    getButton(element, 'next').click();
    await waitForSlides(element, 3, 4, 5);
    await waitUntil(() => states.length > 1 && !base.dataset.inMotion, 'the transition did not end');
    observer.disconnect();
    expect(states).to.deep.equal(['true', undefined]);
    expect(getReachableIndices(element)).to.deep.equal([3, 4, 5]);
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
  });

  it('scrolls to the same position if the page scales the gallery by a transform', async () => {
    const element = await renderGallery('design="carousel"', images(7));
    element.style.scale = '0.5';
    getButton(element, 'next').click();
    await waitForSlides(element, 3, 4, 5);
  });

  it('places buttons side by side if the images are too low', async () => {
    for (const width of [200, 320, 480, 700, 1000]) {
      const element = await renderGallery('design="carousel" autoplay', images(7), width);
      const [pause, next] = (['pause', 'next'] as const).map((name) =>
        getButton(element, name).getBoundingClientRect(),
      );
      expect(pause!.right <= next!.left || pause!.bottom <= next!.top, `apart at ${width}`).to.equal(true);
    }
  });

  it('jumps to the group that contains a slide [GAL-087]', async () => {
    const element = await renderGallery('design="carousel"', images(9));
    element.currentIndex = 7;
    await settle(element);
    await waitForSlides(element, 6, 7, 8);
  });

  it('wraps with loop', async () => {
    const element = await renderGallery('design="carousel" loop', images(5));
    getButton(element, 'previous').click();
    await waitForSlides(element, 2, 3, 4);
    getButton(element, 'next').click();
    await waitForSlides(element, 0, 1, 2);
  });

  it('has no buttons if all slides fit [GAL-088]', async () => {
    const element = await renderGallery('design="carousel"', images(3));
    expect(getPart(element, 'next')).to.equal(null);
    expect(getReachableIndices(element)).to.deep.equal([0, 1, 2]);
    element.insertAdjacentHTML('beforeend', images(1));
    await settle(element);
    expect(getPart(element, 'next')).to.not.equal(null);
  });

  it('shows fewer slides if it is narrow [GAL-085]', async () => {
    const element = await renderGallery('design="carousel" slides-per-row="4"', images(9));
    await waitForSlides(element, 0, 1, 2, 3);
    element.parentElement!.style.width = '600px';
    await waitForSlides(element, 0, 1, 2);
    element.parentElement!.style.width = '320px';
    await waitForSlides(element, 0, 1);
    await waitUntil(() => String(getReachableIndices(element)) === '0,1', 'the rest stayed reachable');
  });

  it('follows user scrolling with a cancelable event', async () => {
    const element = await renderGallery('design="carousel"', images(9));
    const events = recordEvents(element);
    const track = getPart(element, 'track')!;
    track.scrollTo({ left: getFrames(element)[4]!.offsetLeft });
    await waitUntil(() => String(getReachableIndices(element)) === '4,5,6', 'the gallery did not follow');
    expect(events).to.deep.equal(['change-request 4 p4 swipe', 'change 4 p4 swipe']);
    element.addEventListener('site-gallery-change-request', (event) => event.preventDefault());
    track.scrollTo({ left: 0 });
    await waitUntil(() => events.length === 3, 'no event was dispatched');
    await waitForSlides(element, 4, 5, 6);
    expect(events[2]).to.equal('change-request 0 p0 swipe');
  });

  it('navigates by arrow keys on the track, also right to left', async () => {
    document.documentElement.dir = 'rtl';
    const element = await renderGallery('design="carousel"', images(7));
    getPart(element, 'track')!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await waitForSlides(element, 3, 4, 5);
    await sendKeys({ press: 'ArrowRight' });
    await waitForSlides(element, 0, 1, 2);
    await expect(element).to.be.accessible();
  });
});
