import { expect } from '@open-wc/testing';
import { resetWarnings } from '../element/warn';
import { captureConsole } from '../testing/console';
import { waitUntil } from '../testing/wait';
import { type LoadOptions, loadImage } from './load-image';
import { loadImages } from './load-images';
import { appendImage, createContainer, createUrl, loadFixture, waitForLoad } from './testing/fixture';

beforeEach(() => resetWarnings());

describe('an image that fails to load', () => {
  const { setTimeout } = window;
  before(() => {
    // Shortens the retry delays.
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, ms >= 1000 ? 20 : ms)) as typeof setTimeout;
  });
  after(() => {
    window.setTimeout = setTimeout;
  });

  it('is retried and then shows its alternative text', async () => {
    const image = appendImage(await createContainer(), 'data:image/png;base64,AAAA');
    const results: boolean[] = [];
    let errors = 0;
    image.addEventListener('error', () => errors++);
    loadImage(image, { onLoadEnd: (isLoaded) => results.push(isLoaded) });
    await waitUntil(() => image.hasAttribute('data-site-broken'));
    expect([errors, results]).to.deep.equal([3, [false]]);
    expect(image.classList.contains('site-loading')).to.equal(false);
    const { color, opacity, height } = getComputedStyle(image);
    expect([image.alt, opacity, height]).to.deep.equal(['Ridge', '1', '200px']);
    expect(color).to.equal('rgb(0, 0, 0)');
  });

  it('is displayed when a retry succeeds', async () => {
    const image = appendImage(await createContainer(), 'data:image/png;base64,AAAA');
    image.addEventListener('error', () => {
      image.dataset.src = createUrl();
      loadImage(image, { allowConcurrentLoads: true });
    });
    loadImage(image);
    await waitForLoad(image);
    expect(image.hasAttribute('data-site-broken')).to.equal(false);
  });
});

describe('the console warns about', () => {
  it('an invalid or missing source [IMG-020]', async () => {
    const box = await createContainer();
    for (const source of ['', 'javascript:alert(1)']) {
      resetWarnings();
      expect(await captureConsole(() => loadImage(appendImage(box, source)))).to.deep.equal([
        'site-image: Invalid or missing image source.',
      ]);
    }
  });

  it('a missing image, another element, or a value that is not a node [IMG-021] [IMG-022] [IMG-025]', async () => {
    const messages = await captureConsole(() => {
      loadImage(null);
      loadImage(document.createElement('video'));
      loadImage('#picture');
      loadImage({});
    });
    expect(messages).to.deep.equal([
      'site-image: No image',
      'site-image: Element is not a valid image element.',
      'site-image: #picture is not a valid node.',
      'site-image: [object Object] is not a valid node.',
    ]);
  });

  it('a missing root, a root without images, or a value that is not a node [IMG-023] [IMG-024] [IMG-025]', async () => {
    const messages = await captureConsole(() => {
      loadImages(null);
      loadImages(document.createElement('div'));
      loadImages(5);
    });
    expect(messages).to.deep.equal([
      'site-image: No root node',
      'site-image: No images',
      'site-image: 5 is not a valid node.',
    ]);
  });

  it('an invalid mode [IMG-011]', async () => {
    const image = appendImage(await createContainer(), createUrl(), { mode: 'zoom' });
    const messages = await captureConsole(() => loadImage(image, { load: false }));
    expect(messages).to.deep.equal(['site-image: mode="zoom" is not fit, fill, none or null; using null.']);
    expect(image.style.objectFit).to.equal('');
  });
});

describe('placement', () => {
  const getStyle = async (options: LoadOptions, attributes: Record<string, string> = {}) => {
    const image = appendImage(await createContainer(), createUrl(), attributes);
    loadImage(image, { load: false, ...options });
    return image.style;
  };

  it('is set by class or mode [IMG-005]', async () => {
    expect((await getStyle({}, { class: 'content-fit' })).objectFit).to.equal('contain');
    expect((await getStyle({}, { mode: 'fill' })).objectFit).to.equal('cover');
    expect((await getStyle({ mode: 'fit', fitAlignment: { x: 0, y: 1 } })).objectPosition).to.equal(
      '0% 100%',
    );
    expect((await getStyle({ mode: 'none' }, { class: 'content-fit' })).objectFit).to.equal('');
  });

  it('supports fixedRatio and stretch [IMG-010]', async () => {
    const dimensions = { 'data-image-dimensions': '300x100' };
    expect((await getStyle({ fixedRatio: true }, dimensions)).aspectRatio).to.equal('300 / 100');
    expect((await getStyle({ mode: 'fit', stretch: false })).objectFit).to.equal('scale-down');
    const { maxWidth, maxHeight } = await getStyle({ mode: 'fill', stretch: false }, dimensions);
    expect([maxWidth, maxHeight]).to.deep.equal(['300px', '100px']);
  });

  it('keeps the focal point centered when the box is resized [IMG-010]', async () => {
    const image = await loadFixture(
      { mode: 'fill', useAdvancedPositioning: true },
      { 'data-image-focal-point': '0.25,0.5', 'data-image-dimensions': '1200x400' },
    );
    // Rendered 600 px wide in a box of 400 px: the focal point at 150 px cannot move to 200 px.
    await waitUntil(() => image.style.objectPosition === '0% 50%');
    image.parentElement!.style.width = '200px';
    // 600 px in a box of 200 px: moved by 50 of 400 px.
    await waitUntil(() => image.style.objectPosition === '12.5% 50%');
  });

  it('is removed without affecting other styles', async () => {
    const image = appendImage(await createContainer(), createUrl());
    image.style.objectPosition = '1% 2%';
    loadImage(image, { load: false, mode: 'fill' });
    loadImage(image, { load: false, mode: 'none' });
    expect([image.style.objectFit, image.style.display]).to.deep.equal(['', 'block']);
  });
});
