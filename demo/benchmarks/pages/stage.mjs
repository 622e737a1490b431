// Stage of a measured gallery: eight images between two links, the same for all subjects.

/** Eight images; the harness identifies a slide by its alternative text. */
export const SLIDES = Array.from({ length: 8 }, (_, i) => ({
  src: `/photo/600x400/${i}.png`,
  alt: `Slide ${i + 1}`,
}));

/** An image of known size. @param {{ src: string, alt: string }} slide */
export const slideImage = ({ src, alt }) => `<img src="${src}" width=600 height=400 alt="${alt}">`;

/** The image inside a link to another page. */
export const slideLink = (slide, i = SLIDES.indexOf(slide)) =>
  `<a href="#target-${i + 1}">${slideImage(slide)}</a>`;

/**
 * @param {string} content @param {{ head: string }} options `head` is added at the end of the head
 */
export function inStage(content, { head }) {
  const style =
    'body{margin:24px;font:16px/1.5 system-ui,sans-serif}#stage{width:600px;margin:16px 0}#stage img{display:block;max-width:100%;height:auto}';
  return [
    '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">',
    `<title>Pictures</title><style>${style}</style>${head}`,
    `<p><a id=before href="#before">Before</a></p><main id=stage>${content}</main>`,
    '<p><a id=after href="#after">After</a></p><p>The text that follows.</p></html>',
  ].join('');
}

/** The style sheet of a peer's bundle, and the rules that its documentation requires of the page. */
export const styles = (bundle, style, hasSheet) =>
  (hasSheet ? `<link rel=stylesheet href="./dist/${bundle}.css">` : '') +
  (style ? `<style>${style}</style>` : '');
