// HTML fragments that the measured pages share.
import { FAQ, FIELDS, PHOTOS, TABS, TICKER, TITLE } from './content.mjs';

const BASE_CSS = [
  '*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif}',
  'header{display:flex;justify-content:space-between;padding:12px 16px}',
  'main{padding:0 16px;max-width:960px;margin:auto}',
  '.hero{width:100%;height:auto;aspect-ratio:3/2;display:block}',
  '.badge{background:#0369a1;color:#fff;border-radius:9px;padding:0 6px;font-size:12px}',
  'section{margin:24px 0}input,textarea{width:100%;padding:8px;font:inherit}',
  'label{display:block;margin:8px 0}button{padding:8px 16px;font:inherit}',
].join('');

/** A CSS-only marquee, as on the peers' pages. */
export const CSS_MARQUEE = `<div class=mq><span>${TICKER.repeat(4)}</span></div>`;
export const CSS_MARQUEE_STYLE =
  '<style>.mq{overflow:hidden;white-space:nowrap}.mq span{display:inline-block;animation:mq 20s linear infinite}' +
  '@keyframes mq{to{transform:translateX(-50%)}}</style>';

/** Everything before the content of the body. */
export const head = (title, extra) =>
  '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">' +
  `<title>${title}</title><style>${BASE_CSS}</style>${extra}`;

/** The bundle of a peer's page. */
export const pageBundle =
  '<link rel=stylesheet href="./dist/page.css"><script type=module src="./dist/page.js"></script>';

export const header = (badge) =>
  `<header><b>Site</b><nav><a href="#a">Shop</a> <a href="#b">About</a> ${badge}</nav></header>`;

export const paragraph = (sentences) =>
  `<p>${'Plain editorial copy that a site owner typed into the page. '.repeat(sentences)}</p>`;

/** Title, hero image (the largest contentful paint) and text, before everything else. */
export const opening =
  `<h1>${TITLE}</h1><img class=hero src="/photo/600x400/99.png" width=600 height=400 alt="Hero" fetchpriority=high>` +
  paragraph(4);

/** All photos; `wrap(img, photo)` wraps each of them. */
export const photos = (wrap) =>
  PHOTOS.map((photo) => {
    const { src, width, height, alt } = photo;
    const img = `<img src="${src}" width=${width} height=${height} alt="${alt}" loading=lazy decoding=async>`;
    return wrap(img, photo);
  }).join('');

const field = ([name, type]) =>
  type === 'textarea'
    ? `<textarea name=${name} required></textarea>`
    : `<input name=${name} type=${type} required>`;

export const formFields = `${FIELDS.map((one) => `<label>${one[0]}${field(one)}</label>`).join('')}<button>Send</button>`;

export const details = FAQ.map(
  ([question, answer]) => `<details name=faq><summary>${question}</summary><p>${answer}</p></details>`,
).join('');

/** Tabs from radio buttons and CSS, without script. */
export const radioTabs = [
  '<style>.tabs input{position:absolute;opacity:0;width:1px}.tabs section{display:none;margin:0}',
  `${TABS.map((_, i) => `#t${i}:checked~#p${i}`).join()}{display:block}</style><div class=tabs>`,
  ...TABS.map(
    ([title], i) =>
      `<input type=radio name=t id=t${i} ${i ? '' : 'checked'}>` +
      `<label for=t${i} style="display:inline-block;padding:4px 8px">${title}</label>`,
  ),
  ...TABS.map(([, content], i) => `<section id=p${i}>${content}</section>`),
  '</div>',
].join('');

/** Tabs controlled by a script of the page. */
export const scriptTabs =
  TABS.map(([title], i) => `<button role=tab data-i=${i}>${title}</button>`).join('') +
  TABS.map(([, content], i) => `<div role=tabpanel ${i ? 'hidden' : ''}>${content}</div>`).join('');
