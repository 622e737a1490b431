// Is the lightbox found, made and filled, whatever is there of it yet?
import { expect, fixture, html } from '@open-wc/testing';
import { ensureElement, registerDependencies } from './element/dependencies';
import { resetWarnings } from './element/warn';
import { type LightboxSet, openLightbox, preloadLightbox } from './lightbox';
import { hasPageLink, readLightboxItem } from './lightbox-item';
import { captureConsole } from './testing/console';
import { waitUntil } from './testing/wait';

type Box = HTMLElement & { set?: LightboxSet | null };

const boxes = () => [...document.querySelectorAll<Box>('site-lightbox')];

async function opener(markup = '<button>open</button>'): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  return box.firstElementChild as HTMLElement;
}

const setOf = (...elements: Element[]): LightboxSet => ({
  items: elements.map(readLightboxItem),
  index: 0,
  theme: 'dark',
  label: '',
  deepLink: null,
});

describe('openLightbox', () => {
  let loads = 0;
  before(() =>
    registerDependencies({
      'site-lightbox': async () => {
        if (++loads === 1) throw new Error('offline');
        customElements.define('site-lightbox', class extends HTMLElement {});
      },
    }),
  );
  afterEach(() => {
    for (const box of boxes()) box.remove();
    resetWarnings();
  });

  it('says that there can be none where the browser has no modal dialog [LBX-016]', async () => {
    const button = await opener();
    const { showModal } = HTMLDialogElement.prototype;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    const said = await captureConsole(() => {
      expect(openLightbox(button, setOf(button))).to.equal(false);
    });
    HTMLDialogElement.prototype.showModal = showModal;
    expect(said).to.deep.equal(['site-lightbox: lightboxify is not available in this tier!']);
    expect(boxes().length).to.equal(0);
  });

  it('opens nothing for a set without items', async () => {
    const button = await opener();
    expect(openLightbox(button, setOf())).to.equal(false);
    expect(boxes().length).to.equal(0);
  });

  it('follows the link that was pressed when the script cannot be had', async () => {
    const link = await opener('<a href="#the-picture">open</a>');
    const said = await captureConsole(async () => {
      expect(openLightbox(link, setOf(link))).to.equal(true);
      await waitUntil(() => location.hash === '#the-picture', 'the link was not followed');
    });
    history.replaceState(null, '', location.pathname + location.search);
    expect(said).to.deep.equal([
      'site-lightbox: its script could not be loaded; the HTML in the page stays as it is.',
    ]);
    expect(boxes()[0]!.set).to.equal(null);
  });

  it('makes one box and hands it the set before and after its script is there', async () => {
    const button = await opener();
    const [first, second] = [setOf(button), setOf(button)];
    openLightbox(button, first);
    expect(boxes().map(({ set }) => set)).to.deep.equal([first]);
    preloadLightbox();
    await customElements.whenDefined('site-lightbox');
    openLightbox(button, second);
    expect(boxes().map(({ set }) => set)).to.deep.equal([second]);
    expect(await ensureElement('site-lightbox')).to.equal(true);
    expect(loads).to.equal(2);
  });

  it('takes the box that the page wrote', async () => {
    const button = await opener('<button>open</button><site-lightbox></site-lightbox>');
    openLightbox(button, setOf(button));
    expect(boxes().length).to.equal(1);
    expect(boxes()[0]!.parentElement).to.equal(button.parentElement);
  });
});

describe('readLightboxItem', () => {
  /** In a document that loads nothing. */
  const inert = (markup: string) =>
    new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!;
  const read = (markup: string) => readLightboxItem(inert(markup));

  it('reads an image with the largest file that it names', () => {
    const item = read(
      '<img id="a" alt="Dawn" loading="lazy" src="/300.jpg" srcset="/300.jpg 300w, /1500.jpg 1500w" width="300" height="200" data-lightbox-theme="light">',
    );
    expect(item).to.deep.include({
      id: 'a',
      kind: 'image',
      alt: 'Dawn',
      width: 1500,
      height: 1000,
      theme: 'light',
    });
    expect(new URL(item.src).pathname).to.equal('/1500.jpg');
    expect(item.srcset).to.contain('/300.jpg');
  });

  it('reads the file that a link leads to, and the caption of the figure with its links', () => {
    const item = read(
      '<figure><a href="/full.webp?v=1"><img alt="" src="data:,"></a><figcaption>By <a href="/ada">Ada</a></figcaption></figure>',
    );
    expect(new URL(item.src).pathname).to.equal('/full.webp');
    expect(item).to.deep.include({ width: 0, height: 0, description: 'By <a href="/ada">Ada</a>' });
  });

  it('reads what site builders print', () => {
    const item = read(
      `<div class="slide" data-type="image"><a data-title="Salt" data-description data-lightbox-theme href="/a.jpg" class="image-slide-anchor">
        <noscript><img src="/twin.jpg" alt="twin"></noscript>
        <img data-src="/a.jpg" data-image-dimensions="800x600" data-image-id="42" alt="Flats"></a></div>`,
    );
    expect(item).to.deep.include({
      id: '42',
      title: 'Salt',
      description: '',
      alt: 'Flats',
      width: 800,
      height: 600,
      theme: '',
    });
  });

  it('takes a size that is not whole as not known', () => {
    const item = read('<img alt="" data-src="/a.jpg" data-image-dimensions="1000">');
    expect(item).to.deep.include({ width: 0, height: 0 });
  });

  it('knows videos by what they hold, by their type and by their link', () => {
    expect(read('<video src="/a.mp4"></video>')).to.deep.include({ kind: 'video' });
    expect(read('<div data-html="x"></div>')).to.deep.include({ kind: 'video' });
    expect(read('<div data-type="video"><img alt="" src="data:,"></div>')).to.deep.include({
      kind: 'video',
    });
    expect(new URL(read('<a href="/film.mp4"><img alt="" src="data:,"></a>').src).pathname).to.equal(
      '/film.mp4',
    );
    const film = '<a data-type="video" href="https://vimeo.com/76979871"><img alt="" src="data:,"></a>';
    expect(read(film)).to.deep.include({ kind: 'video', src: 'https://vimeo.com/76979871' });
  });

  it('tells links to a picture from links to a page', () => {
    const leads = (markup: string) => hasPageLink(inert(markup));
    expect(leads('<a href="/a.JPG"><img alt="" src="data:,"></a>')).to.equal(false);
    expect(leads('<a href="#"><img alt="" src="data:,"></a>')).to.equal(false);
    expect(leads('<img alt="" src="data:,">')).to.equal(false);
    expect(leads('<img alt="" src="data:," data-click-through-url="">')).to.equal(false);
    expect(
      leads('<figure><img alt="" src="data:,"><figcaption><a href="/x">x</a></figcaption></figure>'),
    ).to.equal(false);
    expect(leads('<img alt="" src="data:," data-click-through-url="/shop">')).to.equal(true);
    expect(leads('<a href="/shop"><img alt="" src="data:,"></a>')).to.equal(true);
    const film = (type: string) =>
      `<a data-type="${type}" href="https://vimeo.com/76979871"><img alt="" src="data:,"></a>`;
    expect(leads(film('video'))).to.equal(false);
    expect(leads(film('image'))).to.equal(true);
    expect(leads('<a data-type="video" href="/films/"><img alt="" src="data:,"></a>')).to.equal(true);
  });
});
