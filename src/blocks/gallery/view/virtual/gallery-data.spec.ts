// Data slides: rendering only those near the viewport, in every design.
import { expect } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import { resetWarnings } from '../../../../kit/element/warn';
import { captureConsole } from '../../../../kit/testing/console';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import type { SlideData } from '../../attributes/slides.attributes';
import {
  type GalleryElement,
  getButton,
  getFrames,
  getLiveRegion,
  getPart,
  image,
  recordEvents,
  renderGallery,
} from '../../testing/fixtures';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const MANY = 10_000;

const createData = (count: number, more: (index: number) => Partial<SlideData> = () => ({})): SlideData[] =>
  Array.from({ length: count }, (_, index) => ({
    src: PIXEL,
    width: 300,
    height: 200,
    alt: `Picture ${index}`,
    id: `d${index}`,
    ...more(index),
  }));

async function renderData(
  attributes: string,
  slides: readonly SlideData[],
  width = 800,
): Promise<GalleryElement> {
  const element = await renderGallery(attributes, '', width);
  element.slides = slides;
  await settle(element);
  return element;
}

/** Numbers (from 1) of the rendered slides. */
const getRenderedNumbers = (element: Element): number[] =>
  getFrames(element).map((frame) =>
    Number(frame.getAttribute('aria-posinset') ?? Number.parseInt(frame.getAttribute('aria-label')!, 10)),
  );

const getCurrentAlt = (element: Element) => getPart(element, 'current')!.querySelector('img')!.alt;

describe('<site-gallery> with data slides', () => {
  // With reduced motion changes are immediate.
  before(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  after(() => executeServerCommand('emulate-preferences', {}));
  afterEach(async () => {
    await resetMouse();
    await setViewport({ width: 800, height: 600 });
    document.documentElement.dir = 'ltr';
    scrollTo(0, 0);
  });

  it('reads slides from JSON inside it or a property, with links', async () => {
    const slides = createData(3, (index) => ({
      title: `Title ${index}`,
      href: index === 1 ? '/shop' : 'javascript:alert(1)',
    }));
    const json = `<script type="application/json">${JSON.stringify({ slides })}</script>`;
    const element = await renderGallery('design="grid"', `${json}${image(9)}`);
    expect(getFrames(element).map((frame) => frame.querySelector('img')!.alt)).to.deep.equal([
      'Picture 0',
      'Picture 1',
      'Picture 2',
    ]);
    expect(getPart(element, 'caption')!.textContent!.trim()).to.equal('Title 0');
    const links = element.shadowRoot!.querySelectorAll('a');
    expect([...links].map((link) => new URL(link.href).pathname)).to.deep.equal(['/shop']);
    // The children are the fallback without script.
    expect(element.querySelector('img')!.checkVisibility()).to.equal(false);
    element.slides = slides.slice(0, 1);
    await settle(element);
    expect(getFrames(element).length).to.equal(1);
    element.slides = [];
    await settle(element);
    expect(element.querySelector('img')!.checkVisibility()).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('ignores invalid items with one warning, and uses 3:2 without sizes', async () => {
    resetWarnings();
    const odd = [null, 7, {}, { src: '' }, { src: 4 }, { src: PIXEL, width: '600', height: 'x', alt: 5 }];
    let element: GalleryElement | undefined;
    const warnings = await captureConsole(async () => {
      element = await renderData('design="grid" thumbnails-per-row="1"', odd as unknown as SlideData[], 300);
    });
    expect(warnings).to.deep.equal(['site-gallery: 5 of 6 slides have no src; ignoring them.']);
    const { width, height } = getFrames(element!)[0]!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([300, 200]);
  });

  it('warns if the data is not an array', async () => {
    resetWarnings();
    const warnings = await captureConsole(() => renderGallery('design="grid" slides="7"', ''));
    expect(warnings).to.deep.equal([
      'site-gallery: slides="7" is not an array of objects with a src; using [].',
    ]);
  });

  it('shows two slides for an object that is listed twice', async () => {
    const [one] = createData(1);
    const element = await renderData('design="grid"', [one!, one!, one!]);
    expect(getFrames(element).length).to.equal(3);
  });

  describe('as a grid', () => {
    it('has the height of all slides with few nodes', async () => {
      const element = await renderData('design="grid" thumbnails-per-row="5" padding="10"', createData(MANY));
      const column = (800 - 4 * 10) / 5;
      const row = (column * 2) / 3 + 10;
      expect(element.getBoundingClientRect().height).to.be.closeTo((MANY / 5) * row - 10, 1);
      const seventh = getFrames(element)[6]!.getBoundingClientRect();
      const from = getPart(element, 'track')!.getBoundingClientRect();
      expect(seventh.left - from.left).to.be.closeTo(column + 10, 0.1);
      expect(seventh.top - from.top).to.be.closeTo(row, 0.1);
      expect(getFrames(element).length).to.be.lessThan(90);
      expect(getFrames(element)[0]!.getAttribute('aria-setsize')).to.equal(String(MANY));
      await expect(element).to.be.accessible();
    });

    it('renders the slides at any scroll position', async () => {
      const element = await renderData('design="grid"', createData(MANY));
      for (const part of [0.5, 0.1, 1, 0]) {
        scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
        const isShown = (frame: Element) => {
          const { top, bottom } = frame.getBoundingClientRect();
          return top < innerHeight / 2 + 100 && bottom > innerHeight / 2 - 100;
        };
        await waitUntil(() => getFrames(element).filter(isShown).length >= 4, `nothing at ${part}`);
        expect(getFrames(element).length).to.be.lessThan(90);
      }
    });

    it('Tab moves through all links, also backward from the end', async () => {
      const element = await renderData(
        'design="grid"',
        createData(MANY, (index) => ({ href: `#slide-${index}` })),
      );
      element.insertAdjacentHTML('beforebegin', '<button>Before</button>');
      element.insertAdjacentHTML('afterend', '<button>Behind</button>');
      (element.previousElementSibling as HTMLElement).focus();
      const focused = () => (element.shadowRoot!.activeElement as HTMLAnchorElement).hash;
      for (let index = 0; index < 60; index++) {
        await sendKeys({ press: 'Tab' });
        expect(focused()).to.equal(`#slide-${index}`);
      }
      await waitUntil(() => getRenderedNumbers(element).includes(90), 'the slides ahead are not rendered');
      (element.nextElementSibling as HTMLElement).focus();
      for (const index of [MANY - 1, MANY - 2, MANY - 3]) {
        await sendKeys({ down: 'Shift' });
        await sendKeys({ press: 'Tab' });
        await sendKeys({ up: 'Shift' });
        expect(focused()).to.equal(`#slide-${index}`);
      }
      element.nextElementSibling!.remove();
    });

    it('keeps the focused slide rendered at any scroll position', async () => {
      const element = await renderData(
        'design="grid"',
        createData(MANY, (index) => ({ href: `#slide-${index}` })),
      );
      getFrames(element)[2]!.querySelector('a')!.focus();
      scrollTo(0, 100_000);
      await waitUntil(() => !getRenderedNumbers(element).includes(8), 'the window did not move');
      expect(getRenderedNumbers(element).slice(0, 4)).to.deep.equal([1, 2, 3, 4]);
      expect((element.shadowRoot!.activeElement as HTMLAnchorElement).hash).to.equal('#slide-2');
    });

    it('keeps visible slides in place when the width or the slides before them change', async () => {
      const slides = createData(MANY);
      const element = await renderData('design="grid" thumbnails-per-row="4"', slides);
      scrollTo(0, 50_000);
      const seen = () => element.shadowRoot!.elementFromPoint(40, 40)?.getAttribute('alt');
      await waitUntil(seen, 'nothing is seen');
      const name = seen();
      const topOf = () => element.shadowRoot!.querySelector(`[alt="${name}"]`)?.getBoundingClientRect().top;
      const top = topOf()!;
      element.slides = [...createData(40, (index) => ({ alt: `New ${index}` })), ...slides];
      await settle(element);
      await waitUntil(() => Math.abs((topOf() ?? Infinity) - top) < 2, 'it jumped when slides came');
      element.parentElement!.style.width = '500px';
      await waitUntil(() => {
        const now = topOf();
        return now !== undefined && now > -200 && now < 300;
      }, 'it was lost when the width changed');
    });

    it('scrolls to current-index', async () => {
      const element = await renderData('design="grid"', createData(MANY));
      element.currentIndex = 7777;
      const getOffset = () =>
        element.shadowRoot!.querySelector('[alt="Picture 7777"]')?.getBoundingClientRect().top;
      await waitUntil(() => Math.abs(getOffset() ?? Infinity) < 2, 'it did not scroll to the slide');
    });

    it('supports right-to-left text', async () => {
      document.documentElement.dir = 'rtl';
      const element = await renderData('design="grid" padding="0"', createData(20));
      const [first, second] = getFrames(element).map((frame) => frame.getBoundingClientRect().right);
      expect(first! - second!).to.equal(200);
    });

    it('has the aspect ratio of the attribute or the style sheet', async () => {
      const element = await renderData('design="grid" image-aspect-ratio="1"', createData(20));
      const shape = () => {
        const { width, height } = getFrames(element)[0]!.getBoundingClientRect();
        return Math.round((width / height) * 100) / 100;
      };
      expect(shape()).to.equal(1);
      element.style.setProperty('--site-gallery-ratio', '4 / 2');
      element.padding = '0px';
      await settle(element);
      expect(shape()).to.equal(2);
    });

    it('is a single column if stacked', async () => {
      const element = await renderData('', createData(MANY), 300);
      expect(element.getBoundingClientRect().height).to.be.closeTo(MANY * 220 - 20, 1);
    });
  });

  it('supports autorows, autocolumns, autogrid and list', async () => {
    for (const design of ['autorows', 'autocolumns', 'autogrid', 'list'] as const) {
      const element = await renderData(
        `design="${design}"`,
        createData(MANY, (index) => ({ height: 150 + (index % 5) * 60 })),
      );
      scrollTo(0, 40_000);
      await waitUntil(() => !getRenderedNumbers(element).includes(5), `${design} did not follow`);
      const boxes = getFrames(element).map((frame) => frame.getBoundingClientRect());
      const inSight = boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
      const covered = inSight.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(covered, `${design} leaves holes`).to.be.greaterThan(0.75 * 800 * innerHeight);
      const wide = boxes.filter(
        ({ left, right, height }) =>
          left < boxes[0]!.left - 1 || right - boxes[0]!.left > 801 || height === 0,
      );
      expect(wide, `${design} overflows`).to.deep.equal([]);
      expect(boxes.length, design).to.be.lessThan(120);
      await expect(element).to.be.accessible();
      element.remove();
    }
  });

  it('is a slider with equal widths', async () => {
    const element = await renderData('design="slider"', createData(MANY));
    expect(getFrames(element).length).to.be.lessThan(8);
    element.currentIndex = 5000;
    await waitUntil(() => {
      const { left } = getPart(element, 'current')!.getBoundingClientRect();
      return Math.abs(left - getPart(element, 'track')!.getBoundingClientRect().left) < 2;
    }, 'the strip did not follow');
  });

  describe('as a carousel', () => {
    it('navigates 10,000 slides with few nodes, by button, index and scrolling', async () => {
      const element = await renderData('design="carousel"', createData(MANY));
      const events = recordEvents(element);
      expect(getRenderedNumbers(element)).to.deep.equal([1, 2, 3, 4, 5, 6]);
      getButton(element, 'next').click();
      await waitUntil(
        () => getRenderedNumbers(element).join() === '1,2,3,4,5,6,7,8,9',
        'the window did not follow',
      );
      expect(getCurrentAlt(element)).to.equal('Picture 3');
      element.currentIndex = -1;
      const track = getPart(element, 'track')!;
      await waitUntil(
        () => track.scrollLeft + track.clientWidth > track.scrollWidth - 2,
        'it did not scroll',
      );
      await waitUntil(() => getFrames(element).length < 10, 'the way stayed');
      expect(getLiveRegion(element).textContent).to.equal('9998–10000 of 10000');
      expect(getCurrentAlt(element)).to.equal(`Picture ${MANY - 1}`);
      track.scrollTo({ left: track.scrollWidth / 2, behavior: 'instant' });
      await waitUntil(
        () => getRenderedNumbers(element).includes(5000),
        'it did not follow the scroll position',
      );
      await waitUntil(
        () => events.some((line) => /^change 5\d{3} d5\d{3} swipe/.test(line)),
        'no word of the swipe',
      );
      await expect(element).to.be.accessible();
    });

    it('has equal columns, also right to left', async () => {
      for (const direction of ['ltr', 'rtl']) {
        document.documentElement.dir = direction;
        const element = await renderData('design="carousel" slides-per-row="2" gutter="10"', createData(50));
        const track = getPart(element, 'track')!;
        const column = (800 - 10) / 2;
        expect(track.scrollWidth).to.be.closeTo(50 * (column + 10) - 10, 2);
        element.currentIndex = 20;
        await waitUntil(
          () => Math.abs(Math.abs(track.scrollLeft) - 20 * (column + 10)) < 2,
          `not there ${direction}`,
        );
        const from = track.getBoundingClientRect();
        const start = (box: DOMRect) => (direction === 'rtl' ? box.right : box.left);
        expect(start(getPart(element, 'current')!.getBoundingClientRect())).to.be.closeTo(start(from), 1);
      }
    });
  });

  describe('as a slideshow', () => {
    it('renders the current slide and its neighbors', async () => {
      const element = await renderData('design="slideshow" current-index="5000"', createData(MANY));
      expect(getRenderedNumbers(element)).to.deep.equal([5000, 5001, 5002]);
      expect(getCurrentAlt(element)).to.equal('Picture 5000');
      getButton(element, 'next').click();
      await settle(element);
      expect(getCurrentAlt(element)).to.equal('Picture 5001');
      expect(getFrames(element).filter((frame) => !frame.inert)).to.deep.equal([getPart(element, 'current')]);
      element.currentIndex = 3;
      await settle(element);
      expect(getCurrentAlt(element)).to.equal('Picture 3');
      expect(getLiveRegion(element).textContent).to.equal('4 of 10000: Picture 3');
      await expect(element).to.be.accessible();
    });

    it('fades to a slide that was not rendered, and removes the outgoing one afterwards', async () => {
      await executeServerCommand('emulate-preferences', {});
      const element = await renderData('design="slideshow" speed="3"', createData(MANY));
      const old = getPart(element, 'current')!;
      element.currentIndex = 700;
      await settle(element);
      expect(getCurrentAlt(element)).to.equal('Picture 700');
      expect(old.getAnimations().length).to.equal(1);
      await waitUntil(
        () => !getPart(element, 'base')!.hasAttribute('data-in-motion'),
        'the transition did not end',
      );
      getButton(element, 'next').click();
      await settle(element);
      expect(getRenderedNumbers(element)).to.deep.equal([701, 702, 703]);
      await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    });

    it('keeps the current slide if a new array has it at another index', async () => {
      const slides = createData(10);
      const element = await renderData('design="slideshow" current-index="4"', slides);
      const shown = getPart(element, 'current');
      element.slides = [...createData(3, () => ({ alt: 'New' })), ...slides];
      await settle(element);
      expect(getCurrentAlt(element)).to.equal('Picture 4');
      expect(getPart(element, 'current')).to.equal(shown);
    });

    it('keeps the current slide when the design changes', async () => {
      const element = await renderData('design="slideshow" current-index="7"', createData(MANY));
      for (const design of ['carousel', 'grid', 'stacked', 'slideshow'] as const) {
        element.design = design;
        await settle(element);
        expect(getFrames(element).length, design).to.be.within(3, 120);
      }
      expect(getCurrentAlt(element)).to.equal('Picture 7');
    });
  });
});
