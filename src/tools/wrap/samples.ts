// Blocks as output by published sites, written for these tests.

/** `expected` is the start tag; without it, the block is left for the given reason. */
export interface Sample {
  readonly kind: string;
  readonly html: string;
  readonly expected: string;
  readonly left?: string;
}

const block = (name: string, content: string, attributes = '') =>
  `<div class="sqs-block ${name}-block sqs-block-${name}" ${attributes} id="block-1"><div class="sqs-block-content">${content}</div></div>`;
const json = (value: object) =>
  `data-block-json="${JSON.stringify(value).replaceAll('"', '&quot;').replaceAll('{', '&#123;')}"`;
const image =
  '<noscript><img src="a.jpg" alt="A"></noscript><img class="thumb-image" data-src="a.jpg" alt="A">';
const link = '<a href="/a">A</a>';

export const samples: readonly Sample[] = [
  {
    kind: 'a gallery',
    html: block('gallery', image, json({ design: 'slider' })),
    expected: '<site-gallery design="slider">',
  },
  {
    kind: 'a gallery section',
    html: `<div class="gallery-masonry" data-controller="GalleryMasonry" data-props='{"gutter": 30}'><figure>${image}</figure></div>`,
    expected: '<site-gallery design="autocolumns">',
  },
  {
    kind: 'a gallery with its design in class names',
    html: `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="slide">${image}</div></div>`,
    expected: '<site-gallery design="grid">',
  },
  {
    kind: 'a gallery of an unknown design',
    html: block('gallery', image, json({ design: 'x' })),
    expected: '<site-gallery>',
  },
  { kind: 'an empty gallery', html: block('gallery', ''), expected: '', left: 'no images' },
  {
    kind: 'a summary',
    html: block('summary-v2', `<div class="summary-item">${link}</div>`, json({ design: 'autocolumns' })),
    expected: '<site-summary design="wall">',
  },
  { kind: 'an image', html: block('image', image), expected: '<site-image>' },
  { kind: 'an image without a file', html: block('image', ''), expected: '', left: 'no image' },
  {
    kind: 'a video',
    html: block(
      'video',
      '<div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//video.example&quot;&gt;"></div>',
    ),
    expected: '<site-video>',
  },
  {
    kind: 'a video in a frame that a lazy loader has emptied',
    html: block('video', '<iframe data-lazy-src="https://video.example/1"></iframe>'),
    expected: '<site-video>',
  },
  {
    kind: 'a video in a frame for pages without script',
    html: block('video', '<noscript><iframe src="https://video.example/1"></iframe></noscript>'),
    expected: '<site-video>',
  },
  {
    kind: 'a video of the site itself',
    html: block('video', '<div class="sqs-native-video" data-config-video="{}"></div>'),
    expected: '<site-video>',
  },
  {
    kind: 'a video element',
    html: block('video', '<video src="/a.mp4" controls></video>'),
    expected: '<site-video>',
  },
  {
    kind: 'a video of a script',
    html: block('video', '<div class="native"></div>'),
    expected: '',
    left: 'data-html',
  },
  {
    kind: 'audio',
    html: '<div class="sqs-audio-embed" data-url="a.mp3" data-title="A"></div>',
    expected: '<site-audio>',
  },
  {
    kind: 'a map',
    html: block('map', '&nbsp;', json({ location: { mapLat: 1, mapLng: 2 } })),
    expected: '<site-map>',
  },
  { kind: 'a map without a location', html: block('map', ''), expected: '', left: 'location' },
  {
    kind: 'a marquee',
    html: block(
      'marquee',
      '<div class="Marquee"><script class="Marquee-props" type="application/json">{"marqueeItems": [{"text": "A"}]}</script></div>',
    ),
    expected: '<site-marquee>',
  },
  {
    kind: 'an accordion',
    html: block(
      'accordion',
      '<ul class="accordion-items-container"><li><h4><button aria-expanded="false" aria-controls="a">Q</button></h4><div id="a">A</div></li></ul>',
    ),
    expected: '<site-accordion>',
  },
  {
    kind: 'tabs of a menu',
    html: '<div class="menu-wrapper"><div role="tablist"><a role="tab" href="#a">A</a></div><div role="tabpanel" id="a">Soup</div></div>',
    expected: '<site-tabs>',
  },
  { kind: 'a menu without tabs', html: block('menu', 'Soup'), expected: '', left: 'no tabs' },
  { kind: "another page's navigation", html: `<div class="menu-wrapper">${link}</div>`, expected: '' },
  {
    kind: 'a form',
    html: block('form', '<form data-form-id="a"><input name="a"></form>'),
    expected: '<site-form>',
  },
  {
    kind: 'a form in JSON',
    html: '<div class="sqs-block website-component-block sqs-block-website-component" data-definition-name="website.components.form"><script type="application/json">{"formFields":[]}</script></div>',
    expected: '<site-form>',
  },
  {
    kind: 'a newsletter',
    html: block('newsletter', '<form><input type="email"></form>'),
    expected: '<site-newsletter>',
  },
  { kind: 'a button', html: block('button', link), expected: '<site-button>' },
  {
    kind: 'a block with a type only',
    html: '<div class="sqs-block" data-block-type="53"><a href="/">A</a></div>',
    expected: '<site-button>',
  },
  { kind: 'a quote', html: block('quote', '<blockquote>A</blockquote>'), expected: '<site-quote>' },
  { kind: 'Markdown', html: block('markdown', '<p>A</p>'), expected: '<site-markdown>' },
  { kind: 'code', html: block('code', '<pre><code>a</code></pre>'), expected: '<site-code>' },
  { kind: 'code that is HTML', html: block('code', link), expected: '', left: 'works as it is' },
  { kind: 'an embed', html: block('embed', '', json({ html: '<iframe src=x>' })), expected: '<site-embed>' },
  { kind: 'an archive', html: block('archive', link), expected: '<site-archive>' },
  {
    kind: 'a calendar',
    html: block('calendar', '', json({ collectionId: 'a' })),
    expected: '<site-calendar>',
  },
  { kind: 'a search', html: block('search', '<input class="search-input">'), expected: '<site-search>' },
  { kind: 'social links', html: block('socialaccountlinks-v2', link), expected: '<site-social-links>' },
  {
    kind: 'share buttons',
    html: '<span class="squarespace-social-buttons" data-full-url="/a"></span>',
    expected: '<site-share-buttons>',
  },
  {
    kind: 'comments',
    html: '<div class="squarespace-comments" data-item-id="a"></div>',
    expected: '<site-comments>',
  },
  {
    kind: 'a donation',
    html: block('donation', '<div class="sqs-donate-button">Give</div>', json({ donatePageId: 'a' })),
    expected: '<site-donation>',
  },
  {
    kind: 'a product',
    html: '<article class="ProductItem" data-item-id="a"><div class="product-variants" data-variants="[]"></div><div class="sqs-add-to-cart-button-wrapper"></div></article>',
    expected: '<site-product>',
  },
  { kind: 'a reservation', html: block('tock', link), expected: '<site-reservation>' },
  { kind: 'a chart', html: block('chart', '<table><tr><td>1</td></tr></table>'), expected: '<site-chart>' },
  {
    kind: 'a chart of settings',
    html: block(
      'chart',
      '',
      json({
        chartType: 1010,
        dataTable: [
          ['', 'A'],
          ['B', '1'],
        ],
      }),
    ),
    expected: '<site-chart>',
  },
  {
    kind: 'a cart',
    html: '<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">0</span></a>',
    expected: '<site-cart-indicator>',
  },
  { kind: 'a rule', html: block('horizontalrule', '<hr>'), expected: '<site-horizontal-rule>' },
  { kind: 'a spacer', html: block('spacer', '&nbsp;'), expected: '<site-spacer>' },
  {
    kind: 'a popup',
    html: '<div class="sqs-popup-overlay"><h2>Ten percent</h2></div>',
    expected: '<site-popup>',
  },
  {
    kind: 'an empty popup',
    html: '<div class="sqs-popup-overlay"><div></div></div>',
    expected: '',
    left: 'settings of the site',
  },
  {
    kind: 'highlighted text',
    html: block(
      'html',
      '<p><span class="sqsrte-text-highlight" data-text-attribute-id="a">A</span></p><script class="TextAttributes-props" type="application/json">[{"id": "a"}]</script>',
    ),
    expected: '<site-text-highlight>',
  },
  {
    kind: 'highlighted text without settings',
    html: '<p><span class="sqsrte-text-highlight" data-text-attribute-id="a">A</span></p>',
    expected: '',
    left: 'not in the markup',
  },
  { kind: 'text', html: block('html', '<p>A</p>'), expected: '' },
  { kind: 'an unknown block', html: block('guestbook', 'A'), expected: '', left: 'no element for it' },
];
