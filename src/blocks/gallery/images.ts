// How do images become visible that site builders print without `src`, and cropped around the right point?

/** Gives every image in the slide the source that it names, once, and its focal point. */
export function loadImages(slide: Element) {
  const images = slide.matches('img') ? [slide] : slide.querySelectorAll('img');
  for (const image of images as Iterable<HTMLImageElement>) {
    if (image.closest('noscript')) continue;
    focus(image);
    const source = image.getAttribute('data-src');
    if (!source || image.hasAttribute('src')) continue;
    if (!image.hasAttribute('loading')) image.loading = 'lazy';
    image.src = source;
  }
}

/** `data-image-focal-point="0.2,0.9"`; `","` is the centre. */
function focus(image: HTMLImageElement) {
  const [x = Number.NaN, y = Number.NaN] = (image.dataset.imageFocalPoint ?? '')
    .split(',')
    .map(Number.parseFloat);
  if (x >= 0 && x <= 1 && y >= 0 && y <= 1) image.style.objectPosition = `${x * 100}% ${y * 100}%`;
}
