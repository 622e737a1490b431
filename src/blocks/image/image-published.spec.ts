// Image blocks of site builders.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-image';
import { getStyleSheet } from '../../kit/element/styles';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './image.base.css?inline';
import { fluidImageWithButton, inlineBlock } from './testing/published-markup';

const URL_OF_PICTURE = '/demo/pictures/dawn-ridge-300.webp?image-block';

async function render(markup: string) {
  const box = await fixture<HTMLElement>(html`<div style="width: 480px"></div>`);
  box.setHTMLUnsafe(`<site-image>${markup}</site-image>`);
  const element = box.querySelector('site-image')!;
  await settle(element);
  return element;
}

describe('image blocks of site builders in <site-image>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });
  afterEach(() => document.querySelector('site-lightbox')?.remove());

  it('show a fluid image at full width, whose button opens the lightbox', async () => {
    const element = await render(fluidImageWithButton(URL_OF_PICTURE));
    expect(element).to.include({ lightbox: true, lightboxTheme: 'light' });
    const image = element.querySelector('img')!;
    const button = element.querySelector('button')!;
    expect(image.getBoundingClientRect().width).to.equal(480);
    expect(image.getBoundingClientRect().height).to.equal(320);
    expect(getComputedStyle(button).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    expect(button.getAttribute('aria-haspopup')).to.equal('dialog');
    expect(element.shadowRoot!.querySelector('[part="open"]')).to.equal(null);
    const sources: string[] = [];
    element.addEventListener('site-image-open-request', (event) =>
      sources.push((event as CustomEvent).detail.source),
    );
    for (const target of [image, button]) {
      target.click();
      const dialog = () => document.querySelector('site-lightbox')?.shadowRoot?.querySelector('dialog[open]');
      await waitUntil(dialog, 'the lightbox does not open');
      document.querySelector('site-lightbox')!.remove();
    }
    expect(sources.length).to.equal(2);
    expect(sources[0]).to.contain('image-block');
    await expect(element).to.be.accessible();
  });

  it('show an inline block once, in the box that reserves its space', async () => {
    const element = await render(inlineBlock(URL_OF_PICTURE));
    expect(element).to.include({ design: 'inline', lightbox: false });
    const image = element.querySelector<HTMLImageElement>('img:not(noscript img)')!;
    await waitUntil(() => image.naturalWidth > 0, 'the image is not loaded');
    expect(image.getBoundingClientRect().width).to.equal(300);
    await expect(element).to.be.accessible();
  });
});
