// Opening slides in the lightbox.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/site-gallery';
import '../../../elements/site-lightbox';
import { clickOn, pointAt } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import { getCurrentIndex, getPart, image, images, renderGallery } from './testing/fixtures';

type Box = HTMLElementTagNameMap['site-lightbox'];

const getLightbox = () => document.querySelector<Box>('site-lightbox');
const getDialog = () => getLightbox()?.shadowRoot?.querySelector('dialog');
const getImage = () =>
  getLightbox()?.shadowRoot?.querySelector<HTMLImageElement>('[part~="current"] img.file');
const isMoving = () => document.documentElement.hasAttribute('data-site-lightbox-transition');
const waitUntilOpen = async () => {
  await waitUntil(() => getDialog()?.open === true && !isMoving(), 'it did not open');
  await settle();
};
const waitUntilClosed = async () => {
  await waitUntil(() => !getDialog() && !isMoving() && !history.state?.siteOverlay, 'it did not close');
  await settle();
};

describe('<site-gallery lightbox>', () => {
  beforeEach(() => setViewport({ width: 1000, height: 700 }));
  afterEach(async () => {
    getLightbox()?.remove();
    await waitUntilClosed();
    await resetMouse();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('opens a slide by click, Enter or Space in the shared lightbox of the page [GAL-006] [LBX-001]', async () => {
    const element = await renderGallery(
      'design="stacked" lightbox lightbox-theme="light" label="Coast"',
      images(3),
      300,
    );
    await clickOn(element.querySelector('#p1')!);
    await waitUntilOpen();
    expect(getImage()!.alt).to.equal('Picture 1');
    expect(getDialog()!.getAttribute('aria-label')).to.equal('Coast');
    expect(getDialog()!.querySelector('[part="base"]')!.getAttribute('data-theme')).to.equal('light');
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => getImage()?.alt === 'Picture 2');
    await sendKeys({ press: 'Escape' });
    await waitUntilClosed();
    expect(document.activeElement!.id).to.equal('p2');
    for (const key of ['Enter', 'Space']) {
      await sendKeys({ press: key });
      await waitUntilOpen();
      expect(getImage()!.alt, key).to.equal('Picture 2');
      await sendKeys({ press: 'Escape' });
      await waitUntilClosed();
    }
    expect(document.querySelectorAll('site-lightbox').length).to.equal(1);
    await expect(element).to.be.accessible();
  });

  it('is rendered closed when the pointer is over a slide, and reads the slides that it shows', async () => {
    const element = await renderGallery('design="grid" thumbnails-per-row="3"', images(9));
    let reads = 0;
    for (const slide of element.querySelectorAll('img')) {
      const { alt } = slide;
      Object.defineProperty(slide, 'alt', {
        get() {
          reads++;
          return alt;
        },
      });
    }
    const pointed = element.querySelector('#p1')!;
    await pointAt(pointed);
    await waitUntil(() => getLightbox()?.matches(':state(ready)'), 'it is not rendered');
    expect(getDialog()).to.equal(null);
    expect(getLightbox()!.getBoundingClientRect().height).to.equal(0);
    reads = 0;
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    await waitUntilOpen();
    expect(getImage()!.alt).to.equal('Picture 1');
    expect(reads).to.be.within(1, 3);
  });

  it('is on in a grid by default, and does not change the slides if it is off', async () => {
    const element = await renderGallery('design="grid"', images(2));
    expect(element.querySelectorAll('[data-site-lightbox-trigger][role="button"]').length).to.equal(2);
    element.setAttribute('lightbox', 'false');
    await settle(element);
    expect(
      element.querySelectorAll('[data-site-lightbox-trigger], [role], [tabindex], [aria-haspopup]').length,
    ).to.equal(0);
    await clickOn(element.querySelector('#p1')!);
    await settle(element);
    expect(getDialog()).not.to.exist;
  });

  it('does not open slides with links [LBX-002]', async () => {
    const element = await renderGallery(
      'design="grid" thumbnails-per-row="3"',
      `${image(0, 'id="p0"')}${image(1, 'id="p1" data-click-through-url="#through"')}<a href="#away">${image(2, 'id="p2"')}</a>`,
    );
    await clickOn(getPart(element, 'link')!);
    await waitUntil(() => location.hash === '#through', 'the address was not opened');
    await clickOn(element.querySelector('#p2')!);
    await waitUntil(() => location.hash === '#away', 'the link was not followed');
    expect(getLightbox()).to.equal(null);
    await clickOn(element.querySelector('#p0')!);
    await waitUntilOpen();
    expect(getLightbox()!.shadowRoot!.querySelector('[part="counter"]')).to.equal(null);
    await sendKeys({ press: 'Escape' });
    await waitUntilClosed();
  });

  it('opens a slideshow, which then shows the last slide of the lightbox', async () => {
    const element = await renderGallery('design="slideshow" lightbox', images(3), 400);
    await clickOn(element.querySelector('#p0')!);
    await waitUntilOpen();
    expect(getCurrentIndex(element)).to.equal(0);
    await sendKeys({ press: 'End' });
    await waitUntil(() => getImage()?.alt === 'Picture 2');
    await sendKeys({ press: 'Escape' });
    await waitUntilClosed();
    await waitUntil(() => getCurrentIndex(element) === 2, 'the index did not follow');
    await waitUntil(() => document.activeElement?.id === 'p2', 'the focus is elsewhere');
  });

  it('opens data slides', async () => {
    const element = await renderGallery('design="grid"', '');
    element.slides = [0, 1].map((number) => ({
      src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>#${number}`,
      alt: `Data ${number}`,
      title: `Title ${number}`,
    }));
    await settle(element);
    await settle(element);
    await clickOn(element.shadowRoot!.querySelectorAll('[part~="image"]')[1]!);
    await waitUntilOpen();
    expect(getLightbox()!.shadowRoot!.querySelector('[part="title"]')!.textContent).to.equal('Title 1');
    await sendKeys({ press: 'Escape' });
    await waitUntilClosed();
  });

  it('opens the slide in the hash, updates the hash, and clears it on close [GAL-074] [LBX-008]', async () => {
    history.replaceState(null, '', '#itemId=p1');
    await renderGallery('design="grid" history-hash', images(3));
    await waitUntilOpen();
    expect([getImage()!.alt, location.hash]).to.deep.equal(['Picture 1', '#itemId=p1']);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => location.hash === '#itemId=p2', 'the address does not follow');
    await sendKeys({ press: 'Escape' });
    await waitUntilClosed();
    expect(location.hash).to.equal('');
  });

  it('opens the slide in the path and keeps the path [GAL-075]', async () => {
    const { pathname, search } = location;
    const named = image(0) + image(1, 'data-slide-url="/coast/salt"') + image(2, 'data-slide-id="dawn"');
    for (const [path, alt] of [
      ['/coast/salt/', 'Picture 1'],
      ['/anywhere/dawn', 'Picture 2'],
    ] as const) {
      history.replaceState(null, '', path + search);
      await renderGallery('design="grid"', named);
      await waitUntilOpen();
      expect(getImage()!.alt).to.equal(alt);
      expect(location.pathname).to.equal(path);
      await sendKeys({ press: 'Escape' });
      await waitUntilClosed();
      history.replaceState(null, '', pathname + search);
    }
  });
});
