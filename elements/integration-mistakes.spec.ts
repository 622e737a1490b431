// Mistakes in pages that use the elements: each causes one message and a usable default, and nothing is thrown.
import { expect, fixture, html } from '@open-wc/testing';
import { resetWarnings } from '../src/kit/element/warn';
import { captureConsole } from '../src/kit/testing/console';
import { provideServices } from '../src/kit/testing/provide-services';
import { settle, waitUntil } from '../src/kit/testing/wait';
import './index';

const PICTURE = '/demo/pictures/dawn-ridge-300.webp';
const IMG = `<img src="${PICTURE}" width="300" height="200" alt="Ridge">`;
const UNNAMED = `<img src="${PICTURE}" width="300" height="200">`;
const FIELDS = '<label>Name <input name="name"></label><button>Send</button>';

interface Mistake {
  readonly name: string;
  readonly markup: string;
  readonly message: string;
  /** Checks the fallback on the page. */
  readonly check: (element: HTMLElement) => boolean;
  /** Action of the developer before the message appears. */
  readonly act?: (element: HTMLElement) => void;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'an unknown design',
    markup: `<site-gallery design="mosaic">${IMG}${IMG}</site-gallery>`,
    message:
      'site-gallery: design="mosaic" is not one of stacked, grid, autogrid, autocolumns, autorows, list, slideshow, slider, carousel; using "stacked".',
    check: (element) => element.dataset.siteDesign === 'stacked',
  },
  {
    name: 'a number that is none',
    markup: `<site-gallery design="grid" thumbnails-per-row="many">${IMG}</site-gallery>`,
    message: 'site-gallery: thumbnails-per-row="many" is not a number; using the default.',
    check: (element) => element.querySelector('img')!.checkVisibility(),
  },
  {
    name: 'slides that are not JSON',
    markup: `<site-gallery design="grid" slides="[{">${IMG}</site-gallery>`,
    message: 'site-gallery: slides="[{" is not an array of objects with a src; using [].',
    check: (element) => element.querySelector('img')!.checkVisibility(),
  },
  {
    name: 'a form definition that is not JSON',
    markup: '<site-form form-id="f"><script type="application/json">{"fields" 7}</script></site-form>',
    message: 'site-form: the JSON child is not valid JSON (…); ignoring it.',
    check: (element) => element.querySelector('form') === null,
  },
  {
    name: 'video options that are not JSON',
    markup: '<site-video options="{muted"></site-video>',
    message: 'site-video: options is not valid JSON (…); ignoring it.',
    check: (element) => (element as HTMLElement & { muted: boolean }).muted === false,
  },
  {
    name: 'a video address that is none',
    markup: '<site-video src="/about-us"></site-video>',
    message: `site-video: src="/about-us" is neither a video of a supported provider nor a video file.`,
    check: (element) => element.checkVisibility(),
  },
  {
    name: 'an image without a source',
    markup: '<site-image><img alt="Ridge"></site-image>',
    message: 'site-image: Invalid or missing image source.',
    check: (element) => element.querySelector('img')!.isConnected,
  },
  {
    name: 'a source on something that is no image',
    markup: `<site-image><div data-src="${PICTURE}">Ridge</div></site-image>`,
    message: 'site-image: Element is not a valid image element.',
    check: (element) => element.querySelector('div')!.checkVisibility(),
  },
  {
    name: 'a gallery without pictures',
    markup: '<site-gallery design="grid"><div class="photos"></div><figure></figure></site-gallery>',
    message: 'site-gallery: its children contain no image and no video, so there is nothing to show.',
    check: (element) => element.checkVisibility(),
  },
  {
    name: 'images of a gallery without a text alternative',
    markup: `<site-gallery design="grid">${IMG}${UNNAMED}${UNNAMED}</site-gallery>`,
    message: 'site-gallery: an image has no alt attribute; describe it, or set alt="" if it is decoration.',
    check: (element) => element.querySelector('img')!.checkVisibility(),
  },
  {
    name: 'an image without a text alternative',
    markup: `<site-image><figure>${UNNAMED}</figure></site-image>`,
    message: 'site-image: an image has no alt attribute; describe it, or set alt="" if it is decoration.',
    check: (element) => element.querySelector('img')!.checkVisibility(),
  },
  {
    name: 'an element inside another of its kind',
    markup: `<site-gallery design="grid">${IMG}<site-gallery design="grid">${IMG}</site-gallery></site-gallery>`,
    message: 'site-gallery: it is inside another site-gallery; place them side by side.',
    check: (element) => [...element.querySelectorAll('img')].every((image) => image.checkVisibility()),
  },
  {
    name: 'a form without an id and an action',
    markup: `<site-form><form>${FIELDS}</form></site-form>`,
    message: 'site-form: no form-id and no action; the browser submits it to the address of the page.',
    check: (element) => element.querySelector('button')!.checkVisibility(),
  },
  {
    name: 'controls without a name',
    markup:
      '<site-form form-id="f"><form><label>Name <input></label><button>Send</button></form></site-form>',
    message:
      'site-form: controls without a name: "Name"; the form cannot be sent. Add a name attribute to each.',
    check: (element) => element.querySelector('input')!.checkVisibility(),
  },
  {
    name: 'a newsletter without a list',
    markup:
      '<site-newsletter><form><label>Email <input type="email" name="email" value="a@b.example"></label><button>Join</button></form></site-newsletter>',
    message: 'site-newsletter: no list-id and no form-id; addresses cannot be sent. Set one of them.',
    check: (element) => element.textContent!.includes('Please select a mailing list.'),
    act: (element) => element.querySelector('button')!.click(),
  },
  {
    name: 'a button of a cookie banner without a meaning',
    markup: '<site-cookie-banner forced><p>We use cookies.</p><button>Maybe</button></site-cookie-banner>',
    message:
      'site-cookie-banner: the button "Maybe" has no data-consent="accept", "decline" or "ask"; it does nothing.',
    check: (element) => element.textContent!.includes('We use cookies.'),
  },
];

/** Parts that a page may leave out or repeat. */
const allowed: Readonly<Record<string, string>> = {
  'elements without content':
    '<site-gallery></site-gallery><site-image></site-image><site-video></site-video><site-form></site-form><site-map></site-map>',
  'decoration, images with another name, and slides of text': `<site-gallery design="grid">${UNNAMED.replace('<img', '<img alt=""')}<figure aria-hidden="true">${UNNAMED}</figure>
     ${UNNAMED.replace('<img', '<img aria-label="Ridge"')}<noscript>${UNNAMED}</noscript></site-gallery>
     <site-gallery design="slideshow"><blockquote>Fine work.</blockquote><div><site-video></site-video></div></site-gallery>`,
  'services twice':
    '<site-services></site-services><site-services></site-services><site-cart-indicator></site-cart-indicator>',
  'no services': '<site-cart-indicator></site-cart-indicator><site-cookie-banner></site-cookie-banner>',
};

/** The reason why text is not JSON differs between browsers. */
const withoutReason = (line: string) => line.replace(/(not valid JSON) \(.*\);/, '$1 (…);');

describe('an integration mistake', () => {
  const { fetch } = globalThis;
  const thrown: string[] = [];
  const record = (event: ErrorEvent | PromiseRejectionEvent) =>
    void thrown.push(String('reason' in event ? event.reason : event.message));
  before(() => {
    globalThis.fetch = async () => new Response('{}', { status: 404 });
    addEventListener('error', record);
    addEventListener('unhandledrejection', record);
  });
  after(() => {
    globalThis.fetch = fetch;
    removeEventListener('error', record);
    removeEventListener('unhandledrejection', record);
  });

  /** Renders the markup and returns what it prints. */
  async function render(markup: string, act?: Mistake['act']): Promise<[HTMLElement, string[]]> {
    resetWarnings();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const printed = await captureConsole(async () => {
      box.setHTMLUnsafe(markup);
      await settle();
      for (const element of box.querySelectorAll<HTMLElement>(':defined'))
        if (element.localName.startsWith('site-')) await settle(element);
      act?.(box.firstElementChild as HTMLElement);
      await settle();
    });
    return [box.firstElementChild as HTMLElement, printed.map(withoutReason)];
  }

  for (const { name, markup, message, check, act } of mistakes)
    it(`prints one message: ${name}`, async () => {
      const provided = provideServices();
      const [element, printed] = await render(markup, act);
      expect(printed).to.deep.equal([message]);
      await waitUntil(() => check(element), 'no default');
      expect(thrown).to.deep.equal([]);
      provided.stop();
    });

  for (const [name, markup] of Object.entries(allowed))
    it(`prints no message: ${name}`, async () => {
      const [, printed] = await render(markup);
      expect(printed).to.deep.equal([]);
      expect(thrown).to.deep.equal([]);
    });
});
