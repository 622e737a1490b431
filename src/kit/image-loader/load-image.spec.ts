import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { settle, waitUntil } from '../testing/wait';
import { type LoadOptions, loadImage } from './load-image';
import {
  appendImage,
  createContainer,
  createUrl,
  FOLDER,
  findRequests,
  getFormat,
  loadFixture,
  waitForLoad,
} from './testing/fixture';

describe('the loader', () => {
  it('requests the smallest width that covers the box once [IMG-012] [IMG-006]', async () => {
    for (const [width, format] of [
      [100, '100w'],
      [101, '300w'],
      [400, '500w'],
      [760, '1000w'],
    ] as const) {
      const image = await loadFixture({}, {}, width);
      expect(getFormat(image), `${width} px`).to.equal(format);
      expect(await findRequests(image.dataset.src!, 1)).to.have.length(1);
    }
  });

  it('includes the cropped parts of an image in its rendered width', async () => {
    // 4:1 in a box of 400 x 200 is rendered 800 px wide.
    const wide = await loadFixture({ mode: 'fill' }, { 'data-image-dimensions': '4000x1000' });
    expect(getFormat(wide)).to.equal('1000w');
    const fit = await loadFixture({ mode: 'fit' }, { 'data-image-dimensions': '1000x4000' });
    expect(getFormat(fit)).to.equal('100w');
  });

  it('keeps the center in view without a focal point [IMG-003]', async () => {
    const image = await loadFixture({ mode: 'fill' });
    expect(image.style.objectPosition).to.equal('50% 50%');
  });

  it('puts the width into the placeholder of the URL and does not load with load: false [IMG-006]', async () => {
    const image = appendImage(await createContainer(), `${FOLDER}salt-flats-{width}.webp`);
    loadImage(image);
    await waitForLoad(image);
    expect(image.currentSrc).to.match(/salt-flats-500\.webp$/);
    const named = appendImage(await createContainer(), createUrl());
    loadImage(named, { sizeFormat: 'filename', load: false });
    expect(named.hasAttribute('src')).to.equal(false);
  });

  it('sets the placeholder color of the markup if it is a color', async () => {
    for (const [color, expected] of [
      ['#123456', '#123456'],
      ['not a color', ''],
    ] as const) {
      const image = await loadFixture({}, { 'data-color-center': color });
      expect(image.style.getPropertyValue('--site-image-color'), color).to.equal(expected);
    }
  });

  it('works without AbortSignal.any(), and stops listening after the load', async () => {
    const { any } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined });
    try {
      const image = await loadFixture({ sizeFormat: null });
      expect(image.complete && image.naturalWidth > 0).to.equal(true);
      image.dispatchEvent(new Event('error'));
      expect(image.hasAttribute('data-site-broken')).to.equal(false);
    } finally {
      Object.assign(AbortSignal, { any });
    }
  });

  it('requests the URL unchanged without a size format', async () => {
    const image = await loadFixture({ sizeFormat: null });
    expect(new URL(image.currentSrc).search).to.match(/^\?test=\d+$/);
    expect(image.hasAttribute('srcset')).to.equal(false);
  });

  it('makes no request for images that have a source', async () => {
    const box = await createContainer();
    const own = createUrl();
    box.setHTMLUnsafe(
      `<img id="a" alt="" src="${own}" data-src="${createUrl()}"><img id="b" alt="" srcset="${createUrl()} 300w" sizes="10px" data-src="${createUrl()}"><picture><source srcset="${createUrl()}"><img id="c" alt="" data-src="${createUrl()}"></picture>`,
    );
    for (const image of box.querySelectorAll('img')) {
      const before = image.outerHTML;
      loadImage(image, { sizeFormat: 'queryString' });
      await waitForLoad(image);
      expect(image.outerHTML).to.equal(before);
      expect(await findRequests(image.dataset.src!)).to.deep.equal([]);
    }
    expect(await findRequests(own, 1)).to.have.length(1);
  });

  it('makes one request however often it is called', async () => {
    const image = appendImage(await createContainer(), createUrl());
    for (let times = 0; times < 3; times++) loadImage(image);
    await waitUntil(() => image.hasAttribute('src'));
    loadImage(image);
    await waitForLoad(image);
    loadImage(image);
    await settle();
    expect(await findRequests(image.dataset.src!, 1)).to.have.length(1);
  });

  it('makes one request for a background image and keeps the image [IMG-010] [GAL-034]', async () => {
    const image = await loadFixture(
      { useBgImage: true, mode: 'fill' },
      { 'data-image-focal-point': '0.25,0.75' },
    );
    await waitUntil(() => image.style.backgroundImage);
    await settle();
    const style = getComputedStyle(image);
    expect(style.backgroundImage).to.equal(`url("${image.currentSrc}")`);
    expect([style.backgroundSize, style.backgroundPosition]).to.deep.equal(['cover', '25% 75%']);
    expect(style.objectPosition).to.match(/^-/);
    expect([image.alt, (await findRequests(image.dataset.src!, 1)).length]).to.deep.equal(['Ridge', 1]);
  });

  it('requests a larger file only when the box outgrows the current one by more than one step', async () => {
    const image = await loadFixture({}, {}, 90);
    const box = image.parentElement!;
    box.style.width = '250px';
    await settle();
    await settle();
    expect(await findRequests(image.dataset.src!, 1)).to.have.length(1);
    box.style.width = '480px';
    await waitUntil(() => getFormat(image) === '500w');
    await waitForLoad(image);
    expect(await findRequests(image.dataset.src!, 2)).to.have.length(2);
  });

  it('requests a larger file at every step with forceImageUpdate [IMG-010]', async () => {
    const image = await loadFixture({ forceImageUpdate: true }, {}, 90);
    image.parentElement!.style.width = '250px';
    await waitUntil(() => getFormat(image) === '300w');
  });
});

describe('the requested width', () => {
  it('is limited by dprMin and dprMax [IMG-009]', async () => {
    expect(getFormat(await loadFixture({ dprMin: 2 }))).to.equal('1000w');
    expect(getFormat(await loadFixture({ dprMax: 0.5 }))).to.equal('300w');
    expect(getFormat(await loadFixture({ sizeAdjustment: 1.5 }))).to.equal('750w');
  });

  it('is smaller with reduced data, unless allowSaveData is off [IMG-008]', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      expect(getFormat(await loadFixture())).to.equal('300w');
      expect(getFormat(await loadFixture({ allowSaveData: false }))).to.equal('500w');
    } finally {
      delete (navigator as { connection?: unknown }).connection;
    }
  });
});

describe('lazy loading', () => {
  /** Starts loading an image that is this many px below the viewport. */
  async function below(distance: number, options?: LoadOptions) {
    await setViewport({ width: 800, height: 600 });
    const box = await createContainer();
    const image = appendImage(box, createUrl());
    box.style.position = 'absolute';
    box.style.top = `${innerHeight + distance}px`;
    const stop = loadImage(image, options);
    await settle();
    await settle();
    return { image, stop };
  }

  it('starts within 200 px of the viewport [IMG-015]', async () => {
    const near = await below(195);
    await waitUntil(() => near.image.hasAttribute('src'));
    const { image, stop } = await below(210);
    expect(image.hasAttribute('src')).to.equal(false);
    const stopped = await below(210);
    stopped.stop();
    for (const { parentElement } of [image, stopped.image])
      parentElement!.style.top = `${innerHeight + 150}px`;
    await waitUntil(() => image.hasAttribute('src'));
    expect(stopped.image.hasAttribute('src'), 'stopped').to.equal(false);
    stop();
  });

  it('starts in view with inView and immediately with now', async () => {
    const { image, stop } = await below(50, { when: 'inView' });
    expect(image.hasAttribute('src')).to.equal(false);
    stop();
    const now = await below(5000, { when: 'now' });
    expect(now.image.hasAttribute('src')).to.equal(true);
  });

  it('starts immediately without IntersectionObserver [IMG-016]', async () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      const { image } = await below(5000);
      expect(image.hasAttribute('src')).to.equal(true);
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('starts once the image is in the document [IMG-017]', async () => {
    const box = await createContainer();
    const image = appendImage(document.createElement('div'), createUrl());
    loadImage(image);
    // Not a frame, which a busy machine may draw after the hundred checks, each after a timer.
    await aTimeout(50);
    expect(image.hasAttribute('src')).to.equal(false);
    box.append(image);
    await waitForLoad(image);
  });

  it('does not start with load=false, which only positions the image [IMG-004] [IMG-001]', async () => {
    const image = appendImage(await createContainer(), createUrl(), {
      'data-image-focal-point': '0.2,0.9',
      'data-load': 'false',
      class: 'content-fill',
    });
    loadImage(image);
    await settle();
    expect(image.hasAttribute('src')).to.equal(false);
    expect([image.style.objectFit, image.style.objectPosition]).to.deep.equal(['cover', '20% 90%']);
    loadImage(image, { load: true });
    await waitForLoad(image);
  });
});

describe('a loading image', () => {
  it('has the loading class until it has loaded [IMG-013]', async () => {
    const image = appendImage(await createContainer(), createUrl());
    const atOnce = new Promise<boolean>((resolve) => {
      const watch = new MutationObserver(() => resolve(image.classList.contains('site-loading')));
      watch.observe(image, { attributeFilter: ['src'] });
    });
    loadImage(image);
    await waitForLoad(image);
    await waitUntil(() => !image.classList.contains('site-loading'), 'the class remains');
    expect(await atOnce).to.equal(true);
  });

  it('is skipped unless concurrent loads are allowed [IMG-014]', async () => {
    const image = appendImage(await createContainer(), createUrl(), { class: 'site-loading' });
    loadImage(image);
    await settle();
    expect(image.hasAttribute('src')).to.equal(false);
    loadImage(image, { allowConcurrentLoads: true });
    await waitForLoad(image);
  });

  it('is one of at most 16; further images wait [IMG-018]', async () => {
    const box = await createContainer(40);
    const images = Array.from({ length: 20 }, () => appendImage(box, createUrl(), { style: '' }));
    for (const image of images) image.style.height = '4px';
    const most = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve(box.querySelectorAll('.site-loading').length);
      }).observe(box, { subtree: true, attributeFilter: ['class'] });
    });
    for (const image of images) loadImage(image);
    expect(await most).to.equal(16);
    for (const image of images) await waitForLoad(image);
  });

  it('can be canceled and frees its slot', async () => {
    const box = await createContainer();
    const canceled = appendImage(box, createUrl());
    const stop = loadImage(canceled, { when: 'now' });
    expect(canceled.className).to.equal('site-loading');
    stop();
    canceled.remove();
    expect(canceled.className).to.equal('');
    const other = appendImage(box, createUrl());
    loadImage(other);
    await waitForLoad(other);
  });
});
