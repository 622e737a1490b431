// Does the image block lay its words out in six designs, load what waits for it once, and open what can be opened?
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-image';
import { registerDependencies } from '../../kit/element/dependencies';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import type { LightboxSet } from '../../kit/lightbox';
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
  `<figure>${image}<figcaption><h3>Dawn</h3><p>Words about it.</p><a href="#more">More</a></figcaption></figure>`;

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

const imageOf = (element: Element) => [...element.querySelectorAll('img')].at(-1)!;
const boxOf = (element: Element, selector: string) =>
  element.querySelector(selector)!.getBoundingClientRect();
const sourceOf = (event: Event) => (event as CustomEvent<{ source: string }>).detail.source;
const loaded = (image: HTMLImageElement) =>
  waitUntil(() => image.complete && image.naturalWidth > 0, 'never loaded', 4000);

async function requests(source: string): Promise<number> {
  await settle();
  const end = source.slice(source.indexOf('?'));
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes(end)).length;
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
  /** Where the words are, seen from the image. */
  async function words(design: string, width: number) {
    const element = await show(`design="${design}"`, figure(), width);
    await loaded(imageOf(element));
    const [image, caption] = [boxOf(element, 'img'), boxOf(element, 'figcaption')];
    const over = caption.left < image.right - 1 && caption.top < image.bottom - 1;
    const beside = caption.right > image.right + 1;
    const below = caption.bottom > image.bottom + 1;
    return [over && 'over', beside && 'beside', below && 'below'].filter(Boolean).join(' ');
  }

  it('place the words below, over, beside, partly over and on a panel [IMG-027]', async () => {
    const places = await Promise.all(DESIGNS.map((design) => words(design, 800)));
    expect(Object.fromEntries(DESIGNS.map((design, at) => [design, places[at]]))).to.deep.equal({
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

  it('place them below in a narrow column; only a poster keeps them over the image [IMG-026] [IMG-027]', async () => {
    for (const design of DESIGNS)
      expect(await words(design, 414), design).to.equal(design === 'poster' ? 'over' : 'below');
    expect(await words('card', 415)).to.include('beside');
  });

  it('hold for those who say them by property, JSON or printed class', async () => {
    const element = await show('');
    element.design = 'card';
    await settle(element);
    expect(boxOf(element, 'figcaption').left).to.be.at.least(boxOf(element, 'img').right);
    const json = await show(`design="card" options='{"design":"stack"}'`);
    expect(json.design).to.equal('card');
    const printed = await show(
      '',
      `<div class="image-block-outer-wrapper design-layout-overlap">${figure()}</div>`,
    );
    expect(printed.design).to.equal('overlap');
  });

  it('stand before the script where they stand afterwards', async () => {
    for (const width of [320, 800])
      for (const design of DESIGNS) {
        const element = await stage(`<site-image design="${design}">${figure()}</site-image>`, width);
        const places = () =>
          [element, ...element.querySelectorAll('img, figcaption'), element.nextElementSibling!].map(
            (node) => {
              const { x, y, width, height } = node.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            },
          );
        expect(element.matches(':state(ready)')).to.equal(false);
        const before = places();
        await settle(element);
        expect(places(), `${design}, ${width} px`).to.deep.equal(before);
      }
  });

  it('run from right to left as well, and are accessible', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const element = await show('design="card"');
      expect(boxOf(element, 'figcaption').right).to.be.at.most(boxOf(element, 'img').left);
      expect(boxOf(element, 'figcaption > *').right, 'room between').to.be.below(
        boxOf(element, 'img').left - 20,
      );
      await expect(element).to.be.accessible();
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('a narrow element says so to the style sheets of the page, under 415 px [IMG-026]', async () => {
    const element = await show('', figure(), 414);
    await waitUntil(() => element.hasAttribute('data-narrow'));
    element.parentElement!.style.width = '415px';
    await waitUntil(() => !element.hasAttribute('data-narrow'));
  });
});

describe('before any script', () => {
  const background = (markup: string) => async () => {
    const { background } = getComputedStyle(imageOf(await stage(`<site-image>${markup}</site-image>`)));
    return background;
  };

  it('an image that waits has its colour, that of the page, or a grey, in the first frame', async () => {
    const grey = await background(`<img data-src="${fresh()}" alt="">`)();
    expect(grey).to.include('0.1');
    expect(await background(`<img src="${fresh()}" alt="">`)()).to.include('rgba(0, 0, 0, 0)');
    expect(await background(`<img data-src="${fresh()}" data-color-center="#123456" alt="">`)()).to.include(
      'rgb(18, 52, 86)',
    );
    const element = await stage(`<site-image><img data-src="${fresh()}" alt=""></site-image>`);
    element.style.setProperty('--site-image-placeholder', 'linear-gradient(red, blue)');
    expect(getComputedStyle(imageOf(element)).backgroundImage).to.include('linear-gradient');
  });

  it('is needed only where there is something to load, to place or to open', () => {
    const rule = (markup: string) => {
      const box = document.createElement('template');
      box.setHTMLUnsafe(markup);
      return loading(box.content.firstElementChild!);
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

describe('an image that waits for a script', () => {
  it('is asked for once, also as site builders print it: twice [IMG-001]', async () => {
    const source = fresh();
    const printed = `<div class="image-block-outer-wrapper design-layout-inline"><figure style="max-width:300px"><div class="image-block-wrapper"><div class="has-aspect-ratio" style="position:relative;padding-bottom:66.67%;overflow:hidden"><noscript><img src="${source}" alt="Ridge"></noscript><img class="thumb-image" data-src="${source}" data-image="${source}" data-image-dimensions="300x200" data-image-focal-point="0.5,0.25" alt="Ridge" data-load="false"></div></div></figure></div>`;
    const element = await show('mode="fill"', printed);
    await loaded(imageOf(element));
    expect(await requests(source)).to.equal(1);
    const { width, height } = boxOf(element, 'img.thumb-image');
    expect([Math.round(width), Math.round(height)]).to.deep.equal([300, 200]);
    expect(getComputedStyle(imageOf(element)).objectPosition).to.equal('50% 25%');
    await expect(element).to.be.accessible();
  });

  it('tells the page when it is there', async () => {
    const source = fresh();
    const element = await stage(`<site-image><img data-src="${source}" alt=""></site-image>`);
    const told = new Promise<string>((tell) => {
      element.addEventListener('site-image-load', (event) => tell(sourceOf(event)));
    });
    expect(await told).to.include(source);
  });

  it('waits longer while load is off [IMG-004]', async () => {
    const element = await show('load="false"', picture(`data-src="${fresh()}"`));
    await settle();
    expect(imageOf(element).hasAttribute('src')).to.equal(false);
    expect(imageOf(element).style.objectPosition).to.equal('25% 75%');
    element.load = true;
    await loaded(imageOf(element));
  });

  it('may arrive later, or get another source', async () => {
    const element = await show('', '');
    element.insertAdjacentHTML('beforeend', picture(`data-src="${fresh()}"`));
    await waitUntil(() => imageOf(element)?.hasAttribute('src'));
    const image = imageOf(element);
    await loaded(image);
    const other = fresh();
    image.dataset.src = other;
    await waitUntil(() => image.currentSrc.endsWith(other));
    expect(await requests(other)).to.equal(1);
  });

  it('is not asked for again when its caption changes or the element moves', async () => {
    const source = fresh();
    const element = await show('', figure(picture(`data-src="${source}"`)));
    element.querySelector('h3')!.textContent = 'Dusk';
    await settle(element);
    document.body.prepend(element);
    await loaded(imageOf(element));
    element.remove();
    await settle();
    expect(await requests(source)).to.equal(1);
    expect(imageOf(element).className).to.equal('');
  });

  it('says in the documented words that it has no source [IMG-020]', async () => {
    const said = await captureConsole(async () => {
      await show('', '<img data-src="" alt="Nothing">');
    });
    expect(said).to.deep.equal(['site-image: Invalid or missing image source.']);
  });
});

describe('options', () => {
  const styleOf = async (attributes: string, image = picture(`src="${fresh()}"`)) => {
    const element = await show(attributes, image);
    return imageOf(element).style;
  };

  it('reach the loader as attributes [IMG-002] [IMG-011]', async () => {
    expect((await styleOf('mode="fill"')).objectFit).to.equal('cover');
    expect((await styleOf('mode="fit" fit-alignment="bottom right"')).objectPosition).to.equal('100% 100%');
    expect((await styleOf('mode="fit" stretch="false"')).objectFit).to.equal('scale-down');
    expect((await styleOf('mode="fill" focal-point="0.1,0.2"')).objectPosition).to.equal('10% 20%');
    expect((await styleOf('fixed-ratio dimensions="30x10"')).aspectRatio).to.equal('30 / 10');
  });

  it('choose the file [IMG-006] [IMG-009]', async () => {
    const at = async (attributes: string) => {
      const element = await show(attributes, `<img data-src="${fresh()}" alt="">`, 400);
      await loaded(imageOf(element));
      return imageOf(element).currentSrc;
    };
    expect(await at('size-format="queryString"')).to.match(/format=500w$/);
    expect(await at('size-format="query-string" dpr-min="2"')).to.match(/format=1000w$/);
    expect(await at('')).not.to.include('format=');
  });

  it('reject a mode that is none of the four [IMG-011]', async () => {
    const said = await captureConsole(async () => {
      const element = await show('mode="zoom"');
      expect(element.mode).to.equal('null');
    });
    expect(said).to.deep.equal([
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
  const opened = () => waitUntil(() => document.querySelector('site-lightbox') !== null, 'never opened');

  it('opens by keyboard on the button and by a click on the image', async () => {
    const element = await show('lightbox lightbox-theme="light"');
    openButton(element)!.focus();
    await sendKeys({ press: 'Enter' });
    await opened();
    document.querySelector('site-lightbox')!.remove();
    imageOf(element).click();
    await opened();
    await expect(element).to.be.accessible();
  });

  it('is asked for first, and can be refused', async () => {
    const element = await show('lightbox');
    const asked: string[] = [];
    element.addEventListener('site-image-open-request', (event) => {
      asked.push(sourceOf(event));
      event.preventDefault();
    });
    imageOf(element).click();
    expect(asked).to.deep.equal([imageOf(element).currentSrc]);
    expect(document.querySelector('site-lightbox')).to.equal(null);
  });

  it('leaves an image alone that leads elsewhere, and every image without the option', async () => {
    const linked = `<a href="#elsewhere">${picture()}</a>`;
    for (const element of [await show('lightbox', linked), await show(''), await show('lightbox', '')])
      expect(openButton(element)).to.equal(null);
  });
});
