// The documented options and slide attributes, with their names and defaults.
import { expect } from '@open-wc/testing';
import '../../../elements/site-gallery';
import { resetWarnings } from '../../kit/element/warn';
import { readLightboxItem } from '../../kit/media/lightbox-item';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import { getAspectRatio } from './content/aspect-ratio';
import { readSlides } from './content/read-slides';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getPart,
  image,
  images,
  recordEvents,
  renderGallery,
} from './testing/fixtures';

/** Each documented name, a non-default value, and the property with its parsed value. */
const OPTIONS: readonly [name: string, value: unknown, property: keyof GalleryElement, read: unknown][] = [
  ['design', 'carousel', 'design', 'carousel'],
  ['imageAspectRatio', 1.25, 'imageAspectRatio', 1.25],
  ['slidesPerRow', 5, 'slidesPerRow', 5],
  ['lightbox', true, 'lightbox', true],
  ['lightboxTheme', 'light', 'lightboxTheme', 'light'],
  ['mixedContent', false, 'mixedContent', false],
  ['columnWidth', 311, 'columnWidth', 311],
  ['gutter', 7, 'gutter', '7px'],
  ['listImageSize', 44, 'listImageSize', '44%'],
  ['autoplay', true, 'autoplay', true],
  ['autoplay-duration', 9, 'autoplayDuration', 9],
  ['active-alignment', 'right', 'activeAlignment', 'right'],
  ['thumbnails', true, 'thumbnails', true],
  ['thumbnail-strip-height', 55, 'thumbnailStripHeight', 55],
  ['thumbnail-strip-margin', 12, 'thumbnailStripMargin', 12],
  ['thumbnails-per-row', 6, 'thumbnailsPerRow', 6],
  ['square-thumbs', false, 'squareThumbs', false],
  ['auto-crop', false, 'autoCrop', false],
  ['padding', 33, 'padding', '33px'],
  ['vSize', 70, 'vSize', 70],
  ['meta-position', 'top-left', 'metaPosition', 'top-left'],
];

const readValues = (element: GalleryElement) =>
  OPTIONS.map(([name, , property]) => [name, element[property]]);
const expected = OPTIONS.map(([name, , , read]) => [name, read]);
const json = JSON.stringify(Object.fromEntries(OPTIONS.map(([name, value]) => [name, value])));
const countTriggers = (element: Element) => element.querySelectorAll('[aria-haspopup="dialog"]').length;

describe('options of <site-gallery>', () => {
  it('have the documented names, in the JSON of site builder markup and of the element [GAL-002]', async () => {
    const builderMarkup = await renderGallery(
      '',
      `<div data-block-json='${json}'><div>${images(2)}</div></div>`,
    );
    expect(readValues(builderMarkup)).to.deep.equal(expected);
    const bulk = await renderGallery(`options='${json}'`, images(2));
    expect(readValues(bulk)).to.deep.equal(expected);
  });

  it('lightbox-theme accepts light and dark [GAL-004]', async () => {
    const element = await renderGallery('design="grid" lightbox-theme="Light"', images(1));
    expect(element.lightboxTheme).to.equal('light');
    element.lightboxTheme = 'dark';
    expect(element.lightboxTheme).to.equal('dark');
    resetWarnings();
    const warnings = await captureConsole(async () => {
      element.removeAttribute('lightbox-theme');
      element.lightboxTheme = 'sepia' as 'light';
      await settle(element);
    });
    expect(element.lightboxTheme).to.equal('dark');
    expect(warnings.join()).to.match(/light/).and.to.match(/sepia/);
  });

  it('loop is off by default [GAL-032]', async () => {
    const element = await renderGallery('design="slideshow" speed="0"', images(2));
    expect(element.loop).to.equal(false);
    const events = recordEvents(element);
    for (let press = 0; press < 2; press++) {
      getButton(element, 'next').click();
      await settle(element);
    }
    expect(events.at(-1)).to.equal('reached-end control');
    expect(getCurrentIndex(element)).to.equal(1);
  });

  it('a grid has four columns and opens the lightbox by default [GAL-083]', async () => {
    const element = await renderGallery('design="grid"', images(6), 1000);
    const tops = [...element.querySelectorAll('img')].map((one) => one.getBoundingClientRect().top);
    expect(tops.filter((top) => top === tops[0])).to.have.length(4);
    expect(countTriggers(element)).to.equal(6);
    const closed = await renderGallery('design="grid" lightbox="false"', images(6), 1000);
    expect(countTriggers(closed)).to.equal(0);
    expect(countTriggers(await renderGallery('design="stacked"', images(2)))).to.equal(0);
  });
});

describe('a slide of <site-gallery>', () => {
  const readMarkup = (markup: string) => {
    const host = document.createElement('div');
    host.setHTMLUnsafe(markup);
    return readSlides(host).slides;
  };

  it('is described by the documented attributes [GAL-016]', async () => {
    const marks =
      'data-type="video" data-slide-id="one" data-slide-url="/one" data-title="A title" data-description="More" data-click-through-url="https://example.com/there"';
    const [slide] = readMarkup(`<div ${marks}><img alt=""></div><div><img alt=""></div>`);
    expect(slide).to.include({
      type: 'video',
      id: 'one',
      url: '/one',
      title: 'A title',
      description: 'More',
      href: 'https://example.com/there',
    });
    const file = image(1).match(/src="([^"]*)"/)![1]!;
    const element = await renderGallery(
      '',
      `<div id="late"><img alt="Late" data-src="${file}"></div>${image(2)}`,
    );
    await waitUntil(
      () => element.querySelector('img')!.naturalWidth > 0,
      'the image of data-src was not loaded',
    );
    element.querySelector('#late')!.setAttribute('data-title', 'Added later');
    await waitUntil(() => getPart(element, 'caption')?.textContent?.trim() === 'Added later');
  });

  it('has a lightbox theme of its own [GAL-018]', () => {
    const readTheme = (theme: string) => {
      const [slide] = readMarkup(
        `<figure data-lightbox-theme="${theme}">${image(1)}</figure><figure>${image(2)}</figure>`,
      );
      return readLightboxItem(slide!.element!).theme;
    };
    expect(['light', 'dark', ' Light ', 'sepia', ''].map(readTheme)).to.deep.equal([
      'light',
      'dark',
      'light',
      '',
      '',
    ]);
  });

  it('reads the size of its image before it is loaded [GAL-019]', () => {
    const readDimensions = (dimensions: string) => {
      const [slide] = readMarkup(
        `<figure><img alt="" data-image-dimensions="${dimensions}" data-image="x.png"></figure><img alt="">`,
      );
      const { width, height } = readLightboxItem(slide!.element!);
      return [width, height, getAspectRatio(slide!.element!)];
    };
    expect(readDimensions('3000x1000')).to.deep.equal([3000, 1000, 3]);
    for (const unknown of ['', '1000', 'x', 'widexhigh', '0x10'])
      expect(readDimensions(unknown)[2], unknown).to.equal(null);
  });
});
