import { expect, fixture, html } from '@open-wc/testing';
import { ensureElement, registerDependencies } from '../element/dependencies';
import { resetWarnings } from '../element/warn';
import { captureConsole } from '../testing/console';
import { waitUntil } from '../testing/wait';
import { type LightboxRequest, openLightbox, preloadLightbox } from './lightbox';
import { hasPageLink, readLightboxItem } from './lightbox-item';

type LightboxElement = HTMLElement & { set?: LightboxRequest | null };

const getLightboxes = () => [...document.querySelectorAll<LightboxElement>('site-lightbox')];

async function renderTrigger(markup = '<button>open</button>'): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  return box.firstElementChild as HTMLElement;
}

const createSet = (...elements: Element[]): LightboxRequest => ({
  items: elements.map((element) => () => readLightboxItem(element)),
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
        if (++loads <= 2) throw new Error('offline');
        customElements.define('site-lightbox', class extends HTMLElement {});
      },
    }),
  );
  afterEach(() => {
    for (const box of getLightboxes()) box.remove();
    resetWarnings();
  });

  it('warns if the browser does not support modal dialogs [LBX-016]', async () => {
    const button = await renderTrigger();
    const { showModal } = HTMLDialogElement.prototype;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    const messages = await captureConsole(() => {
      expect(openLightbox(button, createSet(button))).to.equal(false);
    });
    HTMLDialogElement.prototype.showModal = showModal;
    expect(messages).to.deep.equal(['site-lightbox: lightboxify is not available in this tier!']);
    expect(getLightboxes().length).to.equal(0);
  });

  it('does not open an empty set', async () => {
    const button = await renderTrigger();
    expect(openLightbox(button, createSet())).to.equal(false);
    expect(getLightboxes().length).to.equal(0);
  });

  it('follows the link if the script fails to load', async () => {
    const link = await renderTrigger('<a href="#the-picture">open</a>');
    const messages = await captureConsole(async () => {
      expect(openLightbox(link, createSet(link))).to.equal(true);
      await waitUntil(() => location.hash === '#the-picture', 'the link was not followed');
    });
    history.replaceState(null, '', location.pathname + location.search);
    expect(messages).to.deep.equal(['site-lightbox: its script could not be loaded; keeping its HTML.']);
    expect(getLightboxes()[0]!.set).to.equal(null);
  });

  it('neither opens nor follows the link once Escape was pressed while its script loads', async () => {
    const link = await renderTrigger('<a href="#the-picture">open</a>');
    const messages = await captureConsole(async () => {
      openLightbox(link, createSet(link));
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      expect(getLightboxes()[0]!.set).to.equal(null);
      // The second attempt fails as well.
      expect(await ensureElement('site-lightbox')).to.equal(false);
    });
    expect(messages).to.deep.equal(['site-lightbox: its script could not be loaded; keeping its HTML.']);
    expect(location.hash).to.equal('');
  });

  it('creates one lightbox and assigns the set before and after its script has loaded', async () => {
    const button = await renderTrigger();
    const [first, second] = [createSet(button), createSet(button)];
    openLightbox(button, first);
    expect(getLightboxes().map(({ set }) => set)).to.deep.equal([first]);
    preloadLightbox();
    await customElements.whenDefined('site-lightbox');
    openLightbox(button, second);
    expect(getLightboxes().map(({ set }) => set)).to.deep.equal([second]);
    expect(await ensureElement('site-lightbox')).to.equal(true);
    expect(loads).to.equal(3);
  });

  it('uses the lightbox of the page', async () => {
    const button = await renderTrigger('<button>open</button><site-lightbox></site-lightbox>');
    openLightbox(button, createSet(button));
    expect(getLightboxes().length).to.equal(1);
    expect(getLightboxes()[0]!.parentElement).to.equal(button.parentElement);
  });

  for (const name of ['section hidden', 'section hidden="until-found"', 'details'])
    it(`creates another one if that of the page is in <${name}>, where it could not be seen`, async () => {
      const button = await renderTrigger(`<button>open</button><${name}><site-lightbox></site-lightbox>`);
      const set = createSet(button);
      openLightbox(button, set);
      openLightbox(button, set);
      const [hidden, shown, ...others] = getLightboxes();
      expect([hidden!.set, shown!.set, shown!.parentElement]).to.deep.equal([undefined, set, document.body]);
      expect(others).to.deep.equal([]);
    });
});

describe('readLightboxItem', () => {
  /** Parses markup in a document that loads nothing. */
  const inert = (markup: string) =>
    new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!;
  const read = (markup: string) => readLightboxItem(inert(markup));

  it('reads an image with its largest file', () => {
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

  it('reads the linked file and the caption of the figure with its links', () => {
    const item = read(
      '<figure><a href="/full.webp?v=1"><img alt="" src="data:,"></a><figcaption>By <a href="/ada">Ada</a></figcaption></figure>',
    );
    expect(new URL(item.src).pathname).to.equal('/full.webp');
    expect(item).to.deep.include({ width: 0, height: 0, description: 'By <a href="/ada">Ada</a>' });
  });

  it('reads the markup of site builders', () => {
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

  it('ignores an incomplete size', () => {
    const item = read('<img alt="" data-src="/a.jpg" data-image-dimensions="1000">');
    expect(item).to.deep.include({ width: 0, height: 0 });
  });

  it('detects videos by content, type and link', () => {
    expect(read('<video src="/a.mp4"></video>')).to.deep.include({ kind: 'video' });
    expect(read('<div data-html="x"></div>')).to.deep.include({ kind: 'video' });
    expect(read('<div data-type="video"><img alt="" src="data:,"></div>')).to.deep.include({
      kind: 'video',
    });
    expect(new URL(read('<a href="/video.mp4"><img alt="" src="data:,"></a>').src).pathname).to.equal(
      '/video.mp4',
    );
    const videoLink = '<a data-type="video" href="https://vimeo.com/76979871"><img alt="" src="data:,"></a>';
    expect(read(videoLink)).to.deep.include({ kind: 'video', src: 'https://vimeo.com/76979871' });
  });

  it('distinguishes links to images from links to pages', () => {
    const hasLink = (markup: string) => hasPageLink(inert(markup));
    expect(hasLink('<a href="/a.JPG"><img alt="" src="data:,"></a>')).to.equal(false);
    expect(hasLink('<a href="#"><img alt="" src="data:,"></a>')).to.equal(false);
    expect(hasLink('<img alt="" src="data:,">')).to.equal(false);
    expect(hasLink('<img alt="" src="data:," data-click-through-url="">')).to.equal(false);
    expect(
      hasLink('<figure><img alt="" src="data:,"><figcaption><a href="/x">x</a></figcaption></figure>'),
    ).to.equal(false);
    expect(hasLink('<img alt="" src="data:," data-click-through-url="/shop">')).to.equal(true);
    expect(hasLink('<a href="/shop"><img alt="" src="data:,"></a>')).to.equal(true);
    const videoLink = (type: string) =>
      `<a data-type="${type}" href="https://vimeo.com/76979871"><img alt="" src="data:,"></a>`;
    expect(hasLink(videoLink('video'))).to.equal(false);
    expect(hasLink(videoLink('image'))).to.equal(true);
    expect(hasLink('<a data-type="video" href="/films/"><img alt="" src="data:,"></a>')).to.equal(true);
  });
});
