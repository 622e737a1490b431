// Loading images without a source: which ones, when, and with which options.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import { resetWarnings } from '../../../../kit/element/warn';
import { captureConsole } from '../../../../kit/testing/console';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import { type GalleryElement, getButton, getPart, renderGallery } from '../../testing/fixtures';

let last = 0;

/** Markup of site builders: each image once in noscript, once with data-src. */
function createDeferredImage(attributes = '') {
  const source = `/demo/pictures/dawn-ridge-300.webp?slide=${++last}`;
  return `<div class="slide" data-type="image"><noscript><img src="${source}" alt=""></noscript><img class="thumb-image" data-src="${source}" data-image="${source}" data-image-dimensions="300x200" data-image-focal-point="0.25,0.75" data-load="false" alt="Ridge" ${attributes}></div>`;
}

const createDeferredImages = (count: number) =>
  `<div class="sqs-gallery">${Array.from({ length: count }, () => createDeferredImage()).join('')}</div>`;

const getImages = (element: Element) => [...element.querySelectorAll('img')];

/** Indices of the slides whose image has been requested. */
const getRequestedIndices = (element: Element) =>
  getImages(element).flatMap((image, index) => (image.hasAttribute('src') ? [index] : []));

const waitForRequests = (element: Element, indices: number[]) =>
  waitUntil(() => getRequestedIndices(element).join() === indices.join(), `expected ${indices}`);

/** Requests for each image. The browser lists those of loaded images with a delay. */
async function countRequests(element: Element): Promise<number[]> {
  const count = ({ dataset }: HTMLImageElement) => {
    const end = dataset.src!.slice(dataset.src!.indexOf('?'));
    return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)).length;
  };
  const loaded = getImages(element).filter(({ naturalWidth }) => naturalWidth > 0);
  await waitUntil(() => loaded.every((image) => count(image) > 0), 'a request is not listed');
  await settle();
  return getImages(element).map(count);
}

const waitUntilLoaded = (element: Element) =>
  waitUntil(
    () => getImages(element).every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    'never loaded',
  );

describe('deferred images', () => {
  before(() => setViewport({ width: 900, height: 700 }));

  it('are loaded near the viewport, one slide ahead in a slideshow, each once [GAL-029]', async () => {
    const element = await renderGallery('design="slideshow"', createDeferredImages(4));
    expect(element.lazyLoad).to.equal(false);
    await waitForRequests(element, [0, 1]);
    element.design = 'grid';
    await waitUntilLoaded(element);
    expect(await countRequests(element)).to.deep.equal([1, 1, 1, 1]);
  });

  it('are cropped around their focal point', async () => {
    const element = await renderGallery('design="grid" image-aspect-ratio="1"', createDeferredImages(1));
    expect(getComputedStyle(getImages(element)[0]!).objectPosition).to.equal('25% 75%');
  });

  it('are loaded only around the current slide with lazy-load [GAL-029] [GAL-064]', async () => {
    const element = await renderGallery('design="slideshow" lazy-load', createDeferredImages(7));
    await waitForRequests(element, [0, 1]);
    getButton(element, 'next').click();
    await waitForRequests(element, [0, 1, 2]);
    // Changes are refused during the transition.
    await waitUntil(() => !getPart(element, 'base')!.hasAttribute('data-in-motion'));
    element.currentIndex = 5;
    await waitForRequests(element, [0, 1, 2, 4, 5, 6]);
    expect((await countRequests(element)).every((count) => count <= 1)).to.equal(true);
  });

  it('are loaded beyond the ends with loop, and further with preload-count [GAL-064]', async () => {
    await waitForRequests(
      await renderGallery('design="slideshow" lazy-load loop', createDeferredImages(7)),
      [0, 1, 6],
    );
    await waitForRequests(
      await renderGallery('design="slideshow" lazy-load preload-count="2"', createDeferredImages(7)),
      [0, 1, 2],
    );
    await waitForRequests(
      await renderGallery('design="slideshow" lazy-load preload-count="0"', createDeferredImages(7)),
      [0],
    );
  });

  it('are loaded only in view with lazy-load if all slides are shown [GAL-065]', async () => {
    const element = await renderGallery(
      'design="grid" slides-per-row="1" image-aspect-ratio="1" lazy-load',
      createDeferredImages(4),
      500,
    );
    await waitForRequests(element, [0, 1]);
    await settle();
    expect(getRequestedIndices(element)).to.deep.equal([0, 1]);
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitUntilLoaded(element);
    expect(await countRequests(element)).to.deep.equal([1, 1, 1, 1]);
    scrollTo(0, 0);
  });

  it('are loaded if added later', async () => {
    const element = await renderGallery('design="grid"', createDeferredImages(2));
    await waitUntilLoaded(element);
    element.querySelector('.sqs-gallery')!.insertAdjacentHTML('beforeend', createDeferredImage());
    await waitUntilLoaded(element);
    expect(await countRequests(element)).to.deep.equal([1, 1, 1]);
  });

  it('are canceled when the gallery is removed', async () => {
    const element = await renderGallery(
      'design="grid" slides-per-row="1" image-aspect-ratio="1" lazy-load',
      createDeferredImages(4),
      500,
    );
    await waitForRequests(element, [0, 1]);
    const parent = element.parentElement!;
    element.remove();
    await settle();
    expect(element.querySelector('.site-loading')).to.equal(null);
    parent.append(element);
    await waitUntilLoadedAt(element, [0, 1]);
  });
});

const waitUntilLoadedAt = (element: Element, indices: number[]) =>
  waitUntil(() => indices.every((index) => getImages(element)[index]!.naturalWidth > 0));

describe('image loader options', () => {
  const options = (element: GalleryElement) => {
    const { objectFit, objectPosition } = getImages(element)[0]!.style;
    return [objectFit, objectPosition];
  };

  it('are passed to the loader; fit and fill set its mode [GAL-031]', async () => {
    const fit = await renderGallery(
      `design="slideshow" loader-options='{"fit":true,"fitAlignment":"top left"}'`,
      createDeferredImages(1),
      200,
    );
    await waitUntil(() => options(fit).join() === 'contain,0% 0%', 'not fit');
    const fill = await renderGallery(
      `design="slideshow" loader-options='{"fill":"true"}'`,
      createDeferredImages(1),
      200,
    );
    await waitUntil(() => options(fill).join() === 'cover,25% 75%', 'not fill');
    const sized = await renderGallery(
      `design="slideshow" loader-options='{"sizeFormat":"queryString","dprMin":2}'`,
      createDeferredImages(1),
      200,
    );
    await waitUntil(() => getImages(sized)[0]!.currentSrc.endsWith('format=300w'), 'not sized');
  });

  it('warn about invalid values [IMG-011]', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const element = await renderGallery(
        `design="slideshow" loader-options='{"mode":"zoom"}'`,
        createDeferredImages(2),
      );
      await waitUntilLoaded(element);
    });
    expect(warnings).to.deep.equal(['site-image: mode="zoom" is not fit, fill, none or null; ignoring it.']);
  });

  it('show images as backgrounds and keep the img elements accessible [GAL-034]', async () => {
    const plain = `<img src="/demo/pictures/dawn-ridge-300.webp?slide=${++last}" alt="Plain" width="300" height="200">`;
    const element = await renderGallery(
      'design="grid" use-bg-image label="Ridges"',
      plain + plain.replace('Plain', 'Other'),
    );
    const [one] = getImages(element);
    await waitUntil(() => one!.style.backgroundImage.includes(one!.currentSrc));
    const { width, height } = one!.getBoundingClientRect();
    expect([one!.alt, Math.round(10 * (width / height))]).to.deep.equal(['Plain', 15]);
    await expect(element).to.be.accessible();
    element.useBgImage = false;
    await waitUntil(() => one!.style.backgroundImage === '');
  });
});
