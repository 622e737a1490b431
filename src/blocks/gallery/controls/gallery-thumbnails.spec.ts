// Thumbnails: selection, keyboard and size.
import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { type GalleryElement, getCurrentIndex, getPart, images, renderGallery } from '../testing/fixtures';
import { slideshowWithThumbnails } from '../testing/published-markup';

const getUrl = (index: number) => `/demo/pictures/dawn-ridge-300.webp?thumbnail=${index}`;
const getRect = (element: Element): DOMRect => element.getBoundingClientRect();

describe('thumbnails of <site-gallery>', () => {
  before(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  after(() => executeServerCommand('emulate-preferences', {}));

  const getThumbnails = (element: GalleryElement) => [
    ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part="thumbnail"]'),
  ];
  const renderWithThumbnails = async (attributes: string, count = 4) => {
    const element = await renderGallery(`${attributes} thumbnails`, images(count), 800);
    await waitUntil(() => getThumbnails(element).length === count, 'no thumbnails');
    return element;
  };
  const getSelectedIndex = (element: GalleryElement) =>
    getThumbnails(element).findIndex((thumbnail) => thumbnail.getAttribute('aria-current') === 'true');

  it('are one button for each slide, with the same image file [GAL-007]', async () => {
    const element = await renderWithThumbnails('design="slideshow"');
    const [first] = element.querySelectorAll('img');
    expect(getThumbnails(element)[0]!.querySelector('img')!.src).to.equal(first!.currentSrc);
    expect(getThumbnails(element)[1]!.getAttribute('aria-label')).to.equal('Picture 1');
    // Tabs would need panels.
    expect(getThumbnails(element).map((button) => button.getAttribute('role'))).to.deep.equal(
      getThumbnails(element).map(() => null),
    );
    expect(getThumbnails(element)[0]!.parentElement!.getAttribute('role')).to.equal('group');
    getThumbnails(element)[2]!.click();
    await waitUntil(() => getCurrentIndex(element) === 2 && getSelectedIndex(element) === 2, 'not shown');
    await expect(element).to.be.accessible();
  });

  it('are one tab stop; arrow keys, Home and End move selection and focus', async () => {
    const element = await renderWithThumbnails('design="slideshow"');
    getThumbnails(element)[0]!.focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => getSelectedIndex(element) === index, `${key} did not lead to ${index}`);
      const isFocused = () => element.shadowRoot!.activeElement === getThumbnails(element)[index];
      await waitUntil(isFocused, `${key} did not move the focus`);
      expect(getThumbnails(element).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    }
  });

  it('have the given height, margin, number and ratio, and gaps of 5 px at most [GAL-007] [GAL-011]', async () => {
    const element = await renderWithThumbnails(
      'design="slider" thumbnail-strip-height="60" thumbnail-strip-margin="12"',
    );
    const strip = getRect(getPart(element, 'thumbnails')!);
    expect([strip.height, strip.top - getRect(getPart(element, 'track')!).bottom]).to.deep.equal([60, 12]);
    const [first, second] = getThumbnails(element).map(getRect);
    expect([first!.width, second!.left - first!.right]).to.deep.equal([60, 5]);
    element.squareThumbs = false;
    await settle(element);
    await waitUntil(
      () => Math.abs(getRect(getThumbnails(element)[0]!).width - 90) < 1,
      'not in the shape of the image',
    );
    element.thumbnailsPerRow = 2;
    element.padding = '2px';
    await settle(element);
    expect(getRect(getThumbnails(element)[0]!).width).to.be.closeTo(399, 0.5);
  });

  it('are requested as they come into view, also of slides that are not loaded yet', async () => {
    const element = await renderGallery('thumbnails', slideshowWithThumbnails(getUrl, 18), 500);
    const getImages = () => getThumbnails(element).map((thumbnail) => thumbnail.querySelector('img'));
    await waitUntil(() => getImages().length === 18 && getImages().every(Boolean), 'no images');
    const isLoaded = (image: HTMLImageElement | null | undefined) => (image?.naturalWidth ?? 0) > 0;
    await waitUntil(() => getImages().slice(0, 5).every(isLoaded), 'the images in view are not loaded');
    expect(getImages().at(-1)!.hasAttribute('src')).to.equal(false);
    const slides = [...element.querySelectorAll<HTMLImageElement>('[data-site-slide] img')];
    expect(slides.filter((image) => image.hasAttribute('src')).length).to.be.lessThan(4);
    getThumbnails(element)[0]!.focus();
    await sendKeys({ press: 'End' });
    await waitUntil(() => isLoaded(getImages().at(-1)), 'the last image is not loaded');
    await expect(element).to.be.accessible();
  });
});
