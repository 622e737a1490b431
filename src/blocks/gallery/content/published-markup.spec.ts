// Galleries in the markup of site builders: captions, thumbnails and options.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { type GalleryElement, getPart, renderGallery } from '../testing/fixtures';
import {
  carousels,
  gridOfClasses,
  sectionWithoutLightbox,
  simpleSlideshow,
  slideshowWithThumbnails,
  stackedWithCaptions,
} from '../testing/published-markup';

const getUrl = (index: number) => `/demo/pictures/dawn-ridge-300.webp?published=${index}`;
const getSlides = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-site-slide]')];
const countTriggers = (element: Element) => element.querySelectorAll('[aria-haspopup="dialog"]').length;
const getGap = (element: GalleryElement) =>
  Number.parseFloat(getComputedStyle(getPart(element, 'track')!).columnGap);

describe('the markup of site builders in <site-gallery>', () => {
  before(() => setViewport({ width: 900, height: 700 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('shows captions that are siblings of their slides, in every design', async () => {
    const element = await renderGallery('', stackedWithCaptions(getUrl));
    expect(element.design).to.equal('stacked');
    const slides = getSlides(element);
    expect(slides.length).to.equal(3);
    for (const design of ['stacked', 'grid', 'slideshow', 'slider'] as const) {
      element.design = design;
      await settle(element);
      const caption = slides[0]!.querySelector<HTMLElement>('figcaption')!;
      expect(caption.checkVisibility({ visibilityProperty: true, opacityProperty: true }), design).to.equal(
        true,
      );
      expect(caption.textContent!.replaceAll(/\s+/g, ' ').trim(), design).to.equal(
        'Title 1 Words on plate 1.',
      );
      const [box, slide] = [caption.getBoundingClientRect(), slides[0]!.getBoundingClientRect()];
      expect(box.top >= slide.top - 1 && box.bottom <= slide.bottom + 1, design).to.equal(true);
    }
    // The page's own caption is hidden, so that nothing is announced twice, and ids stay unique.
    expect(element.querySelector<HTMLElement>('.meta')!.checkVisibility()).to.equal(false);
    expect(element.querySelectorAll('#plate-title-0').length).to.equal(1);
    await expect(element).to.be.accessible();
  });

  for (const [name, markup] of Object.entries(carousels(getUrl)))
    for (const design of ['slideshow', 'grid'] as const)
      it(`finds the slides ${name} (${design})`, async () => {
        const element = await renderGallery(`design="${design}"`, markup, 320);
        const slides = getSlides(element);
        expect(slides.map((slide) => slide.querySelectorAll('img').length)).to.deep.equal([1, 1, 1]);
        expect(element.scrollWidth).to.equal(320);
        const visible = slides.filter((slide) => slide.checkVisibility({ visibilityProperty: true }));
        expect(visible.length).to.equal(design === 'grid' ? 3 : 1);
        for (const slide of visible) {
          const { width, left, right } = slide.querySelector('img')!.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          expect(width).to.be.greaterThan(100);
          expect(left >= box.left - 1 && right <= box.right + 1).to.equal(true);
        }
      });

  it('sizes images by the design, whatever size a site builder printed inline', async () => {
    const figure = `<figure><div><img alt="Plate" src="${getUrl(0)}" loading="lazy" width="300" height="200"
      data-image="${getUrl(0)}" style="display:block;object-fit:cover;width:100%;height:100%"></div></figure>`;
    const element = await renderGallery(
      'design="slider" v-size="40"',
      `<div><div>${figure.repeat(3)}</div></div>`,
    );
    const image = element.querySelector('img')!;
    await waitUntil(() => image.complete, 'the image did not load');
    const { width, height } = image.getBoundingClientRect();
    expect(height).to.be.closeTo(element.clientWidth * 0.4, 1);
    expect(width).to.be.closeTo(height * 1.5, 1);
  });

  it('sizes slides by the design, whatever width a site builder printed on the boxes around images', async () => {
    const slide = `<div class="slide" style="width: 25%"><div class="margin-wrapper" style="width: 164px">
      <img class="thumb-image" alt="Plate" src="${getUrl(0)}" width="300" height="200"></div></div>`;
    const element = await renderGallery(
      'design="grid" slides-per-row="2" padding="0"',
      `<div class="sqs-gallery">${slide.repeat(4)}</div>`,
      640,
    );
    const widths = [...element.querySelectorAll('img')].map((image) => image.getBoundingClientRect().width);
    expect(widths).to.deep.equal([320, 320, 320, 320]);
  });

  it('shows a section with a simple slideshow as one, without its thumbnails', async () => {
    const element = await renderGallery('', simpleSlideshow(getUrl));
    expect(element).to.include({ design: 'slideshow', lightbox: false });
    expect(getSlides(element).length).to.equal(4);
    expect(element.querySelector('.gallery-slideshow-thumbnails')!.checkVisibility()).to.equal(false);
    await waitUntil(() => getPart(element, 'next'), 'no controls');
    await expect(element).to.be.accessible();
  });

  it('updates a copied caption with the page, and removes it with the element', async () => {
    const element = await renderGallery('', stackedWithCaptions(getUrl));
    const [slide] = getSlides(element);
    element.querySelector('.meta-title')!.textContent = 'Renamed';
    await waitUntil(() => slide!.textContent!.includes('Renamed'), 'the caption is not updated');
    expect(element.querySelectorAll('figcaption').length).to.equal(3);
    const container = element.parentElement!;
    element.remove();
    await settle();
    expect(element.querySelectorAll('figcaption, [data-site-copied]').length).to.equal(0);
    container.append(element);
    await settle(element);
    expect(element.querySelectorAll('figcaption').length).to.equal(3);
  });

  it('a figure inside wrappers keeps its role, because of its caption', async () => {
    const figure = (at: number) =>
      `<figure><img src="${getUrl(at)}" alt="Plate"><figcaption>Salt flats</figcaption></figure>`;
    const element = await renderGallery(
      'design="slideshow"',
      `<div><div>${[0, 1, 2].map(figure).join('')}</div></div>`,
    );
    const slides = [...element.querySelectorAll('figure')];
    expect(slides.map((slide) => [slide.role, slide.ariaRoleDescription, slide.ariaLabel])).to.deep.equal(
      [1, 2, 3].map((number) => [null, 'slide', `${number} of 3`]),
    );
    await expect(element).to.be.accessible();
  });

  it('shows captions beside slides that are its own children', async () => {
    const element = await renderGallery(
      'design="grid"',
      `<div class="image-wrapper"><img src="${getUrl(7)}" alt="Plate" width="300" height="200"></div><div class="meta">Words</div>`,
    );
    expect(element.shadowRoot!.querySelectorAll('[part~="slide"]').length).to.equal(1);
    expect(element.querySelector('figcaption')!.textContent).to.equal('Words');
    expect(element.querySelector<HTMLElement>('.meta')!.checkVisibility()).to.equal(false);
  });

  it("replaces the builder's own thumbnails, which are not slides", async () => {
    const element = await renderGallery('', slideshowWithThumbnails(getUrl));
    expect(element).to.include({ design: 'slideshow', thumbnails: true });
    expect(getSlides(element).length).to.equal(5);
    const thumbnails = () => element.shadowRoot!.querySelectorAll('[part="thumbnail"]').length;
    await waitUntil(() => thumbnails() === 5, 'no thumbnails');
    expect(element.querySelector<HTMLElement>('.sqs-gallery-thumbnails')!.checkVisibility()).to.equal(false);
  });

  it('reads columns and aspect ratio from class names', async () => {
    const element = await renderGallery('', gridOfClasses(getUrl));
    expect(element).to.include({ design: 'grid', thumbnailsPerRow: 3, imageAspectRatio: 16 / 9 });
    const [first, , third, fourth] = getSlides(element).map((slide) => slide.getBoundingClientRect());
    expect(third!.top).to.equal(first!.top);
    expect(fourth!.top).to.be.greaterThan(first!.top);
  });

  it('prefers the JSON of the block to its class names', async () => {
    const json = '{"design":"grid","aspect-ratio":"square","thumbnails-per-row":2,"aspectRatio":null}';
    const element = await renderGallery(
      '',
      gridOfClasses(getUrl).replace('data-block-type', `data-block-json='${json}' data-block-type`),
    );
    expect(element).to.include({ thumbnailsPerRow: 2, imageAspectRatio: 1 });
  });

  it('does not open images if lightboxEnabled of the section is false', async () => {
    const element = await renderGallery('', sectionWithoutLightbox(getUrl));
    expect(element).to.include({ design: 'grid', slidesPerRow: 2, padding: '36px', lightbox: false });
    expect(countTriggers(element)).to.equal(0);
    const open = await renderGallery(
      '',
      sectionWithoutLightbox(getUrl).replace('Enabled":false', 'Enabled":true'),
    );
    await waitUntil(() => countTriggers(open) === 4, 'the images do not open');
  });

  it('reads the attributes of a section without data-props', async () => {
    const element = await renderGallery(
      '',
      `<div data-controller="GalleryGrid" data-columns="3" data-gutter="10" data-lightbox="false" data-aspect-ratio="four-three">
        <figure><img src="${getUrl(1)}" alt="Plate"></figure></div>`,
    );
    expect(element).to.include({
      slidesPerRow: 3,
      padding: '10px',
      lightbox: false,
      imageAspectRatio: 4 / 3,
    });
  });

  it('narrows the gaps of columns on a phone, before and after the upgrade', async () => {
    const wide = await renderGallery('', sectionWithoutLightbox(getUrl));
    expect(getGap(wide)).to.equal(36);
    await setViewport({ width: 360, height: 700 });
    const narrow = await renderGallery('', sectionWithoutLightbox(getUrl), 328);
    expect(getGap(narrow)).to.be.closeTo(14.4, 0.1);
    narrow.style.setProperty('--site-gallery-gap', '30px');
    expect(getGap(narrow)).to.equal(30);
    await setViewport({ width: 900, height: 700 });
  });
});
