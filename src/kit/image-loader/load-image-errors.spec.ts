// What does the loader say and show when an image cannot be had, and where does it put one that can?
import { expect } from '@open-wc/testing';
import { resetWarnings } from '../element/warn';
import { captureConsole } from '../testing/console';
import { waitUntil } from '../testing/wait';
import { type LoadOptions, loadImage } from './load-image';
import { loadImages } from './load-images';
import { appendImage, createContainer, createUrl, loadFixture, waitForLoad } from './testing/fixture';

beforeEach(() => resetWarnings());

describe('an image that cannot be had', () => {
  const { setTimeout } = window;
  before(() => {
    // The pauses between two tries, shortened.
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, ms >= 1000 ? 20 : ms)) as typeof setTimeout;
  });
  after(() => {
    window.setTimeout = setTimeout;
  });

  it('is asked for again, and then says what it would show', async () => {
    const image = appendImage(await createContainer(), 'data:image/png;base64,AAAA');
    const ends: boolean[] = [];
    let errors = 0;
    image.addEventListener('error', () => errors++);
    loadImage(image, { ended: (there) => ends.push(there) });
    await waitUntil(() => image.hasAttribute('data-site-broken'));
    expect([errors, ends]).to.deep.equal([3, [false]]);
    expect(image.classList.contains('site-loading')).to.equal(false);
    const { color, opacity, height } = getComputedStyle(image);
    expect([image.alt, opacity, height]).to.deep.equal(['Ridge', '1', '200px']);
    expect(color).to.equal('rgb(0, 0, 0)');
  });

  it('is shown when a later try succeeds', async () => {
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

describe('what cannot be done is said', () => {
  const said = (action: () => unknown) => captureConsole(action);

  it('no source [IMG-020]', async () => {
    const box = await createContainer();
    for (const source of ['', 'javascript:alert(1)']) {
      resetWarnings();
      expect(await said(() => loadImage(appendImage(box, source)))).to.deep.equal([
        'site-image: Invalid or missing image source.',
      ]);
    }
  });

  it('no image, another element, no node at all [IMG-021] [IMG-022] [IMG-025]', async () => {
    const words = await said(() => {
      loadImage(null);
      loadImage(document.createElement('video'));
      loadImage('#picture');
      loadImage({});
    });
    expect(words).to.deep.equal([
      'site-image: No image',
      'site-image: Element is not a valid image element.',
      'site-image: #picture is not a valid node.',
      'site-image: [object Object] is not a valid node.',
    ]);
  });

  it('no root, nothing in it, no node [IMG-023] [IMG-024] [IMG-025]', async () => {
    const words = await said(() => {
      loadImages(null);
      loadImages(document.createElement('div'));
      loadImages(5);
    });
    expect(words).to.deep.equal([
      'site-image: No root node',
      'site-image: No images',
      'site-image: 5 is not a valid node.',
    ]);
  });

  it('a mode that is none of the four [IMG-011]', async () => {
    const image = appendImage(await createContainer(), createUrl(), { mode: 'zoom' });
    const words = await said(() => loadImage(image, { load: false }));
    expect(words).to.deep.equal(['site-image: mode="zoom" is not fit, fill, none or null; using null.']);
    expect(image.style.objectFit).to.equal('');
  });
});

describe('its place', () => {
  const styleOf = async (options: LoadOptions, attributes: Record<string, string> = {}) => {
    const image = appendImage(await createContainer(), createUrl(), attributes);
    loadImage(image, { load: false, ...options });
    return image.style;
  };

  it('by class or by mode [IMG-005]', async () => {
    expect((await styleOf({}, { class: 'content-fit' })).objectFit).to.equal('contain');
    expect((await styleOf({}, { mode: 'fill' })).objectFit).to.equal('cover');
    expect((await styleOf({ mode: 'fit', fitAlignment: { x: 0, y: 1 } })).objectPosition).to.equal('0% 100%');
    expect((await styleOf({ mode: 'none' }, { class: 'content-fit' })).objectFit).to.equal('');
  });

  it('with the shape of the image, and not larger than it [IMG-010]', async () => {
    const dimensions = { 'data-image-dimensions': '300x100' };
    expect((await styleOf({ fixedRatio: true }, dimensions)).aspectRatio).to.equal('300 / 100');
    expect((await styleOf({ mode: 'fit', stretch: false })).objectFit).to.equal('scale-down');
    const { maxWidth, maxHeight } = await styleOf({ mode: 'fill', stretch: false }, dimensions);
    expect([maxWidth, maxHeight]).to.deep.equal(['300px', '100px']);
  });

  it('follows the box, to keep the focal point in the middle [IMG-010]', async () => {
    const image = await loadFixture(
      { mode: 'fill', useAdvancedPositioning: true },
      { 'data-image-focal-point': '0.25,0.5', 'data-image-dimensions': '1200x400' },
    );
    // Shown 600 wide in 400: the focal point, at 150, cannot come to 200.
    await waitUntil(() => image.style.objectPosition === '0% 50%');
    image.parentElement!.style.width = '200px';
    // 600 in 200: moved by 50 of 400.
    await waitUntil(() => image.style.objectPosition === '12.5% 50%');
  });

  it('is taken back where it was written, and nowhere else', async () => {
    const image = appendImage(await createContainer(), createUrl());
    image.style.objectPosition = '1% 2%';
    loadImage(image, { load: false, mode: 'fill' });
    loadImage(image, { load: false, mode: 'none' });
    expect([image.style.objectFit, image.style.display]).to.deep.equal(['', 'block']);
  });
});
