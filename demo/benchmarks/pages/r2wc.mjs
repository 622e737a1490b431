// Pages with plain @r2wc/react-to-web-component elements, and with React loaded at different moments.
import { FAQ, FIELDS, PHOTOS, TABS, TICKER } from './content.mjs';
import { head, opening, pageBundle, paragraph } from './fragments.mjs';
import { limitPage } from './peers.mjs';

const BADGES = './dist/badge-light.js';
const INTENT = '["pointerdown","focusin","keydown"]';

/** Custom elements with their content in attributes, one React root each. */
export function r2wcPage() {
  const tags = [
    `<x-marquee text="${TICKER}"></x-marquee>`,
    `<section><x-gallery photos='${json(PHOTOS)}'></x-gallery></section>`,
    `<section><x-accordion items='${json(FAQ)}'></x-accordion></section>`,
    `<section><x-tabs items='${json(TABS)}'></x-tabs></section>`,
    `<section><x-form fields='${json(FIELDS)}'></x-form></section>`,
    '<section><x-map lat=51.5 lng=-0.09></x-map></section>',
  ];
  const style = '<style>.tabs [hidden]{display:none}</style>';
  return (
    `${head('r2wc', pageBundle + style)}<x-header></x-header><main>${opening}${tags.join('')}${paragraph(6)}</main>` +
    '<x-cookie></x-cookie></html>'
  );
}

/** The limit page with eight small r2wc elements, bundle in the head. */
export function eagerPage() {
  return withBadges('').replace('</title>', `</title><script type=module src="${BADGES}"></script>`);
}

/** Like `eagerPage`, with the bundle imported when the page is idle. */
export function idlePage() {
  const load = `import("${BADGES}").then(()=>performance.mark("bench:ready"))`;
  return withBadges(`<script>addEventListener("load",()=>requestIdleCallback(()=>${load}))</script>`);
}

/** The limit page with an inline loader that imports the bundle on the first input. */
export function lazyPage() {
  const listen = `addEventListener(t,()=>import("${BADGES}"),{once:true,passive:true,capture:true})`;
  return limitPage().replace('</main>', `</main><script>for(const t of ${INTENT})${listen}</script>`);
}

function withBadges(script) {
  const badges = Array.from({ length: 8 }, (_, i) => `<x-badge label="New ${i}"></x-badge> `).join('');
  return limitPage().replace('</main>', `<p style="height:40px">${badges}</p></main>${script}`);
}

function json(value) {
  return JSON.stringify(value).replace(/'/g, '&#39;');
}
