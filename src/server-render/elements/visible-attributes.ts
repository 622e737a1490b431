// Attributes that style sheets read before an element's script runs. Options in JSON or markup are rendered as these.

/** Names by tag, in camel case. A test compares the names with the style sheets. */
export const VISIBLE = {
  'site-archive': ['layout', 'multiColumns', 'showCount', 'showDate'],
  'site-button': ['alignment', 'size'],
  'site-code': ['lineNumbers'],
  'site-gallery': ['activeAlignment', 'autoCrop', 'design', 'metaPosition', 'squareThumbs', 'thumbnails'],
  'site-image': ['design'],
  'site-marquee': ['waveIntensity'],
  'site-mobile-info-bar': ['barStyle'],
  'site-page-links': ['kind'],
  'site-posts': ['by', 'layout'],
  'site-shape': ['mask', 'shape'],
  'site-summary': ['design', 'listImageAlignment', 'showExcerpt', 'showThumbnail', 'textAlignment'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
