// @ts-check
// Blocks that consist of text and links: lists of pages and posts, logo, place, embeds, and the end of a mail. Their
// names are common words, which other pages use for classes as well, so the classes here are those of the site builder.

/** @typedef {import('./blocks.mjs').Block} Block */

const NO_LINK = 'it contains no link';

/** @type {readonly Block[]} */
export const LINK_BLOCKS = [
  { ...list('navigation', 'site-navigation', ['sqs-block-navigation'], '1'), slices: ['navigation'] },
  {
    kind: 'logo',
    tag: 'site-logo',
    classes: ['sqs-block-logo'],
    types: ['3'],
    slices: ['logo'],
    needs: ['image', 'link', 'text'],
    reason: 'it is empty',
  },
  ...['twitter', 'foursquare', 'amazon', 'soundcloud'].map((kind) => embed(kind)),
  list('journal', 'site-posts', ['sqs-block-journal'], '7', 'layout="journal"'),
  {
    kind: 'geo',
    tag: 'site-geo',
    classes: ['sqs-block-geo'],
    needs: ['text', 'link'],
    reason: 'it is empty',
  },
  list('index', 'site-page-links', ['sqs-block-index'], undefined, 'kind="index"'),
  list(
    'collection link',
    'site-page-links',
    ['sqs-block-collectionlink', 'sqs-block-collection-link'],
    undefined,
    'kind="collection"',
  ),
  list('link', 'site-link', ['sqs-block-link']),
  list('tag cloud', 'site-tag-cloud', ['sqs-block-tagcloud', 'sqs-block-tag-cloud']),
  list('folder', 'site-page-links', ['sqs-block-folder'], '17', 'kind="folder"'),
  ...['author', 'tag', 'category', 'month'].map((by, index) =>
    list(
      `posts by ${by}`,
      'site-posts',
      [`sqs-block-postsby${by}`, `sqs-block-posts-by-${by}`],
      `${27 + index}`,
      `by="${by}"`,
    ),
  ),
  list('rss', 'site-page-links', ['sqs-block-rss'], undefined, 'kind="rss"'),
  {
    kind: 'social links',
    tag: 'site-social-links',
    classes: [
      'socialaccountlinks-v2-block',
      'socialaccountlinks-block',
      'social-account-links-block',
      'social-account-links-v2-block',
      'sqs-block-social-links',
      'sqs-block-sociallinks',
    ],
    types: ['19', '54'],
    slices: ['social-icons'],
    definitions: ['website.components.socialLinks'],
    needs: ['link'],
    reason: NO_LINK,
  },
  {
    kind: 'email footer',
    tag: 'site-email-footer',
    classes: ['sqs-block-emailfooter', 'sqs-block-email-footer'],
    needs: ['text'],
    reason: 'it is empty',
  },
  list('archive', 'site-archive', ['archive-block'], '61'),
  {
    kind: 'tour dates',
    tag: 'site-tour-dates',
    classes: ['sqs-block-tourdates', 'sqs-block-tour-dates'],
    needs: ['dates'],
    reason: 'its dates are not in the markup',
  },
  {
    kind: 'member area',
    tag: 'site-member-area',
    classes: ['sqs-block-memberarea', 'sqs-block-member-area'],
    types: ['67'],
  },
  {
    kind: 'shape',
    tag: 'site-shape',
    classes: ['sqs-block-shape'],
    types: ['71'],
    definitions: ['website.components.shape'],
  },
];

/**
 * @param {string} kind @param {string} tag @param {readonly string[]} classes
 * @param {string} [type] @param {string} [attributes]
 * @returns {Block}
 */
function list(kind, tag, classes, type, attributes) {
  return {
    kind,
    tag,
    classes,
    needs: ['link'],
    reason: NO_LINK,
    ...(type && { types: [type] }),
    ...(attributes && { attributes }),
  };
}

/** @param {string} kind @returns {Block} */
function embed(kind) {
  const types = { twitter: ['6'], foursquare: ['24'] }[kind];
  return {
    kind,
    tag: 'site-embed',
    classes: [`sqs-block-${kind}`],
    needs: ['embed', 'link'],
    reason: NO_LINK,
    ...(types && { types }),
    ...(kind === 'twitter' && { slices: [kind] }),
  };
}
