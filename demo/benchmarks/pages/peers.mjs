// Pages of the limit and of the peers: the same content in the markup of each library.
import { FAQ, FIELDS, TABS } from './content.mjs';
import {
  CSS_MARQUEE,
  CSS_MARQUEE_STYLE,
  details,
  formFields,
  head,
  header,
  opening,
  pageBundle,
  paragraph,
  photos,
  radioTabs,
  scriptTabs,
} from './fragments.mjs';

const lightboxLink = (img, { src, width, height }) =>
  `<a href="${src}" data-pswp-width=${width} data-pswp-height=${height}>${img}</a>`;
const hiddenTabs = '.tabs [hidden]{display:none}';
const cartBadge = '<span class=badge id=cart></span>';
const leafletMap = '<section><div id=map style="height:300px"></div></section>';
const section = (content, attributes = '') => `<section${attributes}>${content}</section>`;

/** HTML and CSS only: the limit that no script can beat. */
export function limitPage() {
  const style = [
    '.g{display:grid;grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:8px}',
    '.g img{width:100%;height:auto;display:block}',
    '.ck{position:fixed;inset:auto 0 0 0;background:#fff;padding:12px;border-top:1px solid #ccc}',
  ].join('');
  const map =
    '<a class=map href="/map"><img src="/tile/12/0/1.png" width=256 height=256 alt="Map: 1 Main Street" loading=lazy ' +
    'style="width:100%;height:300px;object-fit:cover"></a>';
  const cookies =
    '<div class=ck popover=manual style="display:block"><p>We use cookies.</p><button>Accept</button> <button>Reject</button></div>';
  return [
    head('limit', `${CSS_MARQUEE_STYLE}<style>${style}</style>`),
    `${header('<span class=badge>3</span>')}<main>${opening}${CSS_MARQUEE}`,
    section(
      photos((img, { src }) => `<a href="${src}">${img}</a>`),
      ' class=g',
    ),
    `${section(details)}${section(radioTabs)}${section(`<form>${formFields}</form>`)}${section(map)}${paragraph(6)}</main>`,
    `${cookies}</html>`,
  ].join('');
}

/** The lightest page from the best single-purpose libraries. */
export function vanillaPage() {
  const style =
    '#g{position:relative}#g a{display:block;position:absolute}#g img{width:100%;height:100%;display:block}';
  return libraryPage('vanilla', style, photos(lightboxLink));
}

export function swiperPage() {
  const style =
    'swiper-container{display:block;aspect-ratio:3/2}swiper-slide img{width:100%;height:100%;display:block}';
  const slides = photos((img, photo) => `<swiper-slide>${lightboxLink(img, photo)}</swiper-slide>`);
  const options = 'slides-per-view=1 navigation=true pagination=true';
  return libraryPage('swiper', style, `<swiper-container ${options}>${slides}</swiper-container>`);
}

export function shoelacePage() {
  const slides = photos((img, photo) => `<sl-carousel-item>${lightboxLink(img, photo)}</sl-carousel-item>`);
  const tabs =
    TABS.map(([title], i) => `<sl-tab slot=nav panel=p${i}>${title}</sl-tab>`).join('') +
    TABS.map(([, content], i) => `<sl-tab-panel name=p${i}>${content}</sl-tab-panel>`).join('');
  const field = ([name, type]) =>
    type === 'textarea'
      ? `<sl-textarea name=${name} label=${name} required></sl-textarea>`
      : `<sl-input name=${name} label=${name} type=${type} required></sl-input>`;
  const button = '<sl-button type=submit variant=primary>Send</sl-button>';
  return [
    head('shoelace', CSS_MARQUEE_STYLE + pageBundle),
    `${header('<sl-badge id=cart>3</sl-badge>')}<main>${opening}${CSS_MARQUEE}`,
    section(`<sl-carousel navigation pagination loop>${slides}</sl-carousel>`, ' id=g'),
    section(
      FAQ.map(([question, answer]) => `<sl-details summary="${question}">${answer}</sl-details>`).join(''),
    ),
    section(`<sl-tab-group>${tabs}</sl-tab-group>`),
    section(`<form id=f>${FIELDS.map(field).join('')}${button}</form>`),
    `${leafletMap}${paragraph(6)}</main></html>`,
  ].join('');
}

/** A React application: the server sends an empty page. */
export function reactPage() {
  return `${head('react', `${pageBundle}<style>${hiddenTabs}</style>`)}<div id=root></div></html>`;
}

function libraryPage(title, style, gallery) {
  return [
    head(title, `${CSS_MARQUEE_STYLE}${pageBundle}<style>${style}${hiddenTabs}</style>`),
    `${header(cartBadge)}<main>${opening}${CSS_MARQUEE}`,
    `${section(gallery, ' id=g')}${section(details)}${section(scriptTabs, ' class=tabs')}`,
    `${section(`<form id=f>${formFields}</form>`)}${leafletMap}${paragraph(6)}</main></html>`,
  ].join('');
}
