import { expect, fixture, html } from '@open-wc/testing';
import { captureConsole } from '../src/kit/testing/console';
import { holdTimers } from '../src/kit/testing/hold-timers';
import { settle, waitUntil } from '../src/kit/testing/wait';
import './site-gallery';
import './site-form';
import './site-cookie-banner';
import './site-share-buttons';
import './site-lightbox';
import { openLightbox } from '../src/kit/media/lightbox';
import { getMessages } from '../src/services/page/translations';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const root = document.documentElement;
const getRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /load-messages|language\//.test(name));

const renderGallery = async (lang?: string) => {
  const box = await fixture<HTMLElement>(html`
    <div lang=${lang ?? root.lang}>
      <site-gallery design="slideshow">
        <img src=${PIXEL} alt="One" width="300" height="200" /><img src=${PIXEL} alt="Two" width="300" height="200" />
      </site-gallery>
    </div>
  `);
  const gallery = box.querySelector('site-gallery')!;
  await settle(gallery);
  return gallery;
};
const getLabels = (gallery: Element) =>
  [...gallery.shadowRoot!.querySelectorAll('button')].map((button) => button.ariaLabel);

describe('translated messages', () => {
  const before = root.lang;
  // An element shows English if its messages take longer than 3 seconds, as they may on a busy machine.
  // Not the constant: a page in English does not load its file.
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(() => {
    timers = holdTimers(3000);
  });
  afterEach(() => {
    timers.restore();
    root.lang = before;
    document.querySelector('script[data-site-messages]')?.remove();
  });

  // First, because loaded languages stay loaded.
  it('are not requested by a page in English, nor without a language', async () => {
    for (const lang of ['en', 'EN-gb', '']) {
      root.lang = lang;
      expect((await renderGallery()).labelNext).to.equal('Next slide');
    }
    expect(getRequests()).to.have.length(0);
  });

  it('are in the language of the page in every element, from the first render on', async () => {
    root.lang = 'de-AT';
    const gallery = await renderGallery();
    expect(gallery.labelNext).to.equal('Nächstes Bild');
    expect(getLabels(gallery)).to.include.members(['Vorheriges Bild', 'Nächstes Bild']);

    const form = await fixture<HTMLElementTagNameMap['site-form']>(html`
      <site-form form-id="f"><form><label for="n">Name</label><input id="n" name="name" required /></form></site-form>
    `);
    await settle(form);
    form.querySelector('form')!.requestSubmit();
    await waitUntil(() => form.textContent.includes('Name ist erforderlich.'), 'the error is not German');

    const banner = await fixture<HTMLElementTagNameMap['site-cookie-banner']>(html`
      <site-cookie-banner></site-cookie-banner>
    `);
    await settle(banner);
    expect(banner.cookieBannerCtaText).to.equal('Akzeptieren');
  });

  it('are in the closest language that has messages', async () => {
    root.lang = 'de';
    expect((await renderGallery('fr')).labelNext).to.equal('Image suivante');
    expect((await renderGallery('en')).labelNext).to.equal('Next slide');
    expect((await renderGallery()).labelNext).to.equal('Nächstes Bild');
  });

  it('are in the language of the lightbox trigger, although the lightbox is at the end of the page', async () => {
    root.lang = 'de';
    const image = (await renderGallery('fr')).querySelector('img')!;
    const item = { id: '', kind: 'image', element: image, title: '', description: '', alt: 'One' } as const;
    const file = { src: PIXEL, srcset: '', width: 300, height: 200, theme: '' } as const;
    const options = { index: 0, theme: 'light', label: '', deepLink: null } as const;
    openLightbox(image, { ...options, items: [() => ({ ...item, ...file })] });
    const lightbox = document.querySelector('site-lightbox')!;
    await waitUntil(() => lightbox.labelClose === 'Fermer', 'the label is not French');
    lightbox.remove();
    await settle();
  });

  it('apply to elements without a view', async () => {
    root.lang = 'fr';
    const share = await fixture<HTMLElementTagNameMap['site-share-buttons']>(html`
      <site-share-buttons></site-share-buttons>
    `);
    await waitUntil(() => share.labelCopied === 'Le lien est copié.', 'the label is not French');
  });

  it('are used by services in the language of the page', async () => {
    root.lang = 'de';
    await renderGallery();
    expect(getMessages('cart').offline).to.equal('Bitte prüfen Sie Ihre Internetverbindung');
  });

  it('are overridden by messages of the page and by attributes [I18-005]', async () => {
    root.lang = 'de';
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.siteMessages = '';
    script.textContent = '{ "site-gallery.labelNext": "Blättern", "site-gallery.labelPrevious": "Zurück" }';
    document.head.append(script);
    const gallery = await renderGallery();
    gallery.setAttribute('label-previous', 'Davor');
    await settle(gallery);
    expect([gallery.labelPrevious, gallery.labelNext, gallery.label]).to.deep.equal([
      'Davor',
      'Blättern',
      'Galerie',
    ]);
  });

  it('are English in an unknown language, without a warning', async () => {
    root.lang = 'tlh-Latn';
    const output = await captureConsole(async () => {
      expect((await renderGallery()).labelNext).to.equal('Next slide');
    });
    expect(output).to.deep.equal([]);
  });
});
