// Galleries as site builders print them: structure and classes of published pages, with texts and pictures of our own.

/** The URL of a picture, from 0. */
export type PictureUrl = (index: number) => string;

const repeat = (count: number, create: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => create(index)).join('\n');

/** An image for browsers without script, and its twin that waits for a script. */
const imageTwins = (url: string, name: string) =>
  `<noscript><img src="${url}" alt="${name}"></noscript><img class="thumb-image" data-src="${url}" data-image="${url}"
    data-image-dimensions="300x200" data-image-focal-point="0.5,0.5" alt="${name}" data-load="false" data-type="image">`;

const container = (classes: string, content: string) =>
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8"><div class="sqs-block-content">
    <div class="sqs-gallery-container ${classes} clear">${content}</div></div></div>`;

/** Stacked images whose captions are their next siblings. */
export const stackedWithCaptions = (url: PictureUrl): string =>
  container(
    'sqs-gallery-block-stacked sqs-gallery-block-show-meta',
    `<div class="sqs-gallery">${repeat(
      3,
      (
        index,
      ) => `<div class="image-wrapper" data-type="image">${imageTwins(url(index), `Plate ${index + 1}`)}</div>
        <div class="meta"><div class="meta-inside"><h3 class="meta-title" id="plate-title-${index}">Title ${index + 1}</h3>
        <div class="meta-description"><p>Words on plate ${index + 1}.</p></div></div></div>`,
    )}</div>`,
  );

/** A slideshow with the builder's own row of thumbnails and controls. */
export const slideshowWithThumbnails = (url: PictureUrl, count = 5): string =>
  container(
    'sqs-gallery-block-slideshow sqs-gallery-has-controls sqs-gallery-has-thumbnails',
    `<div class="sqs-gallery">${repeat(
      count,
      (index) =>
        `<div class="slide content-fit" data-type="image" data-click-through-url="">${imageTwins(url(index), `Plate ${index + 1}`)}</div>`,
    )}</div>
    <div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous"
      aria-label="Previous Slide"></a><a tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div></div>
    <div class="sqs-gallery-thumbnails"><div class="sqs-wrapper">${repeat(
      count,
      (index) =>
        `<img class="thumb-image" data-src="${url(index)}" alt="Plate ${index + 1}" data-type="image">`,
    )}</div></div>`,
  );

/** A grid whose number of columns and aspect ratio are in its class names only. */
export const gridOfClasses = (url: PictureUrl): string =>
  container(
    'sqs-gallery-block-grid sqs-gallery-aspect-ratio-widescreen sqs-gallery-thumbnails-per-row-3',
    `<div class="sqs-gallery">${repeat(
      4,
      (index) =>
        `<div class="slide" data-type="image"><div class="margin-wrapper">${imageTwins(url(index), `Plate ${index + 1}`)}</div></div>`,
    )}</div>`,
  );

/** A section of a grid with two columns that does not open its images. */
export const sectionWithoutLightbox = (url: PictureUrl): string =>
  `<div class="gallery-grid gallery-grid--layout-grid" data-controller="GalleryGrid" data-lightbox="" data-show-captions="false"
    data-props='{"aspectRatio":"four-three","gutter":36,"numColumns":2,"width":"inset","lightboxEnabled":false}'>
    <div class="gallery-grid-wrapper">${repeat(
      4,
      (index) =>
        `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper"><img src="${url(index)}" width="300" height="200"
          alt="Plate ${index + 1}" loading="lazy"></div></figure>`,
    )}</div></div>`;

/** A section with a simple slideshow, its thumbnails and controls. */
export const simpleSlideshow = (url: PictureUrl): string =>
  `<div class="gallery-slideshow" data-controller="GallerySlideshow" data-transition="site-default" data-controls="arrows"
    data-props='{"aspectRatio":"three-two","autoplay":false,"lightboxEnabled":false}'>
    <div class="gallery-slideshow-wrapper"><div class="gallery-slideshow-list">${repeat(
      4,
      (index) =>
        `<figure class="gallery-slideshow-item" data-slide-url="plate-${index}"><div class="gallery-slideshow-item-img"><img data-src="${url(index)}"
          data-image="${url(index)}" data-image-dimensions="300x200" alt="Plate ${index + 1}" data-load="false"></div></figure>`,
    )}</div></div>
    <div class="gallery-slideshow-controls"><button class="gallery-slideshow-control-btn" aria-label="Previous Slide"></button>
      <button class="gallery-slideshow-control-btn" aria-label="Next Slide"></button></div>
    <div class="gallery-slideshow-thumbnails">${repeat(4, (index) => `<button><img alt="" data-src="${url(index)}"></button>`)}</div></div>`;

/** Slides of carousel libraries, shop templates and old pages, each three with a text. */
export const carousels = (url: PictureUrl): Readonly<Record<string, string>> => {
  const slides = (start: string, end: string) =>
    [0, 1, 2]
      .map((index) => `${start}<img src="${url(index)}" width="300" height="200" alt="Plate ${index}">${end}`)
      .join('');
  return {
    'with indicators and controls': `<div id="plates" class="carousel slide"><ol class="carousel-indicators"><li data-slide-to="0"></li><li data-slide-to="1"></li></ol>
      <div class="carousel-inner">${slides('<div class="carousel-item">', '<div class="carousel-caption"><h5>Plate</h5></div></div>')}</div>
      <a class="carousel-control-next" href="#plates" role="button">Next</a></div>`,
    'with a wrapper and pagination': `<div class="swiper"><div class="swiper-wrapper">${slides('<div class="swiper-slide">', '</div>')}</div><div class="swiper-pagination"></div></div>`,
    'in a custom element': `<slideshow-component><ul class="slideshow" role="list">${slides('<li class="slideshow__slide">', '<a href="#plate">Buy</a></li>')}</ul></slideshow-component>`,
    'in groups of tiles': `<div class="tiled-gallery"><div class="gallery-row"><div class="gallery-group images-3">${slides('<div class="tiled-gallery-item"><a href="#plate">', '</a></div>')}</div></div></div>`,
    'in a table': `<table><tbody><tr>${slides('<td>', '</td>')}</tr></tbody></table>`,
    'of an old blog': `<div class="gallery gallery-columns-3">${slides('<dl class="gallery-item"><dt class="gallery-icon">', '</dt><dd class="wp-caption-text">Plate</dd></dl>')}<br style="clear: both"></div>`,
  };
};
