// Reading slides and options from markup, keeping the page's nodes, and the layout before the upgrade.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../elements/site-gallery';
import { defineElement } from '../../../kit/element/define';
import { getStyleSheet } from '../../../kit/element/styles';
import { resetWarnings } from '../../../kit/element/warn';
import { captureConsole } from '../../../kit/testing/console';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { GalleryView } from '../gallery';
import { createGalleryApi } from '../gallery.api';
import base from '../gallery.base.css?inline';
import { gallery } from '../gallery.contract';
import styles from '../gallery.css?inline';
import { loading } from '../gallery.loading';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getFrames,
  image,
  images,
  recordEvents,
  renderGallery,
} from '../testing/fixtures';
import { readSlides } from './read-slides';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Markup of site builders: each image once in noscript, once with data-src. */
const builderImage = (id: string, more = '') =>
  `<noscript><img src="${PIXEL}" alt="${id}"></noscript><img class="thumb-image" data-src="${PIXEL}" data-image-dimensions="1000" data-image-focal-point="," alt="${id}" data-load="false" data-image-id="${id}" data-type="image" ${more}>`;

function describeSlides(markup: string) {
  const host = document.createElement('div');
  host.setHTMLUnsafe(markup);
  const { slides } = readSlides(host);
  return slides.map(({ id, type, name }) => [id, type, name].join(' ').trim());
}

describe('slides are read from', () => {
  it('images, links, figures and any other element', () => {
    expect(
      describeSlides(`${image(1, 'id="a"')}
      <a href="#" id="b">${image(2)}</a>
      <figure id="c">${image(3)}<figcaption>Three</figcaption></figure>
      <article id="d">Text</article>
      <video id="e"></video>
      <script type="application/json">{}</script><noscript><img src="x" alt=""></noscript>`),
    ).to.deep.equal(['a image Picture 1', 'b image Picture 2', 'c image Three', 'd image', 'e video']);
  });

  it('a list or a single wrapper', () => {
    const items = '<li id="a"><img alt="A"></li><li id="b"><img alt="B"></li>';
    expect(describeSlides(`<ul>${items}</ul>`)).to.deep.equal(['a image A', 'b image B']);
    expect(describeSlides(`<div><div><img id="x" alt=""><img id="y" alt=""></div></div>`)).to.deep.equal([
      'x image',
      'y image',
    ]);
  });

  it('a grid of a site builder: each image once, id from the image, empty URLs ignored', () => {
    const slide = (id: string) =>
      `<div class="slide" data-type="image" data-click-through-url=""><div class="margin-wrapper"><a data-title data-description data-lightbox-theme href="#" class="image-slide-anchor">${builderImage(id)}</a></div></div>`;
    expect(
      describeSlides(
        `<div class="sqs-gallery-container"><div class="sqs-gallery">${slide('one')}${slide('two')}</div></div>`,
      ),
    ).to.deep.equal(['one image one', 'two image two']);
  });

  it('a stack of a site builder with separate captions, a slider without frames, and controls that are not slides', () => {
    const stack = `<div class="image-wrapper" id="a" data-type="image">${builderImage('a')}</div><div class="meta" id="m"></div>`;
    expect(
      describeSlides(`<div class="sqs-gallery-container"><div class="sqs-gallery">${stack}</div></div>`),
    ).to.deep.equal(['a image a']);
    expect(
      describeSlides(
        `<div class="sqs-gallery-container"><div class="sqs-gallery">${builderImage('a')}${builderImage('b')}</div><div class="sqs-gallery-controls"><a class="previous"></a></div></div>`,
      ),
    ).to.deep.equal(['a image a', 'b image b']);
  });

  it('an index page and a section of a site builder: data-slide-id takes precedence', () => {
    const slide = `<div class="slide-wrapper"><div class="slide" data-slide-id="first" data-slide-url="x">${builderImage('second')}<div class="slide-meta" data-slide-id="first"><p>Dental</p></div></div></div>`;
    expect(describeSlides(`<div class="gallery-wrapper">${slide}${slide}</div>`)).to.deep.equal([
      'first image second',
      'first image second',
    ]);
    const figure = `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper">${builderImage('f')}</div></figure>`;
    expect(
      describeSlides(
        `<div class="gallery-grid"><div class="gallery-grid-wrapper">${figure}${figure}</div></div>`,
      ),
    ).to.have.length(2);
  });
});

describe('options are read from', () => {
  const block = (options: string) =>
    `<div data-block-json='${options}'><div class="sqs-gallery">${builderImage('a')}${builderImage('b')}</div></div>`;

  it('a block of a site builder; attributes of the element take precedence', async () => {
    const json =
      '{"design":"grid","thumbnails-per-row":2,"padding":50,"aspect-ratio":"square","aspectRatio":null,"lightbox":false,"auto-crop":false}';
    const element = await renderGallery('', block(json));
    expect([element.design, element.thumbnailsPerRow, element.padding]).to.deep.equal(['grid', 2, '50px']);
    expect([element.imageAspectRatio, element.autoCrop]).to.deep.equal([1, false]);
    element.setAttribute('design', 'slideshow');
    await settle(element);
    expect(element.design).to.equal('slideshow');
  });

  it('a section of a site builder, or the class of its container', async () => {
    const figures = `<figure>${builderImage('a')}</figure><figure>${builderImage('b')}</figure>`;
    const section = await renderGallery(
      '',
      `<div data-controller="GalleryGrid" data-props='{"numColumns":5,"gutter":36,"aspectRatio":"four-three"}'>${figures}</div>`,
    );
    expect([section.design, section.slidesPerRow, section.padding]).to.deep.equal(['grid', 5, '36px']);
    const slider = await renderGallery(
      '',
      `<div class="sqs-gallery-block-slider clear"><div class="sqs-gallery">${builderImage('a')}${builderImage('b')}</div></div>`,
    );
    expect(slider.design).to.equal('slider');
    const strips = await renderGallery(
      '',
      `<div data-controller="GalleryStrips" data-props='{"gutter":36}'>${figures}</div>`,
    );
    expect([strips.design, strips.gutter]).to.deep.equal(['autorows', '36px']);
  });

  it('nothing if the data is invalid, with a warning [GAL-054]', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const element = await renderGallery('', block('{"design":'));
      expect(element.design).to.equal('stacked');
    });
    expect(warnings).to.deep.equal(['site-gallery: Error evaluating gallery block data.']);
  });

  it('URL-encoded data, with a warning if the encoding is invalid [GAL-053]', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const element = await renderGallery('', block(encodeURIComponent('{"design":"grid","padding":"7"}')));
      expect([element.design, element.padding]).to.deep.equal(['grid', '7px']);
      const broken = await renderGallery('', block('%7B%'));
      expect(broken.design).to.equal('stacked');
    });
    expect(warnings).to.deep.equal(['site-gallery: Error decoding gallery block data.']);
  });
});

describe('nodes of the page', () => {
  it('are not cloned, moved or requested twice', async () => {
    const element = await renderGallery(
      'design="slideshow"',
      `<div class="sqs-gallery">${builderImage('a')}${builderImage('b')}</div>`,
    );
    const before = [...element.querySelectorAll('*')];
    element.design = 'carousel';
    await settle(element);
    expect([...element.querySelectorAll('*')]).to.deep.equal(before);
    const loaded = [...element.querySelectorAll<HTMLImageElement>('img.thumb-image')];
    await waitUntil(() => loaded.every((picture) => picture.getAttribute('src') === PIXEL));
    let writes = 0;
    const watch = new MutationObserver((records) => {
      writes += records.length;
    });
    watch.observe(element, { subtree: true, attributeFilter: ['src', 'srcset'] });
    element.design = 'slideshow';
    await settle(element);
    watch.disconnect();
    expect(writes).to.equal(0);
  });

  it('in a wrapper can be navigated, and are restored', async () => {
    const wrapped = `<div class="sqs-gallery"><div class="slide" data-slide-id="a">${builderImage('a')}</div><div class="slide" data-slide-id="b">${builderImage('b')}</div></div>`;
    const element = await renderGallery('design="slideshow" label="Printed"', wrapped);
    const [one, two] = element.querySelectorAll<HTMLElement>('.slide');
    const events = recordEvents(element);
    expect([one!.getAttribute('aria-label'), one!.inert, two!.inert]).to.deep.equal(['1 of 2', false, true]);
    expect(getComputedStyle(two!).visibility).to.equal('hidden');
    expect(one!.getBoundingClientRect().top).to.equal(two!.getBoundingClientRect().top);
    getButton(element, 'next').click();
    await settle(element);
    expect([one!.inert, two!.inert]).to.deep.equal([true, false]);
    expect(events).to.include('change 1 b control');
    await expect(element).to.be.accessible();
    const parent = element.parentElement!;
    element.remove();
    await settle();
    expect(element.innerHTML.replaceAll(/ (loading|src)="[^"]*"/g, '')).to.equal(
      wrapped.replaceAll(/ src="[^"]*"/g, '').replaceAll(/ >/g, '>'),
    );
    parent.append(element);
  });

  it('can be added and removed; the current slide stays current', async () => {
    const element = await renderGallery('design="slideshow" current-index="1"', images(3));
    const events = recordEvents(element);
    element.insertAdjacentHTML('afterbegin', image(9, 'id="new"'));
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(2);
    expect(getFrames(element)[2]!.getAttribute('aria-label')).to.equal('3 of 4');
    element.querySelector('#p1')!.remove();
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(2);
    element.querySelector('#p2')!.remove();
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(1);
    expect(events).to.deep.equal(['change 2 p1 slides', 'change 2 p2 slides', 'change 1 p0 slides']);
  });

  it('are sized if nested deeply in a figure', async () => {
    const figure = `<figure><div><div><div>${image(1)}</div></div></div></figure>`;
    const element = await renderGallery('design="grid"', `<div><div>${figure}${figure}</div></div>`, 500);
    const [first] = element.querySelectorAll('img');
    expect(first!.getBoundingClientRect().width).to.be.closeTo(153.3, 0.5);
  });

  it('are cropped around the focal point; an invalid one is the center', async () => {
    const element = await renderGallery(
      'design="grid" image-aspect-ratio="1"',
      image(0, 'data-image-focal-point="0.25,0.9"') + image(1, 'data-image-focal-point=","'),
    );
    const places = [...element.querySelectorAll('img')].map(
      (picture) => getComputedStyle(picture).objectPosition,
    );
    expect(places).to.deep.equal(['25% 90%', '50% 50%']);
  });
});

describe('before the upgrade', () => {
  before(() => {
    document.adoptedStyleSheets.push(getStyleSheet(base));
  });
  after(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== getStyleSheet(base),
    );
  });

  const DESIGNS = [
    'design="slideshow" image-aspect-ratio="1.25"',
    'design="carousel"',
    'design="carousel" slides-per-row="2" gutter="12"',
    'design="grid" slides-per-row="3" padding="24" image-aspect-ratio="1"',
    'design="grid"',
    '',
  ];

  it('reserves space for an image by its width and height', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.width = '600px';
    box.setHTMLUnsafe(
      '<site-gallery><a href="#a"><img loading="lazy" width="600" height="400" alt="a"></a></site-gallery>',
    );
    const element = box.firstElementChild!;
    const height = () => Math.round(element.querySelector('img')!.getBoundingClientRect().height);
    await settle(element);
    expect(height()).to.equal(400);
  });

  for (const width of [320, 600, 1000])
    for (const attributes of DESIGNS)
      it(`<site-gallery ${attributes}> has the same layout as after the upgrade, ${width} px`, async () => {
        const box = await fixture<HTMLElement>(html`<div></div>`);
        box.style.width = `${width}px`;
        const figures = Array.from(
          { length: 5 },
          (_, at) => `<figure>${image(at)}<figcaption>Caption</figcaption></figure>`,
        );
        box.setHTMLUnsafe(`<site-gallery ${attributes}>${figures.join('')}</site-gallery><p>Below</p>`);
        const element = box.firstElementChild as GalleryElement;
        // Not upgraded, so the base style sheet applies.
        const places = () =>
          [element, ...element.querySelectorAll('img'), box.lastElementChild!]
            .filter((_, at) => at < 2 || at > 5 || !attributes.includes('slideshow'))
            .map((node) => {
              const { x, y, width, height } = node.getBoundingClientRect();
              return [x, y, width, height].map(Math.round).join(' ');
            });
        expect(element.matches(':state(ready)')).to.equal(false);
        const before = places();
        await settle(element);
        expect(element.matches(':state(ready)')).to.equal(true);
        expect(places()).to.deep.equal(before);
      });

  it('causes no layout shift', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.style.margin = '40px';
    // Reading styles in between makes the browser lay out the page before the upgrade.
    box.setHTMLUnsafe(
      DESIGNS.map((attributes) => `<site-later ${attributes}>${images(5)}</site-later><p>Below</p>`).join(''),
    );
    const css = base
      .replaceAll('site-gallery:', 'site-later:')
      .replaceAll(/site-gallery(?![\w-])/g, 'site-later');
    document.adoptedStyleSheets.push(getStyleSheet(css));
    await settle();
    await settle();
    observer.observe({ type: 'layout-shift' });
    const Later = defineElement(
      { ...gallery, tag: 'site-later' },
      { view: GalleryView, createApi: createGalleryApi, styles: [styles], readContent: readSlides },
    );
    customElements.define('site-later', Later);
    for (const element of box.querySelectorAll('site-later')) await settle(element);
    await settle();
    for (const entry of observer.takeRecords())
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== getStyleSheet(css));
    expect(shifts).to.deep.equal([]);
  });

  it('starts at the slide that the visitor scrolled to', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(`<site-gallery design="slideshow">${images(4)}</site-gallery>`);
    const element = box.firstElementChild as GalleryElement;
    element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' });
    expect(element.scrollLeft).to.be.greaterThan(0);
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(2);
  });

  it('a slideshow, autoplay and a carousel without links load when visible, a grid on interaction', () => {
    const rule = (markup: string) => {
      const box = document.createElement('template');
      box.setHTMLUnsafe(markup);
      return loading.strategy!(box.content.firstElementChild!);
    };
    expect(rule('<site-gallery design="grid"><img src="a.jpg" alt=""></site-gallery>')).to.equal('keyboard');
    // Empty: its slides are data, or added later.
    expect(rule('<site-gallery design="grid"></site-gallery>')).to.equal('visible');
    expect(rule('<site-gallery slides><img src="a.jpg" alt=""></site-gallery>')).to.equal('visible');
    const linked =
      '<site-gallery design="carousel" autoplay="false"><a href="/a"><img src="a.jpg" alt=""></a></site-gallery>';
    expect(rule(linked)).to.equal('keyboard');
    expect(rule('<site-gallery design="carousel"><img src="a.jpg" alt=""></site-gallery>')).to.equal(
      'visible',
    );
    expect(rule('<site-gallery design="carousel" autoplay></site-gallery>')).to.equal('moving');
    expect(rule('<site-gallery data-design="Slideshow"></site-gallery>')).to.equal('visible');
    expect(rule('<site-gallery options="{}"></site-gallery>')).to.equal('visible');
    expect(rule('<site-gallery><img data-src="x.jpg"></site-gallery>')).to.equal('visible');
  });
});
