// @ts-check
// Designs by their names in published markup: in options, class names and `data-controller`.

/** @param {string} names */
const same = (names) => Object.fromEntries(names.split(' ').map((name) => [name, name]));

/** @type {Readonly<Record<string, string>>} */
export const GALLERY_DESIGNS = {
  ...same('stacked grid autogrid autocolumns autorows list slideshow slider carousel'),
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'slider',
  GalleryFullscreenSlideshow: 'slideshow',
};

/** @type {Readonly<Record<string, string>>} */
export const SUMMARY_DESIGNS = {
  ...same('wall carousel list grid'),
  autocolumns: 'wall',
  autogrid: 'grid',
};
