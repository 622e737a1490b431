// Does the loader get each image once, in the file that fits, when it is needed?
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { settle, until } from '../testing/settle';
import { type LoadOptions, loadImage } from './load-image';
import { FOLDER, formatOf, fresh, load, loaded, put, requests, stage } from './testing/stage';

describe('one request', () => {
  it('for the smallest width that covers the box [IMG-012] [IMG-006]', async () => {
    for (const [width, format] of [
      [100, '100w'],
      [101, '300w'],
      [400, '500w'],
      [760, '1000w'],
    ] as const) {
      const image = await load({}, {}, width);
      expect(formatOf(image), `${width} px`).to.equal(format);
      expect(await requests(image.dataset.src!)).to.have.length(1);
    }
  });

  it('for the part of a cropped image that is shown, cropped parts included', async () => {
    // 2:1 in a box of 400 x 200 shown 400 wide; 4:1 in the same box 800 wide.
    const wide = await load({ mode: 'fill' }, { 'data-image-dimensions': '4000x1000' });
    expect(formatOf(wide)).to.equal('1000w');
    const fit = await load({ mode: 'fit' }, { 'data-image-dimensions': '1000x4000' });
    expect(formatOf(fit)).to.equal('100w');
  });

  it('in the name of the file, or in the place that the page leaves for it [IMG-006]', async () => {
    const image = put(await stage(), `${FOLDER}salt-flats-{width}.webp`);
    loadImage(image);
    await loaded(image);
    expect(image.currentSrc).to.match(/salt-flats-500\.webp$/);
    const named = put(await stage(), fresh());
    loadImage(named, { sizeFormat: 'filename', load: false });
    expect(named.hasAttribute('src')).to.equal(false);
  });

  it('for the address as it is where nothing says how it takes a width', async () => {
    const image = await load({ sizeFormat: null });
    expect(new URL(image.currentSrc).search).to.match(/^\?test=\d+$/);
    expect(image.hasAttribute('srcset')).to.equal(false);
  });

  it('and none where the page has a source of its own', async () => {
    const box = await stage();
    const own = fresh();
    box.setHTMLUnsafe(
      `<img id="a" alt="" src="${own}" data-src="${fresh()}"><img id="b" alt="" srcset="${fresh()} 300w" sizes="10px" data-src="${fresh()}"><picture><source srcset="${fresh()}"><img id="c" alt="" data-src="${fresh()}"></picture>`,
    );
    for (const image of box.querySelectorAll('img')) {
      const before = image.outerHTML;
      loadImage(image, { sizeFormat: 'queryString' });
      await loaded(image);
      expect(image.outerHTML).to.equal(before);
      expect(await requests(image.dataset.src!)).to.deep.equal([]);
    }
    expect(await requests(own)).to.have.length(1);
  });

  it('however often it is called, before, meanwhile and after', async () => {
    const image = put(await stage(), fresh());
    for (let times = 0; times < 3; times++) loadImage(image);
    await until(() => image.hasAttribute('src'));
    loadImage(image);
    await loaded(image);
    loadImage(image);
    await settle();
    expect(await requests(image.dataset.src!)).to.have.length(1);
  });

  it('also for a background, which the image stays behind [IMG-010] [GAL-034]', async () => {
    const image = await load({ useBgImage: true, mode: 'fill' }, { 'data-image-focal-point': '0.25,0.75' });
    await until(() => image.style.backgroundImage);
    await settle();
    const style = getComputedStyle(image);
    expect(style.backgroundImage).to.equal(`url("${image.currentSrc}")`);
    expect([style.backgroundSize, style.backgroundPosition]).to.deep.equal(['cover', '25% 75%']);
    expect(style.objectPosition).to.match(/^-/);
    expect([image.alt, (await requests(image.dataset.src!)).length]).to.deep.equal(['Ridge', 1]);
  });

  it('and another one only when the box has outgrown the file by more than a step', async () => {
    const image = await load({}, {}, 90);
    const box = image.parentElement!;
    box.style.width = '250px';
    await settle();
    await settle();
    expect(await requests(image.dataset.src!)).to.have.length(1);
    box.style.width = '480px';
    await until(() => formatOf(image) === '500w');
    expect(await requests(image.dataset.src!)).to.have.length(2);
  });

  it('at every step with forceImageUpdate [IMG-010]', async () => {
    const image = await load({ forceImageUpdate: true }, {}, 90);
    image.parentElement!.style.width = '250px';
    await until(() => formatOf(image) === '300w');
  });
});

describe('the screen and the visitor', () => {
  it('dprMin and dprMax bound the density [IMG-009]', async () => {
    expect(formatOf(await load({ dprMin: 2 }))).to.equal('1000w');
    expect(formatOf(await load({ dprMax: 0.5 }))).to.equal('300w');
    expect(formatOf(await load({ sizeAdjustment: 1.5 }))).to.equal('750w');
  });

  it('data saving gets a smaller file, unless it must not count [IMG-008]', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      expect(formatOf(await load())).to.equal('300w');
      expect(formatOf(await load({ allowSaveData: false }))).to.equal('500w');
    } finally {
      delete (navigator as { connection?: unknown }).connection;
    }
  });
});

describe('when it is needed', () => {
  /** An image whose top is so far below the viewport. */
  async function below(distance: number, options?: LoadOptions) {
    await setViewport({ width: 800, height: 600 });
    const box = await stage();
    const image = put(box, fresh());
    box.style.position = 'absolute';
    box.style.top = `${innerHeight + distance}px`;
    const stop = loadImage(image, options);
    await settle();
    await settle();
    return { image, stop };
  }

  it('within 200 px of the viewport, not further away [IMG-015]', async () => {
    const near = await below(195);
    await until(() => near.image.hasAttribute('src'));
    const { image, stop } = await below(210);
    expect(image.hasAttribute('src')).to.equal(false);
    const given = await below(210);
    given.stop();
    for (const { parentElement } of [image, given.image]) parentElement!.style.top = `${innerHeight + 150}px`;
    await until(() => image.hasAttribute('src'));
    expect(given.image.hasAttribute('src'), 'given up').to.equal(false);
    stop();
  });

  it('only in view, or at once, when that is asked for', async () => {
    const { image, stop } = await below(50, { when: 'inView' });
    expect(image.hasAttribute('src')).to.equal(false);
    stop();
    const now = await below(5000, { when: 'now' });
    expect(now.image.hasAttribute('src')).to.equal(true);
  });

  it('at once where nothing can be observed [IMG-016]', async () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      const { image } = await below(5000);
      expect(image.hasAttribute('src')).to.equal(true);
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('once the image has come into the document [IMG-017]', async () => {
    const box = await stage();
    const image = put(document.createElement('div'), fresh());
    loadImage(image);
    await settle();
    expect(image.hasAttribute('src')).to.equal(false);
    box.append(image);
    await loaded(image);
  });

  it('not at all with load=false, which prepares it [IMG-004] [IMG-001]', async () => {
    const image = put(await stage(), fresh(), {
      'data-image-focal-point': '0.2,0.9',
      'data-load': 'false',
      class: 'content-fill',
    });
    loadImage(image);
    await settle();
    expect(image.hasAttribute('src')).to.equal(false);
    expect([image.style.objectFit, image.style.objectPosition]).to.deep.equal(['cover', '20% 90%']);
    loadImage(image, { load: true });
    await loaded(image);
  });
});

describe('while it loads', () => {
  it('the image carries a class, until it is there [IMG-013]', async () => {
    const image = put(await stage(), fresh());
    const atOnce = new Promise<boolean>((tell) => {
      const watch = new MutationObserver(() => tell(image.classList.contains('site-loading')));
      watch.observe(image, { attributeFilter: ['src'] });
    });
    loadImage(image);
    await loaded(image);
    await settle();
    expect([await atOnce, image.classList.contains('site-loading')]).to.deep.equal([true, false]);
  });

  it('it is left alone, unless loads may run side by side [IMG-014]', async () => {
    const image = put(await stage(), fresh(), { class: 'site-loading' });
    loadImage(image);
    await settle();
    expect(image.hasAttribute('src')).to.equal(false);
    loadImage(image, { allowConcurrentLoads: true });
    await loaded(image);
  });

  it('15 others load beside it, and the next ones wait [IMG-018]', async () => {
    const box = await stage(40);
    const images = Array.from({ length: 20 }, () => put(box, fresh(), { style: '' }));
    for (const image of images) image.style.height = '4px';
    const most = new Promise<number>((tell) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        tell(box.querySelectorAll('.site-loading').length);
      }).observe(box, { subtree: true, attributeFilter: ['class'] });
    });
    for (const image of images) loadImage(image);
    expect(await most).to.equal(16);
    for (const image of images) await loaded(image);
  });

  it('it can be given up, and makes room for others', async () => {
    const box = await stage();
    const gone = put(box, fresh());
    const stop = loadImage(gone, { when: 'now' });
    expect(gone.className).to.equal('site-loading');
    stop();
    gone.remove();
    expect(gone.className).to.equal('');
    const other = put(box, fresh());
    loadImage(other);
    await loaded(other);
  });
});
