import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-image';
import { registerDependencies } from '../../kit/element/dependencies';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import type { LightboxSet } from '../../kit/media/lightbox';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './image.base.css?inline';
import { loading } from './image.loading';

type ImageElement = HTMLElementTagNameMap['site-image'];

let last = 0;
const fresh = () => `/demo/pictures/dawn-ridge-300.webp?block=${++last}`;

const picture = (attributes = `src="${fresh()}"`) =>
  `<img ${attributes} width="300" height="200" alt="Ridge" data-image-focal-point="0.25,0.75">`;
const figure = (image = picture()) =>
  `<figure>${image}<figcaption><h3>Dawn</h3><p>A description.</p><a href="#more">More</a></figcaption></figure>`;

async function stage(markup: string, width = 800): Promise<ImageElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(`${markup}<p>Below</p>`);
  return box.querySelector('site-image')!;
}

async function show(attributes: string, content = figure(), width = 800): Promise<ImageElement> {
  const element = await stage(`<site-image ${attributes}>${content}</site-image>`, width);
  await settle(element);
  return element;
}

const getImage = (element: Element) => [...element.querySelectorAll('img')].at(-1)!;
const getBox = (element: Element, selector: string) =>
  element.querySelector(selector)!.getBoundingClientRect();
const getSource = (event: Event) => (event as CustomEvent<{ source: string }>).detail.source;
const loaded = (image: HTMLImageElement) =>
  waitUntil(() => image.complete && image.naturalWidth > 0, 'never loaded');

/** Requests for an image that has loaded. The browser lists them with a delay. */
async function requests(source: string): Promise<number> {
  const end = source.slice(source.indexOf('?'));
  const count = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes(end)).length;
  await waitUntil(() => count() > 0, 'the request is not listed');
  await settle();
  return count();
}

before(() => {
  document.adoptedStyleSheets.push(getStyleSheet(base));
});
after(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== getStyleSheet(base));
});
beforeEach(() => resetWarnings());

const DESIGNS = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;

describe('the designs', () => {
  /** Position of the text relative to the image. */
  async function getTextPosition(design: string, width: number) {
    const element = await show(`design="${design}"`, figure(), width);
    await loaded(getImage(element));
    const [image, caption] = [getBox(element, 'img'), getBox(element, 'figcaption')];
    const over = caption.left < image.right - 1 && caption.top < image.bottom - 1;
    const beside = caption.right > image.right + 1;
    const below = caption.bottom > image.bottom + 1;
    return [over && 'over', beside && 'beside', below && 'below'].filter(Boolean).join(' ');
  }

  it('place the text below, over, beside, partly over and on a panel [IMG-027]', async () => {
    const positions = await Promise.all(DESIGNS.map((design) => getTextPosition(design, 800)));
    expect(Object.fromEntries(DESIGNS.map((design, index) => [design, positions[index]]))).to.deep.equal({
      inline: 'below',
      poster: 'over',
      card: 'beside',
      overlap: 'over beside',
      collage: 'over beside below',
      stack: 'below',
    });
    const element = await show('design="stack"');
    expect(getComputedStyle(element.querySelector('figcaption')!).textAlign).to.equal('center');
  });

  it('place the text below in a narrow column, except poster [IMG-026] [IMG-027]', async () => {
    for (const design of DESIGNS)
      expect(await getTextPosition(design, 414), design).to.equal(design === 'poster' ? 'over' : 'below');
    expect(await getTextPosition('card', 415)).to.include('beside');
  });

  it('can be set by property, JSON or class name in the markup', async () => {
    const element = await show('');
    element.design = 'card';
    await settle(element);
    expect(getBox(element, 'figcaption').left).to.be.at.least(getBox(element, 'img').right);
    const json = await show(`design="card" options='{"design":"stack"}'`);
    expect(json.design).to.equal('card');
    const markup = await show(
      '',
      `<div class="image-block-outer-wrapper design-layout-overlap">${figure()}</div>`,
    );
    expect(markup.design).to.equal('overlap');
  });

  it('have the same layout before and after the upgrade', async () => {
    for (const width of [320, 800])
      for (const design of DESIGNS) {
        const element = await stage(`<site-image design="${design}">${figure()}</site-image>`, width);
        const getBoxes = () =>
          [element, ...element.querySelectorAll('img, figcaption'), element.nextElementSibling!].map(
            (node) => {
              const { x, y, width, height } = node.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            },
          );
        expect(element.matches(':state(ready)')).to.equal(false);
        const before = getBoxes();
        await settle(element);
        expect(getBoxes(), `${design}, ${width} px`).to.deep.equal(before);
      }
  });

  it('support right-to-left pages and are accessible', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const element = await show('design="card"');
      expect(getBox(element, 'figcaption').right).to.be.at.most(getBox(element, 'img').left);
      expect(getBox(element, 'figcaption > *').right, 'gap').to.be.below(getBox(element, 'img').left - 20);
      await expect(element).to.be.accessible();
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('set data-narrow below 415 px [IMG-026]', async () => {
    const element = await show('', figure(), 414);
    await waitUntil(() => element.hasAttribute('data-narrow'));
    element.parentElement!.style.width = '415px';
    await waitUntil(() => !element.hasAttribute('data-narrow'));
  });
});

describe('without script', () => {
  const background = (markup: string) => async () => {
    const { background } = getComputedStyle(getImage(await stage(`<site-image>${markup}</site-image>`)));
    return background;
  };

  it('a deferred image has a placeholder in its own color, that of the page, or gray', async () => {
    const gray = await background(`<img data-src="${fresh()}" alt="">`)();
    expect(gray).to.include('0.1');
    // Firefox writes the initial value of the shorthand as `none`.
    expect(await background(`<img src="${fresh()}" alt="">`)()).to.match(/rgba\(0, 0, 0, 0\)|^none$/);
    // Without typed `attr()` the color arrives with the script.
    const ownColor = CSS.supports('color', 'attr(x type(<color>))') ? 'rgb(18, 52, 86)' : '0.1';
    expect(await background(`<img data-src="${fresh()}" data-color-center="#123456" alt="">`)()).to.include(
      ownColor,
    );
    const element = await stage(`<site-image><img data-src="${fresh()}" alt=""></site-image>`);
    element.style.setProperty('--site-image-placeholder', 'linear-gradient(red, blue)');
    expect(getComputedStyle(getImage(element)).backgroundImage).to.include('linear-gradient');
  });

  it('its script loads on intent unless there is an image to load, to position or to open', () => {
    const rule = (markup: string) => {
      const box = document.createElement('template');
      box.setHTMLUnsafe(markup);
      return loading.strategy!(box.content.firstElementChild!);
    };
    const plain = '<figure><img src="a.jpg" alt=""><figcaption>A</figcaption></figure>';
    expect(rule(`<site-image design="card" load="false">${plain}</site-image>`)).to.equal('intent');
    for (const attributes of [
      'lightbox',
      'mode="fill"',
      'data-focal-point="0,0"',
      `options='{"mode":"fit"}'`,
    ])
      expect(rule(`<site-image ${attributes}>${plain}</site-image>`), attributes).to.equal('visible');
    expect(rule('<site-image lightbox="false"><img src="a.jpg" alt=""></site-image>')).to.equal('intent');
    expect(rule('<site-image><img data-src="a.jpg" alt=""></site-image>')).to.equal('visible');
    expect(rule('<site-image><img data-src="a.jpg" src="a.jpg" alt=""></site-image>')).to.equal('intent');
  });
});

describe('a deferred image', () => {
  it('is requested once, also with a noscript fallback [IMG-001]', async () => {
    const source = fresh();
    const markup = `<div class="image-block-outer-wrapper design-layout-inline"><figure style="max-width:300px"><div class="image-block-wrapper"><div class="has-aspect-ratio" style="position:relative;padding-bottom:66.67%;overflow:hidden"><noscript><img src="${source}" alt="Ridge"></noscript><img class="thumb-image" data-src="${source}" data-image="${source}" data-image-dimensions="300x200" data-image-focal-point="0.5,0.25" alt="Ridge" data-load="false"></div></div></figure></div>`;
    const element = await show('mode="fill"', markup);
    await loaded(getImage(element));
    expect(await requests(source)).to.equal(1);
    const { width, height } = getBox(element, 'img.thumb-image');
    expect([Math.round(width), Math.round(height)]).to.deep.equal([300, 200]);
    expect(getComputedStyle(getImage(element)).objectPosition).to.equal('50% 25%');
    await expect(element).to.be.accessible();
  });

  it('dispatches an event when it has loaded', async () => {
    const source = fresh();
    const element = await stage(`<site-image><img data-src="${source}" alt=""></site-image>`);
    const loadedSource = new Promise<string>((resolve) => {
      element.addEventListener('site-image-load', (event) => resolve(getSource(event)));
    });
    expect(await loadedSource).to.include(source);
  });

  it('does not load while load is off [IMG-004]', async () => {
    const element = await show('load="false"', picture(`data-src="${fresh()}"`));
    await settle();
    expect(getImage(element).hasAttribute('src')).to.equal(false);
    expect(getImage(element).style.objectPosition).to.equal('25% 75%');
    element.load = true;
    await loaded(getImage(element));
  });

  it('may be added later or change its source', async () => {
    const element = await show('', '');
    element.insertAdjacentHTML('beforeend', picture(`data-src="${fresh()}"`));
    await waitUntil(() => getImage(element)?.hasAttribute('src'));
    const image = getImage(element);
    await loaded(image);
    const other = fresh();
    image.dataset.src = other;
    await waitUntil(() => image.currentSrc.endsWith(other));
    expect(await requests(other)).to.equal(1);
  });

  it('is not requested again when its caption changes or the element moves', async () => {
    const source = fresh();
    const element = await show('', figure(picture(`data-src="${source}"`)));
    element.querySelector('h3')!.textContent = 'Dusk';
    await settle(element);
    document.body.prepend(element);
    await loaded(getImage(element));
    element.remove();
    await settle();
    expect(await requests(source)).to.equal(1);
    expect(getImage(element).className).to.equal('');
  });

  it('on another element logs the documented warning [IMG-021]', async () => {
    const messages = await captureConsole(async () => {
      await show('', '<div data-src="/pictures/ridge.webp"></div>');
    });
    expect(messages).to.deep.equal(['site-image: Element is not a valid image element.']);
  });

  it('without a source logs the documented warning [IMG-020]', async () => {
    const messages = await captureConsole(async () => {
      await show('', '<img data-src="" alt="Nothing">');
    });
    expect(messages).to.deep.equal(['site-image: Invalid or missing image source.']);
  });
});

describe('options', () => {
  const getStyle = async (attributes: string, image = picture(`src="${fresh()}"`)) => {
    const element = await show(attributes, image);
    return getImage(element).style;
  };

  it('are passed to the loader [IMG-002] [IMG-011]', async () => {
    expect((await getStyle('mode="fill"')).objectFit).to.equal('cover');
    expect((await getStyle('mode="fit" fit-alignment="bottom right"')).objectPosition).to.equal('100% 100%');
    expect((await getStyle('mode="fit" stretch="false"')).objectFit).to.equal('scale-down');
    expect((await getStyle('mode="fill" focal-point="0.1,0.2"')).objectPosition).to.equal('10% 20%');
    expect((await getStyle('fixed-ratio dimensions="30x10"')).aspectRatio).to.equal('30 / 10');
  });

  it('affect the requested file [IMG-006] [IMG-009]', async () => {
    const load = async (attributes: string) => {
      const element = await show(attributes, `<img data-src="${fresh()}" alt="">`, 400);
      await loaded(getImage(element));
      return getImage(element).currentSrc;
    };
    expect(await load('size-format="queryString"')).to.match(/format=500w$/);
    expect(await load('size-format="query-string" dpr-min="2"')).to.match(/format=1000w$/);
    expect(await load('')).not.to.include('format=');
  });

  it('reject an invalid mode [IMG-011]', async () => {
    const messages = await captureConsole(async () => {
      const element = await show('mode="zoom"');
      expect(element.mode).to.equal('null');
    });
    expect(messages).to.deep.equal([
      'site-image: mode="zoom" is not one of null, fit, fill, none; using "null".',
    ]);
  });
});

describe('the lightbox', () => {
  const sets: (LightboxSet | null)[] = [];
  class FakeLightbox extends HTMLElement {
    set set(set: LightboxSet | null) {
      sets.push(set);
    }
  }

  before(() => {
    registerDependencies({
      'site-lightbox': async () => {
        if (!customElements.get('site-lightbox')) customElements.define('site-lightbox', FakeLightbox);
      },
    });
  });
  beforeEach(() => {
    document.querySelector('site-lightbox')?.remove();
    sets.length = 0;
  });

  const openButton = (element: ImageElement) =>
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part="open"]');
  const waitForLightbox = () =>
    waitUntil(() => document.querySelector('site-lightbox') !== null, 'no lightbox');

  it('opens by the button with the keyboard and by a click on the image', async () => {
    const element = await show('lightbox lightbox-theme="light"');
    openButton(element)!.focus();
    await sendKeys({ press: 'Enter' });
    await waitForLightbox();
    document.querySelector('site-lightbox')!.remove();
    getImage(element).click();
    await waitForLightbox();
    await expect(element).to.be.accessible();
  });

  it('can be prevented by the page', async () => {
    const element = await show('lightbox');
    const sources: string[] = [];
    element.addEventListener('site-image-open-request', (event) => {
      sources.push(getSource(event));
      event.preventDefault();
    });
    getImage(element).click();
    expect(sources).to.deep.equal([getImage(element).currentSrc]);
    expect(document.querySelector('site-lightbox')).to.equal(null);
  });

  it('is not offered for images that link to a page or without the option', async () => {
    const linked = `<a href="#elsewhere">${picture()}</a>`;
    for (const element of [await show('lightbox', linked), await show(''), await show('lightbox', '')])
      expect(openButton(element)).to.equal(null);
  });
});
