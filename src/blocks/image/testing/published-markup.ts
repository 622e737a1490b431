// Image blocks as site builders print them: structure and classes of published pages, with texts and pictures of our own.

/** An inline block: a box that reserves the space, an image for browsers without script and its deferred twin. */
export const inlineBlock = (url: string): string =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content">
    <div class="image-block-outer-wrapper layout-caption-below design-layout-inline combination-animation-none">
      <figure class="sqs-block-image-figure intrinsic" style="max-width: 300px">
        <div class="image-block-wrapper" data-animation-role="image">
          <div class="sqs-image-shape-container-element has-aspect-ratio" style="position: relative; padding-bottom: 66.6%; overflow: hidden">
            <noscript><img src="${url}" alt="A ridge at dawn"></noscript><img class="thumb-image" data-src="${url}" data-image="${url}"
              data-image-dimensions="300x200" data-image-focal-point="0.5,0.5" alt="A ridge at dawn" data-load="false" data-type="image">
          </div></div>
        <figcaption class="image-caption-wrapper"><p>The ridge in June</p></figcaption>
      </figure></div></div></div>`;

/** A fluid image in a button that opens the lightbox. */
export const fluidImageWithButton = (url: string): string =>
  `<div class="sqs-block image-block sqs-block-image sqs-stretched" data-block-type="5"><div class="sqs-block-content">
    <div class="image-block-outer-wrapper layout-caption-below design-layout-fluid image-position-center">
      <div class="fluid-image-animation-wrapper sqs-image sqs-block-alignment-wrapper" data-animation-role="image">
        <div class="fluid-image-container sqs-image-content" style="position: relative; width: 100%; height: 100%; overflow: hidden">
          <button class="sqs-block-image-button lightbox" data-description="" data-lightbox-theme="light">
            <span class="v6-visually-hidden">View fullsize</span>
            <div class="content-fill"><img src="${url}" data-src="${url}" data-image="${url}" data-image-dimensions="300x200"
              data-image-focal-point="0.5,0.5" width="300" height="200" alt="A ridge at dawn" sizes="100vw" loading="lazy"
              style="display: block; object-fit: cover; object-position: 50% 50%; width: 100%; height: 100%" data-loader="sqs">
              <div class="fluidImageOverlay"></div></div>
          </button></div></div></div></div></div>`;
