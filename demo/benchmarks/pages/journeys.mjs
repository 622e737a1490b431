// Pages of the journey suite: what a visit to a small shop uses, in the markup of each library.
import { FIELDS, TICKER } from './content.mjs';
import {
  CSS_MARQUEE,
  CSS_MARQUEE_STYLE,
  formFields,
  head,
  header,
  opening,
  paragraph,
  photos,
} from './fragments.mjs';

const CART_LINK = '<a href="/cart">Cart <span class=badge id=cart data-cart-quantity></span></a>';
const SIZES = ['Small', 'Large'].map((size) => `<option>${size}</option>`).join('');
const bundle =
  '<link rel=stylesheet href="./dist/journey.css"><script type=module src="./dist/journey.js"></script>';
const section = (content) => `<section>${content}</section>`;
const lightboxLink = (img, { src, width, height }) =>
  `<a href="${src}" data-pswp-width=${width} data-pswp-height=${height}>${img}</a>`;

const productForm =
  `<form class=product method=post action="/api/commerce/cart/items"><input type=hidden name=productId value=mug>` +
  `<label>Size <select name="option[Size]" required>${SIZES}</select></label>` +
  '<p data-product-price>$10</p><p><button>Add to cart</button></p></form>';
const VARIANTS = JSON.stringify({
  variants: ['Small', 'Large'].map((value, i) => ({
    sku: `MUG-${i}`,
    price: 1000,
    onSale: false,
    qtyInStock: 9,
    optionValues: [{ name: 'Size', value }],
  })),
});

/** By file below `subjects/`. */
export const PEER_JOURNEYS = {
  'vanilla/journey.html': () =>
    peer(
      'vanilla',
      '<div class=embla><div class=embla__viewport><div class=embla__container>' +
        `${photos((img) => `<div class=embla__slide>${img}</div>`)}</div></div>` +
        '<button type=button class="embla__next next">Next</button></div>',
    ),
  'swiper/journey.html': () =>
    peer(
      'swiper',
      `<swiper-container slides-per-view=1 navigation=true pagination=true>${photos((img) => `<swiper-slide>${img}</swiper-slide>`)}</swiper-container>`,
    ),
  'shoelace/journey.html': () =>
    peer(
      'shoelace',
      `<sl-carousel navigation pagination loop>${photos((img) => `<sl-carousel-item>${img}</sl-carousel-item>`)}</sl-carousel>`,
      shoelaceForm,
    ),
};

export function ourJourney() {
  const link = '<link rel=stylesheet href="./dist/site-elements.css">';
  const cart = `<site-cart-indicator>${CART_LINK}</site-cart-indicator>`;
  const grid = photos((img, { src }) => `<a href="${src}">${img}</a>`);
  const map =
    '<site-map map-lat=51.505 map-lng=-0.09 map-zoom=12><address>1 Main Street<br>London</address>' +
    '<a href="https://www.openstreetmap.org/?mlat=51.505&amp;mlon=-0.09#map=12/51.505/-0.09">Open the map</a></site-map>';
  const banner =
    '<site-cookie-banner cookie-banner-accept-type=OPT_IN_AND_OUT><p>We use cookies.</p>' +
    '<button type=button data-consent=accept>Accept</button> <button type=button data-consent=decline>Reject</button>' +
    '</site-cookie-banner>';
  return [
    `${head('ours', `${link}<script type=module src="./dist/autoload.js"></script>`)}`,
    '<site-services api-base="/api/" website-id=bench locale=en-US currency=USD>',
    `${header(cart)}<main>${opening}<site-marquee><span>${TICKER}</span></site-marquee>`,
    section(`<site-gallery class=carousel design=carousel>${photos((img) => img)}</site-gallery>`),
    section(`<site-gallery class=grid design=grid thumbnails-per-row=4 lightbox>${grid}</site-gallery>`),
    section(
      `<site-product><script type="application/json">${VARIANTS}</script>${productForm}</site-product>`,
    ),
    section(`<site-form form-id=contact>${contactForm()}</site-form>`),
    `${section(map)}${paragraph(6)}</main>${banner}</site-services></html>`,
  ].join('');
}

function peer(title, carousel, form = contactForm) {
  const style =
    '.embla__viewport{overflow:hidden}.embla__container{display:flex}.embla__slide{flex:0 0 100%}' +
    '#g{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}img{width:100%;height:auto;display:block}' +
    'swiper-container{display:block;aspect-ratio:3/2}';
  return [
    head(title, `${CSS_MARQUEE_STYLE}<style>${style}</style>${bundle}`),
    `${header(CART_LINK)}<main>${opening}${CSS_MARQUEE}${section(`<div class=carousel>${carousel}</div>`)}`,
    `${section(`<div id=g>${photos(lightboxLink)}</div>`)}${section(productForm)}${section(form())}`,
    `${section('<div id=map style="height:300px"></div>')}${paragraph(6)}</main></html>`,
  ].join('');
}

function contactForm() {
  return `<form id=f class=contact method=post action="/api/form/post/contact">${formFields}</form>`;
}

function shoelaceForm() {
  const field = ([name, type]) =>
    type === 'textarea'
      ? `<sl-textarea name=${name} label=${name} required></sl-textarea>`
      : `<sl-input name=${name} label=${name} type=${type} required></sl-input>`;
  const button = '<sl-button type=submit variant=primary>Send</sl-button>';
  return `<form id=f class=contact method=post action="/api/form/post/contact">${FIELDS.map(field).join('')}${button}</form>`;
}
