// Thumbnails: selection, keyboard and size.
import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { type GalleryElement, getCurrentIndex, getPart, images, renderGallery } from '../testing/fixtures';

const getRect = (element: Element): DOMRect => element.getBoundingClientRect();

describe('thumbnails of <site-gallery>', () => {
  before(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  after(() => executeServerCommand('emulate-preferences', {}));

  const getTabs = (element: GalleryElement) => [
    ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part="thumbnail"]'),
  ];
  const renderWithThumbnails = async (attributes: string, count = 4) => {
    const element = await renderGallery(`${attributes} thumbnails`, images(count), 800);
    await waitUntil(() => getTabs(element).length === count, 'no thumbnails');
    return element;
  };
  const getSelectedIndex = (element: GalleryElement) =>
    getTabs(element).findIndex((tab) => tab.getAttribute('aria-selected') === 'true');

  it('are one tab for each slide, with the same image file [GAL-007]', async () => {
    const element = await renderWithThumbnails('design="slideshow"');
    const [first] = element.querySelectorAll('img');
    expect(getTabs(element)[0]!.querySelector('img')!.src).to.equal(first!.currentSrc);
    expect(getTabs(element)[1]!.getAttribute('aria-label')).to.equal('Picture 1');
    getTabs(element)[2]!.click();
    await waitUntil(() => getCurrentIndex(element) === 2 && getSelectedIndex(element) === 2, 'not shown');
    await expect(element).to.be.accessible();
  });

  it('are one tab stop; arrow keys, Home and End move selection and focus', async () => {
    const element = await renderWithThumbnails('design="slideshow"');
    getTabs(element)[0]!.focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => getSelectedIndex(element) === index, `${key} did not lead to ${index}`);
      expect(element.shadowRoot!.activeElement).to.equal(getTabs(element)[index]);
      expect(getTabs(element).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    }
  });

  it('have the given height, margin, number and ratio, and gaps of 5 px at most [GAL-007] [GAL-011]', async () => {
    const element = await renderWithThumbnails(
      'design="slider" thumbnail-strip-height="60" thumbnail-strip-margin="12"',
    );
    const strip = getRect(getPart(element, 'thumbnails')!);
    expect([strip.height, strip.top - getRect(getPart(element, 'track')!).bottom]).to.deep.equal([60, 12]);
    const [first, second] = getTabs(element).map(getRect);
    expect([first!.width, second!.left - first!.right]).to.deep.equal([60, 5]);
    element.squareThumbs = false;
    await settle(element);
    await waitUntil(
      () => Math.abs(getRect(getTabs(element)[0]!).width - 90) < 1,
      'not in the shape of the image',
    );
    element.thumbnailsPerRow = 2;
    element.padding = '2px';
    await settle(element);
    expect(getRect(getTabs(element)[0]!).width).to.be.closeTo(399, 0.5);
  });
});
