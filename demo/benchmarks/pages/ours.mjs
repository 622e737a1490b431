// The page with our elements as a site builder's template would write it: plain HTML inside tags, one script, one style
// sheet.
import fs from 'node:fs';
import path from 'node:path';
import { OURS } from '../lib/paths.mjs';
import { missingElements } from '../ours/build.mjs';
import { TICKER } from './content.mjs';
import { details, formFields, head, header, opening, paragraph, photos, radioTabs } from './fragments.mjs';
import { ourJourney } from './journeys.mjs';

const SCRIPT = '<script type=module src="./dist/autoload.js"></script>';
const LINK = '<link rel=stylesheet href="./dist/site-elements.css">';

/**
 * `page`: the base style sheet is inlined, which saves a round trip before the first paint; `page-linked`: it is
 * linked. Not written while the build lacks an element of the page.
 * @param {string} css the base style sheet
 */
export function writeOurPages(css) {
  const missing = missingElements();
  if (missing.length > 0)
    return console.error(`ours: the page is not measured, because the build lacks ${missing.join(', ')}`);
  for (const [name, style] of Object.entries({ page: `<style>${css}</style>`, 'page-linked': LINK }))
    fs.writeFileSync(path.join(OURS, `${name}.html`), page(style));
  fs.writeFileSync(path.join(OURS, 'journey.html'), ourJourney());
}

function page(css) {
  const cart =
    '<site-cart-indicator><a href="/cart">Cart <span class=badge data-cart-quantity>3</span></a></site-cart-indicator>';
  const gallery = photos((img, { src }) => `<a href="${src}">${img}</a>`);
  const map =
    '<site-map map-lat=51.505 map-lng=-0.09 map-zoom=12><address>1 Main Street<br>London</address>' +
    '<a href="https://www.openstreetmap.org/?mlat=51.505&amp;mlon=-0.09#map=12/51.505/-0.09">Open the map</a></site-map>';
  const form = `<form method=post action="/api/form/post/contact">${formFields}</form>`;
  const banner =
    '<site-cookie-banner cookie-banner-accept-type=OPT_IN_AND_OUT><p>We use cookies.</p>' +
    '<button type=button data-consent=accept>Accept</button> <button type=button data-consent=decline>Reject</button>' +
    '</site-cookie-banner>';
  return [
    `${head('ours', css + SCRIPT)}<site-services api-base="/api/" website-id=bench locale=en-US currency=USD>`,
    `${header(cart)}<main>${opening}<site-marquee><span>${TICKER}</span></site-marquee>`,
    `<section><site-gallery design=grid thumbnails-per-row=4>${gallery}</site-gallery></section>`,
    `<section>${details}</section><section>${radioTabs}</section>`,
    `<section><site-form form-id=contact>${form}</site-form></section>`,
    `<section>${map}</section>${paragraph(6)}</main>${banner}</site-services></html>`,
  ].join('');
}
