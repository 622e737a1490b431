// The layout of each design, and changes of the design.
import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { resetWarnings } from '../../../kit/element/warn';
import { captureConsole } from '../../../kit/testing/console';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { gallery } from '../gallery.contract';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getFrames,
  getPart,
  getReachableIndices,
  image,
  images,
  renderGallery,
} from '../testing/fixtures';

const DESIGNS = gallery.attributes.design.values ?? [];

/** An image with this aspect ratio, 100 px high. */
const createImage = (ratio: number, more = ''): string => {
  const width = Math.round(ratio * 100);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><rect width="100%" height="100%" fill="teal"/></svg>`;
  return `<img alt="Shape" ${more} src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
};
const createSizedImage = (ratio: number) =>
  createImage(ratio, `width="${Math.round(ratio * 100)}" height="100"`);
const RATIOS = [1.5, 0.67, 1.78, 1, 0.75, 1.33, 1.5, 1.5, 0.8, 1.25];
const sizedImages = RATIOS.map(createSizedImage).join('');

const getRect = (element: Element): DOMRect => element.getBoundingClientRect();
const getImages = (element: GalleryElement) => [...element.querySelectorAll('img')];
const waitForRows = async (element: GalleryElement) => {
  await waitUntil(() => getPart(element, 'track')?.hasAttribute('data-justified'), 'rows were not computed');
  return element;
};

/** Tops and inline ends of the rows. */
function getRows(element: GalleryElement): { top: number; end: number; height: number }[] {
  const rows = new Map<number, { top: number; end: number; height: number }>();
  for (const picture of getImages(element)) {
    const { top, right, height } = getRect(picture);
    rows.set(Math.round(top), { top, end: right, height });
  }
  return [...rows.values()];
}

/** Makes the next frame overdue. @param time in ms */
const blockMainThread = (time: number) => {
  const end = performance.now() + time;
  while (performance.now() < end);
};

const reduceMotion = () => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });

describe('designs of <site-gallery>', () => {
  before(reduceMotion);
  after(() => executeServerCommand('emulate-preferences', {}));
  afterEach(() => {
    document.documentElement.dir = 'ltr';
  });

  it('work without screen.orientation, which WebKitGTK lacks', async () => {
    Object.defineProperty(screen, 'orientation', { value: undefined, configurable: true });
    try {
      for (const design of DESIGNS) {
        const element = await renderGallery(`design="${design}"`, images(3));
        expect(element.matches(':state(ready)'), design).to.equal(true);
      }
    } finally {
      Reflect.deleteProperty(screen, 'orientation');
    }
  });

  it('can change at any time and keep the current slide and the nodes [GAL-015]', async () => {
    const element = await renderGallery('design="slideshow"', images(5));
    const nodes = [...element.children];
    element.currentIndex = 3;
    await settle(element);
    for (const design of [...DESIGNS, 'slideshow']) {
      element.setAttribute('design', design);
      await settle(element);
      expect([...element.children], design).to.deep.equal(nodes);
      for (const node of nodes) expect(getRect(node).width, design).to.be.greaterThan(0);
    }
    expect(getCurrentIndex(element)).to.equal(3);
  });

  it('keep the current slide when the old track stops scrolling in the frame of the change', async () => {
    for (let round = 0; round < 6; round++) {
      const element = await renderGallery('design="slider" current-index="3"', images(5));
      for (const design of ['carousel', 'slideshow']) {
        element.setAttribute('design', design);
        await settle(element);
        blockMainThread(10 * round);
      }
      expect(getCurrentIndex(element), `round ${round}`).to.equal(3);
    }
  });

  for (const design of DESIGNS)
    it(`${design} supports no slide, one slide, and slides in a list`, async () => {
      const none = await renderGallery(`design="${design}"`, '');
      expect(getPart(none, 'base')).to.equal(null);
      const one = await renderGallery(`design="${design}"`, image(1));
      expect(getRect(getImages(one)[0]!).width).to.be.greaterThan(100);
      expect(getButton(one, 'next')).to.equal(null);
      await expect(one).to.be.accessible();
      const list = await renderGallery(
        `design="${design}"`,
        `<ul>${RATIOS.map((ratio) => `<li>${createSizedImage(ratio)}</li>`).join('')}</ul>`,
      );
      for (const picture of getImages(list)) expect(getRect(picture).width).to.be.greaterThan(20);
      await expect(list).to.be.accessible();
    });

  describe('changed by a user action without reduced motion', () => {
    before(() => executeServerCommand('emulate-preferences', {}));
    after(reduceMotion);

    it('animate as a view transition that keeps slide, focus and nodes and cleans up', async () => {
      const element = await renderGallery('design="slideshow" current-index="1" speed="0"', images(4));
      const nodes = getImages(element);
      getButton(element, 'next').focus();
      await sendKeys({ press: 'Enter' });
      await settle(element);
      const page = document.documentElement;
      let moved = 0;
      new MutationObserver(() => moved++).observe(page, {
        attributeFilter: ['data-site-gallery-transition'],
      });
      const focused = () => element.shadowRoot!.activeElement?.getAttribute('part');
      for (const design of ['carousel', 'slideshow'] as const) {
        element.design = design;
        await waitUntil(
          () => getPart(element, 'base')!.dataset.design === design,
          `the design did not change to ${design}`,
        );
        expect([getCurrentIndex(element), focused()], design).to.deep.equal([2, 'next']);
        await waitUntil(
          () => !page.hasAttribute('data-site-gallery-transition'),
          'the transition did not end',
        );
      }
      expect(moved).to.be.greaterThan(1);
      expect(getImages(element)).to.deep.equal(nodes);
      for (const one of [element, ...nodes]) expect(one.style.viewTransitionName).to.equal('');
    });
  });

  describe('autorows', () => {
    it('fills the width with rows near the target height [GAL-082]', async () => {
      const element = await waitForRows(await renderGallery('design="autorows"', sizedImages, 1000));
      const rows = getRows(element);
      expect(rows.length).to.be.greaterThan(2);
      for (const { end } of rows.slice(0, -1)) expect(end).to.be.closeTo(getRect(element).right, 0.1);
      for (const { height } of rows.slice(0, -1)) expect(height).to.be.within(165, 335);
    });

    it('moves no slides when others are appended', async () => {
      const element = await waitForRows(
        await renderGallery('design="autorows" row-height="150" gutter="8"', sizedImages, 1000),
      );
      const corners = () =>
        getImages(element)
          .slice(0, 10)
          .flatMap((picture) => {
            const { left, top, right, bottom } = getRect(picture);
            return [left, top, right, bottom];
          });
      const before = corners();
      element.insertAdjacentHTML('beforeend', sizedImages);
      await settle(element);
      for (const [index, side] of corners().entries()) expect(side).to.be.closeTo(before[index]!, 0.1);
      for (const { end } of getRows(element).slice(0, -1))
        expect(end).to.be.closeTo(getRect(element).right, 0.1);
    });

    it('computes new rows for another width and keeps the aspect ratios [GAL-033] [GAL-067]', async () => {
      const element = await waitForRows(
        await renderGallery('design="autorows" row-height="150"', sizedImages, 1000),
      );
      element.parentElement!.style.width = '700px';
      await waitUntil(() => {
        const [first] = getImages(element);
        const { width, height } = getRect(first!);
        return (
          Math.abs(width / height - 1.5) < 0.01 && getRows(element)[0]!.end <= getRect(element).right + 0.1
        );
      }, 'not split anew');
      for (const [index, picture] of getImages(element).entries())
        expect(getRect(picture).width / getRect(picture).height).to.be.closeTo(RATIOS[index]!, 0.02);
    });

    it('keeps its rows without refresh-on-resize and still fills the width', async () => {
      const element = await waitForRows(
        await renderGallery(
          'design="autorows" row-height="150" refresh-on-resize="false"',
          sizedImages,
          1000,
        ),
      );
      const count = getRows(element).length;
      element.parentElement!.style.width = '900px';
      await waitUntil(() => Math.abs(getRows(element)[0]!.end - getRect(element).right) < 0.1, 'not flush');
      await new Promise((done) => setTimeout(done, 250));
      expect(getRows(element).length).to.equal(count);
    });

    it('uses the natural ratio of an image without declared size when it is loaded', async () => {
      const element = await waitForRows(
        await renderGallery(
          'design="autorows" row-height="100"',
          `${createSizedImage(1)}${createImage(3)}`,
          1000,
        ),
      );
      await waitUntil(() => {
        const { width, height } = getRect(getImages(element)[1]!);
        return Math.abs(width / height - 3) < 0.05;
      }, 'never knew');
      expect(getRect(getImages(element)[0]!).width).to.be.closeTo(100, 1);
    });

    it('corrects a wrongly declared ratio without moving visible slides', async () => {
      const told = `<img alt="Told wrong" width="300" height="100">`;
      const element = await waitForRows(
        await renderGallery(
          'design="autorows" row-height="240"',
          told + sizedImages + sizedImages + sizedImages + told,
          600,
        ),
      );
      const [seen, ...others] = getImages(element);
      const far = others.at(-1)!;
      expect(getRect(far).top).to.be.greaterThan(innerHeight);
      const places = () =>
        getImages(element)
          .map(getRect)
          .filter(({ top }) => top < innerHeight)
          .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join());
      const before = places();
      const source = /src="([^"]*)"/.exec(createSizedImage(1.5))![1]!;
      for (const image of [seen!, far]) image.src = source;
      await waitUntil(() => Math.abs(getRect(far).width / getRect(far).height - 1.5) < 0.1, 'never knew');
      expect(places()).to.deep.equal(before);
    });

    it('cleans up the slides of a list when the design changes', async () => {
      const element = await waitForRows(
        await renderGallery(
          'design="autorows"',
          `<ul>${RATIOS.map((ratio) => `<li>${createSizedImage(ratio)}</li>`).join('')}</ul>`,
        ),
      );
      const item = element.querySelector('li')!;
      expect(item.getAttribute('style')).to.contain('--_flex');
      element.design = 'grid';
      await settle(element);
      expect(item.hasAttribute('style')).to.equal(false);
    });
  });

  it('autogrid and autocolumns have as many columns as fit [GAL-080] [GAL-081]', async () => {
    for (const design of ['autogrid', 'autocolumns']) {
      const element = await renderGallery(`design="${design}"`, sizedImages, 990);
      const starts = new Set(getImages(element).map((picture) => Math.round(getRect(picture).left)));
      expect(starts.size, design).to.equal(3);
      expect(getRect(getImages(element)[0]!).width, design).to.be.closeTo(330, 0.5);
    }
  });

  it('autocolumns keeps document order down each column', async () => {
    const element = await renderGallery('design="autocolumns" gutter="10"', sizedImages, 1000);
    const boxes = getImages(element).map(getRect);
    for (const [index, { left, top }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (!before) continue;
      const isBelow = Math.abs(left - before.left) < 1;
      if (isBelow) expect(top).to.be.closeTo(before.bottom + 10, 0.5);
      else expect(left).to.be.greaterThan(before.right);
      if (!isBelow) expect(top).to.be.closeTo(boxes[0]!.top, 0.5);
    }
  });

  it('the list shows images next to their text in the given width [GAL-008] [GAL-090]', async () => {
    const figure = `<figure>${image(1)}<figcaption>Caption</figcaption></figure>`;
    const element = await renderGallery(
      'design="list" list-image-size="40"',
      figure + image(2, 'data-title="Two"'),
      1000,
    );
    for (const picture of getImages(element)) expect(getRect(picture).width).to.be.closeTo(400, 25);
    const words = [element.querySelector('figcaption')!, getPart(element, 'caption')!];
    for (const [index, text] of words.entries())
      expect(getRect(text).left).to.be.greaterThan(getRect(getImages(element)[index]!).right);
  });

  describe('slider', () => {
    const anchorOf = ({ left, width }: DOMRect, share: number) => left + width * share;
    const slides = [1.5, 0.7, 2, 1].map(createSizedImage).join('');

    for (const [alignment, share] of [
      ['left', 0],
      ['center', 0.5],
      ['right', 1],
    ] as const)
      for (const dir of ['ltr', 'rtl'])
        it(`aligns the active slide: ${alignment}, ${dir} [GAL-008] [GAL-098]`, async () => {
          document.documentElement.dir = dir;
          const element = await renderGallery(`design="slider" active-alignment="${alignment}"`, slides, 800);
          const at = dir === 'rtl' ? 1 - share : share;
          for (const index of [0, 1, 2, 3]) {
            element.currentIndex = index;
            await settle(element);
            expect(getCurrentIndex(element)).to.equal(index);
            await waitUntil(() => {
              const picture = getRect(getImages(element)[index]!);
              return Math.abs(anchorOf(picture, at) - anchorOf(getRect(element), at)) < 1.5;
            }, `slide ${index} is not at its place`);
          }
        });

    it('is half as high as wide by default and shows the neighbors of the active slide [GAL-012]', async () => {
      const element = await renderGallery('design="slider"', slides, 800);
      expect(getRect(getImages(element)[0]!).height).to.be.closeTo(400, 0.5);
      expect(getReachableIndices(element)).to.deep.equal([0, 1]);
      getButton(element, 'next').click();
      await waitUntil(() => getCurrentIndex(element) === 1, 'never went on');
      await waitUntil(() => getReachableIndices(element).join() === '0,1,2', 'a neighbor is out of reach');
      element.setAttribute('v-size', '25');
      await settle(element);
      expect(getRect(getImages(element)[0]!).height).to.be.closeTo(200, 0.5);
      await expect(element).to.be.accessible();
    });
  });

  it('an uncropped slideshow is as high as the current slide [GAL-091]', async () => {
    const element = await renderGallery(
      'design="slideshow" auto-crop="false"',
      `${createSizedImage(2)}${createSizedImage(4)}`,
      800,
    );
    expect(getRect(element).height).to.be.closeTo(400, 1);
    element.currentIndex = 1;
    await waitUntil(() => Math.abs(getRect(element).height - 200) < 1, 'not as high as the second slide');
  });

  it('meta-position sets the position of captions [GAL-008]', async () => {
    const figure = `<figure>${image(1)}<figcaption>Caption</figcaption></figure>`;
    const element = await renderGallery('design="grid" thumbnails-per-row="1"', figure, 600);
    const caption = element.querySelector('figcaption')!;
    const picture = getRect(getImages(element)[0]!);
    expect(getRect(caption).top).to.be.at.least(picture.bottom - 1);
    element.metaPosition = 'bottom';
    await settle(element);
    expect(getRect(caption).bottom).to.be.closeTo(picture.bottom, 1);
    element.metaPosition = 'top-left';
    await settle(element);
    expect(getRect(caption).top).to.be.within(picture.top, picture.top + 40);
    element.metaPosition = 'none';
    await settle(element);
    expect(getRect(caption).height).to.equal(0);
  });

  it('a column width that is not a positive number is rejected with a warning [GAL-101]', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const element = await renderGallery('design="autocolumns" column-width="-20"', images(3));
      expect(element.columnWidth).to.equal(250);
    });
    expect(warnings).to.deep.equal(['site-gallery: column-width="-20" is not a positive number; using 250.']);
  });

  it('shows only slides of the same type as the first without mixed-content [GAL-001]', async () => {
    const slides = `${image(1)}<video></video>${image(2)}`;
    const element = await renderGallery('design="grid" mixed-content="false"', slides);
    expect(getRect(element.querySelector('video')!).width).to.equal(0);
    expect(getFrames(element).length).to.equal(2);
    element.mixedContent = true;
    await settle(element);
    expect(getFrames(element).length).to.equal(3);
  });
});
