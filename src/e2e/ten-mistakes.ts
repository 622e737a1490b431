// A page with ten beginners' mistakes, and the console message about each.

const IMG = '<img src="/pictures/dunes-300.webp" width="300" height="450" alt="Dunes">';
const NESTED = `<site-gallery design="grid" loading="eager">${IMG}</site-gallery>`;

/** Markup by the message that it causes. */
const MISTAKES: Readonly<Record<string, string>> = {
  'site-galery: there is no such element; did you mean <site-gallery>?': '<site-galery></site-galery>',
  'site-gallery: has no attribute "desing"; did you mean "design"?': `<site-gallery desing="carousel" loading="eager">${IMG}</site-gallery>`,
  'site-newsletter: the control "Email" has no name, so its value is not sent. Add a name attribute.':
    '<site-newsletter list-id="a"><form><label>Email <input type="email"></label><button>Join</button></form></site-newsletter>',
  'site-image: an image has no alt attribute; describe it, or set alt="" if it is decoration.':
    '<site-image><img src="/pictures/dunes-300.webp" width="300" height="450"></site-image>',
  'site-gallery: it is inside another site-gallery; place them side by side.': `<site-gallery design="grid" loading="eager">${NESTED}</site-gallery>`,
  'site-services: the page has more than one; keep one of them.':
    '<site-services></site-services><site-services></site-services>',
  'site-map: zoom="{{ zoom }}" was not rendered by a template engine.':
    '<site-map zoom="{{ zoom }}"></site-map>',
  'page: the Content Security Policy refuses https://tiles.example/1.png (img-src); add: img-src https://tiles.example.':
    '<img src="https://tiles.example/1.png" alt="">',
};

export const MISTAKES_PAGE = Object.values(MISTAKES).join('');

/** Sorted. */
export const MESSAGES: readonly string[] = [
  ...Object.keys(MISTAKES),
  'api: GET /api/absent responded 404: the backend does not implement this call. Implement it, or correct api-base of <site-services>.',
  'page: --site-on-accent on --site-accent has a contrast of 1.57, less than 4.5; change one of them.',
].sort();

/** Runs in the page: mistakes other than markup, and interactions that load all elements. */
export function makeFurtherMistakes(): Promise<unknown> {
  const { style } = document.documentElement;
  style.setProperty('--site-accent', '#eecc44');
  style.setProperty('--site-on-accent', 'white');
  for (const node of document.querySelectorAll('main *'))
    node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  return fetch('/api/absent').then(() => true);
}

/** Runs in the page: whether the scripts of all elements have arrived. */
export const areElementsDefined = (): boolean =>
  [...document.querySelectorAll('main :not(:defined)')].every(({ localName }) => localName === 'site-galery');
