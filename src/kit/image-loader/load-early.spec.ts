// Images of another lazy loader, and images that their element has already loaded.
import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../testing/wait';
import { loadEarly } from './load-early';

const PICTURE = '/demo/pictures/dawn-ridge-300.webp';
const PLACEHOLDER = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
let last = 0;

async function render(
  attributes: string,
): Promise<{ host: HTMLElement; image: HTMLImageElement; url: string }> {
  const url = `${PICTURE}?early=${++last}`;
  const host = await fixture<HTMLElement>(html`<div></div>`);
  // No script defines this element.
  host.setHTMLUnsafe(
    `<site-early><img width="30" height="20" alt="" ${attributes.replace('URL', url)}></site-early>`,
  );
  return { host: host.querySelector<HTMLElement>('site-early')!, image: host.querySelector('img')!, url };
}

describe('early loading', () => {
  for (const attributes of [
    'data-src="URL"',
    `data-src="URL" src="${PLACEHOLDER}"`,
    `data-lazy-src="URL" src="${PLACEHOLDER}"`,
    'data-original="URL"',
    `data-srcset="URL 300w" data-sizes="auto" src="${PLACEHOLDER}"`,
  ])
    it(`requests an image with ${attributes.slice(0, 60)}`, async () => {
      const { host, image, url } = await render(attributes);
      loadEarly(host, [image]);
      await waitUntil(() => image.currentSrc.includes(url) && image.complete, 'the image is not loaded');
      expect(image.naturalWidth).to.be.greaterThan(0);
    });

  it('does not load an image that its element has loaded in the meantime', async () => {
    const { host, image, url } = await render('');
    image.dataset.src = url;
    image.src = url;
    const changes: MutationRecord[] = [];
    new MutationObserver((records) => changes.push(...records)).observe(image, { attributes: true });
    loadEarly(host, [image]);
    await waitUntil(() => image.complete, 'the image is not loaded');
    expect(changes.filter(({ attributeName }) => attributeName === 'src')).to.deep.equal([]);
    expect(image.getAttribute('src')).to.equal(url);
  });

  it('leaves an image without a source to scripts of the page', async () => {
    const { host, image } = await render(`src="${PLACEHOLDER}"`);
    loadEarly(host, [image]);
    expect(image.getAttribute('src')).to.equal(PLACEHOLDER);
  });
});
