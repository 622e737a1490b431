// Gallery and image markup of site builders: written for these tests in each known form, and captured pages if they
// exist beside the project. Every image is replaced with one of the demo, so that images can be distinguished.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  gridOfClasses,
  sectionWithoutLightbox,
  simpleSlideshow,
  slideshowWithThumbnails,
  stackedWithCaptions,
} from '../blocks/gallery/testing/published-markup';
import { findCaptured } from './captured';

/** Markup of a gallery or image. */
export interface SiteMarkup {
  readonly name: string;
  /** @param query query string of all image addresses, so that two copies on a page can be distinguished */
  markup(query: string): string;
  /** How many images it shows. */
  readonly imageCount: number;
}

const FILES = readdirSync(resolve(import.meta.dirname, '../../demo/pictures'))
  .filter((file) => file.endsWith('-300.webp'))
  .sort();

const pictureUrl = (number: number, query: string) => `/pictures/${FILES[number % FILES.length]}?${query}`;

/** Captured pages whose name matches, with images of the demo and without scripts. */
export function capturedMarkup(name: RegExp): SiteMarkup[] {
  return findCaptured(name).map(({ file, html }) => {
    const page = html
      .replaceAll(/="\/assets\/[^"]*"/g, '="#"')
      .replaceAll(/<script(?![^>]*json)[\s\S]*?<\/script>/gi, '');
    const found = namesOf(page);
    return { name: file, imageCount: found.length, markup: (query) => withPictures(page, found, query) };
  });
}

/**
 * Addresses end at a bracket, as in `url(…)`, but include the number of a copy, as in `name+(2).jpg`. Files in the
 * builder's folders are images even without an extension.
 */
const IMAGE =
  /((?:[^"'\s()=]|\(\d+\))*\/\/?(?:[^"'\s()]|\(\d+\))*(?:\.(?:jpe?g|png|gif|webp)|\/content\/v1\/\w+\/[\w-]+\/[^"'\s(),.?/]+(?=["?])))[^"'\s),]*/gi;

/** The same file appears with and without its folder, and with a plus sign or its encoding. */
const nameOf = (url: string) => decodeURIComponent(url.replace(/^.*\//, '')).replaceAll(/[+ ]/g, ' ');
const namesOf = (page: string) => [...new Set([...page.matchAll(IMAGE)].map(([, url]) => nameOf(url!)))];
const withPictures = (page: string, names: readonly string[], query: string) =>
  page.replaceAll(IMAGE, (_all, url: string) => pictureUrl(names.indexOf(nameOf(url)), query));

const SIZE = '300x200';
const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The two images of older pages: one for browsers without script, one that waits for a script. */
const imagePair = (at: number, query: string) =>
  `<noscript><img src="${pictureUrl(at, query)}" alt="Plate ${at + 1}"></noscript><img class="thumb-image" data-src="${pictureUrl(at, query)}"
     data-image="${pictureUrl(at, query)}" data-image-dimensions="${SIZE}" data-image-focal-point="0.3,0.7" alt="Plate ${at + 1}" data-load="false"
     data-image-id="plate-${at + 1}" data-type="image">`;

const json = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const block = (design: string, options: object, slides: string) =>
  `<div class="sqs-block gallery-block" data-block-json="${json({ design, existingGallery: null, hSize: null, ...options })}" data-block-type="8">
     <div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-${design} clear"><div class="sqs-gallery">${slides}</div></div></div></div>`;

const each = (count: number, draw: (at: number) => string) => range(count).map(draw).join('\n');

/** Both generations of the site builder, and another system. */
export const writtenMarkup: readonly SiteMarkup[] = [
  {
    name: 'a block of image pairs',
    imageCount: 4,
    markup: (query) =>
      block(
        'slider',
        { 'active-alignment': 'center', autoplay: false },
        each(4, (at) => imagePair(at, query)),
      ),
  },
  {
    name: 'a block of slides with thumbnails',
    imageCount: 5,
    markup: (query) =>
      block(
        'slideshow',
        {
          thumbnails: true,
          'thumbnail-strip-height': 60,
          'meta-position': 'top-left',
          'auto-crop': false,
          vSize: null,
        },
        each(
          5,
          (at) =>
            `<div class="slide content-fit" data-type="image" data-click-through-url="">${imagePair(at, query)}<div class="color-overlay"></div></div>`,
        ),
      ),
  },
  {
    name: 'a block of links that open pictures',
    imageCount: 3,
    markup: (query) =>
      block(
        'grid',
        { lightbox: true, 'thumbnails-per-row': 3, padding: 12, 'aspect-ratio': 'square' },
        each(
          3,
          (at) =>
            `<div class="slide" data-type="image"><div class="margin-wrapper"><a data-title="Plate ${at + 1}" data-description="" data-lightbox-theme="dark"
               href="${pictureUrl(at, `${query}&large`)}" role="button" class="image-slide-anchor content-fit"><span class="v6-visually-hidden">View larger</span>${imagePair(at, query)}</a></div></div>`,
        ),
      ),
  },
  {
    name: 'an index page with slide ids',
    imageCount: 3,
    markup: (query) =>
      `<section class="index-gallery"><div class="slides">${each(
        3,
        (at) =>
          `<div class="slide-wrapper"><div class="slide" data-slide-id="plate-${at + 1}" data-slide-url="plate-no-${at + 1}">${imagePair(at, query)}
             <div class="slide-meta"><p class="title">Plate ${at + 1}</p><a class="hide-meta-toggle"></a></div></div></div>`,
      )}</div></section>`,
  },
  {
    name: 'a section of columns',
    imageCount: 4,
    markup: (query) =>
      `<div class="gallery-masonry" data-controller="GalleryMasonry" data-lightbox="" data-props='${JSON.stringify({ gutter: 30, numColumns: 2, lightboxEnabled: true })}'>
         <div class="gallery-masonry-wrapper">${each(
           4,
           (at) =>
             `<figure class="gallery-masonry-item" data-slide-url="plate-${at + 1}"><div class="gallery-masonry-item-wrapper"><img data-src="${pictureUrl(at, query)}"
                data-image-dimensions="${SIZE}" data-image-focal-point="," alt="Plate ${at + 1}" data-load="false"></div>
                <figcaption class="gallery-caption"><p>Plate ${at + 1}</p></figcaption></figure>`,
         )}</div></div>`,
  },
  {
    name: 'a section of images with every width',
    imageCount: 4,
    markup: (query) =>
      `<div class="gallery-grid" data-controller="GalleryGrid" data-lightbox="true" data-columns="2"><div class="gallery-grid-wrapper">${each(
        4,
        (at) =>
          `<figure class="gallery-grid-item${at === 1 ? ' has-clickthrough' : ''}" data-slide-url="plate-${at + 1}"><div class="gallery-grid-item-wrapper">
             <img src="${pictureUrl(at, query)}" data-src="" data-image="${pictureUrl(at, query)}" width="300" height="200" alt="Plate ${at + 1}" loading="lazy" data-loader="raw"></div></figure>`,
      )}</div></div>`,
  },
  {
    name: 'figures in the rows of another system',
    imageCount: 4,
    markup: (query) =>
      `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container">${[0, 2]
        .map(
          (from) =>
            `<div class="kg-gallery-row">${[from, from + 1]
              .map(
                (at) =>
                  `<div class="kg-gallery-image"><img src="${pictureUrl(at, query)}" width="300" height="200" loading="lazy" alt="Plate ${at + 1}"></div>`,
              )
              .join('')}</div>`,
        )
        .join('')}</div></figure>`,
  },
  {
    name: 'stacked images with captions beside them',
    imageCount: 3,
    markup: (query) => stackedWithCaptions((at) => pictureUrl(at, query)),
  },
  {
    name: "a slideshow with the builder's thumbnails",
    imageCount: 5,
    markup: (query) => slideshowWithThumbnails((at) => pictureUrl(at, query)),
  },
  {
    name: 'a grid with options in class names',
    imageCount: 4,
    markup: (query) => gridOfClasses((at) => pictureUrl(at, query)),
  },
  {
    name: 'a section whose images do not open',
    imageCount: 4,
    markup: (query) => sectionWithoutLightbox((at) => pictureUrl(at, query)),
  },
  {
    name: 'a section with a simple slideshow',
    imageCount: 4,
    markup: (query) => simpleSlideshow((at) => pictureUrl(at, query)),
  },
];
