// Performance with many slides, measured as the number of reads and writes.
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../../kit/testing/wait';
import { readSlides } from '../../content/read-slides';
import {
  type GalleryElement,
  getButton,
  getCurrentIndex,
  getFrames,
  getPart,
  getReachableIndices,
  renderGallery,
} from '../../testing/fixtures';

/** Records all attribute changes on nodes of the page and of the gallery until `stop`. */
function recordWrites(element: Element) {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  for (const root of [element, element.shadowRoot!])
    observer.observe(root, { subtree: true, attributes: true, childList: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}

const MANY = 400;

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Slides without images, which take time to paint. */
const createBareSlides = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<img width="600" height="400" alt="Slide ${index}">`).join('');
/** Slides with text, whose sizes differ, so that all of them are rendered. */
const createTextSlides = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<div><img alt="Slide ${index}"><p>Text</p></div>`).join('');
const createItem = (index: number) =>
  `<div class="slide" data-slide-id="w${index}"><img alt="Slide ${index}"></div>`;
const createList = (count: number) =>
  `<div>${Array.from({ length: count }, (_, at) => createItem(at)).join('')}</div>`;

/** The slide of the page in the frame of the current slide. */
const getCurrentNode = (element: Element): Element | undefined =>
  getPart(element, 'current')?.querySelector('slot')?.assignedElements()[0];

/** The slides of the page in the list items of the track, which must be a list. */
const getListItems = (element: Element): Element[] =>
  [...element.shadowRoot!.querySelectorAll('[role="list"] > [role="listitem"]')].flatMap((item) => [
    ...item.querySelector('slot')!.assignedElements(),
  ]);

describe('many slides', function () {
  this.timeout(60_000);

  for (const [design, slides] of [
    ['slideshow', createBareSlides(MANY)],
    ['carousel', createBareSlides(MANY)],
    ['slideshow', createList(MANY)],
  ] as const)
    it(`navigating in a ${design} of ${MANY} slides updates only those that leave or enter (${slides.slice(0, 4)}…)`, async () => {
      const element = await renderGallery(`design="${design}"`, slides);
      const writes = recordWrites(element);
      getButton(element, 'next').click();
      await settle(element);
      const slidesWritten = new Set(writes().map(({ target }) => target as Element));
      expect(slidesWritten.size).to.be.lessThan(14);
      getButton(element, 'previous').click();
      await settle(element);
    });

  it('a carousel finds the scroll position with few measurements', async () => {
    const element = await renderGallery('design="carousel"', createBareSlides(MANY));
    const { getBoundingClientRect } = Element.prototype;
    let measured = 0;
    Element.prototype.getBoundingClientRect = function () {
      measured += 1;
      return getBoundingClientRect.call(this);
    };
    getPart(element, 'track')!.scrollTo({ left: getFrames(element)[221]!.offsetLeft, behavior: 'instant' });
    await waitUntil(() => getCurrentIndex(element) === 221, 'the index did not follow');
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
    expect(measured).to.be.lessThan(60);
    expect(getReachableIndices(element)).to.deep.equal([221, 222, 223]);
  });

  it('have no frames above the limit, unless one has a caption', () => {
    const host = document.createElement('div');
    const framed = () => readSlides(host).children.length;
    host.setHTMLUnsafe(createBareSlides(599));
    expect(framed()).to.equal(599);
    host.insertAdjacentHTML('beforeend', createBareSlides(1));
    expect(framed()).to.equal(0);
    host.lastElementChild!.setAttribute('data-title', 'Caption');
    expect(framed()).to.equal(600);
  });

  it('have the same layout with and without frames', async () => {
    const element = await renderGallery('design="grid"', createBareSlides(599));
    const places = () =>
      [0, 1, 7].map((index) => {
        const { x, y, width, height } = element.children[index]!.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
    const before = places();
    element.insertAdjacentHTML('beforeend', createBareSlides(1));
    await settle(element);
    expect(getFrames(element)).to.deep.equal([]);
    expect(places()).to.deep.equal(before);
    expect(getPart(element, 'track')!.getAttribute('role')).to.equal('list');
    element.lastElementChild!.remove();
    await settle(element);
    expect(getFrames(element).length).to.equal(599);
    expect(element.querySelector('[data-site-slide]')).to.equal(null);
  });

  it('are also list items without frames, unless they have a role of their own', async () => {
    const element = await renderGallery('design="grid"', createTextSlides(600));
    const getRoles = () => [
      ...new Set(
        [...element.children].map((slide) => [slide.getAttribute('role'), slide.ariaRoleDescription].join()),
      ),
    ];
    expect(getFrames(element)).to.deep.equal([]);
    expect(getPart(element, 'track')!.getAttribute('role')).to.equal('list');
    expect(getRoles()).to.deep.equal(['listitem,']);
    element.design = 'slideshow';
    await settle(element);
    expect(getPart(element, 'track')!.getAttribute('role')).to.equal(null);
    expect(getRoles()).to.deep.equal(['group,slide']);
    element.design = 'grid';
    await settle(element);
    expect(getRoles()).to.deep.equal(['listitem,']);
    const container = element.parentElement!;
    element.remove();
    await settle();
    expect(getRoles()).to.deep.equal([',']);
    // An article cannot be a list item itself.
    element.children[7]!.setAttribute('role', 'article');
    container.append(element);
    await settle(element);
    expect(getRoles()).to.deep.equal([',', 'article,']);
    expect(getListItems(element)).to.deep.equal([...element.children]);
  });

  it('are inside list items without frames, unless the design shows one at a time', async () => {
    const element = await renderGallery('design="grid"', createBareSlides(600));
    expect(getFrames(element)).to.deep.equal([]);
    expect(getListItems(element)).to.deep.equal([...element.children]);
    await expect(element).to.be.accessible();
    element.insertAdjacentHTML('beforeend', createBareSlides(1));
    element.firstElementChild!.remove();
    await settle(element);
    expect(getListItems(element)).to.deep.equal([...element.children]);
    element.design = 'slideshow';
    await settle(element);
    expect(getListItems(element)).to.deep.equal([]);
    expect(element.querySelectorAll('[slot], [data-site-slot]').length).to.be.lessThan(4);
    element.design = 'autorows';
    await settle(element);
    expect(getListItems(element)).to.deep.equal([...element.children]);
    const container = element.parentElement!;
    element.remove();
    await settle();
    expect(element.querySelector('[slot], [data-site-slot], [data-site-slide]')).to.equal(null);
    container.append(element);
  });

  it('a screen reader gets 600 images as a list of 600', async () => {
    // Firefox leaves images without a source out of the tree.
    const slides = createBareSlides(600).replaceAll('<img', `<img src="${PIXEL}"`);
    const element = await renderGallery('design="stacked"', slides);
    const expected = Array.from({ length: 600 }, (_, index) => ['listitem', `image "Slide ${index}"`]).flat();
    const readItems = async () => {
      const tree = await executeServerCommand<string, never>('accessibility-tree');
      const lines = tree.split('\n').map((line) => line.trim());
      return lines.slice(lines.indexOf('list') + 1);
    };
    // The engine updates its tree in steps.
    let items = await readItems();
    const end = performance.now() + 20_000;
    while (items.join() !== expected.join() && performance.now() < end) {
      await settle(element);
      items = await readItems();
    }
    expect(items).to.deep.equal(expected);
  }).timeout(60_000);

  it('without frames, navigating also updates few slides, and everything that was added is removed', async () => {
    const element = await renderGallery('design="slideshow" speed="0"', createTextSlides(700));
    const marked = () =>
      [...element.querySelectorAll('[data-site-slide="current"]')].map((slide) =>
        [...element.children].indexOf(slide),
      );
    expect(marked()).to.deep.equal([0]);
    const writes = recordWrites(element);
    getButton(element, 'next').click();
    await settle(element);
    expect(new Set(writes().map(({ target }) => target)).size).to.be.lessThan(14);
    expect(marked()).to.deep.equal([1]);
    expect([...element.children].filter((slide) => !(slide as HTMLElement).inert)).to.deep.equal([
      element.children[1],
    ]);
    const parent = element.parentElement!;
    element.remove();
    await settle();
    expect(element.querySelector('[inert], [data-site-slide]')).to.equal(null);
    parent.append(element);
  });

  for (const [design, most] of [
    ['slideshow', 4],
    ['carousel', 9],
  ] as const)
    it(`few of 3,000 images in a ${design} are rendered, and navigating costs as much as with few images`, async () => {
      const count = async (images: number, turn: (element: GalleryElement) => void) => {
        const element = await renderGallery(`design="${design}" speed="0"`, createBareSlides(images));
        const writes = recordWrites(element);
        turn(element);
        await settle(element);
        await waitUntil(() => getPart(element, 'current') !== null, 'no current slide');
        const counts = { frames: getFrames(element).length, writes: writes().length };
        expect(getCurrentNode(element)).to.equal(element.children[element.currentIndex]);
        element.parentElement!.remove();
        return counts;
      };
      const step = (element: GalleryElement) => {
        element.currentIndex = 300;
      };
      const [few, many] = [await count(600, step), await count(3000, step)];
      expect(many).to.deep.equal(few);
      expect(many.frames).to.be.at.most(most);
    });

  it('the current image is kept when the images exceed the limit for frames, and when one gets a caption', async () => {
    const element = await renderGallery('design="slideshow" speed="0"', createBareSlides(599));
    element.currentIndex = 300;
    await settle(element);
    const shown = element.children[300]!;
    element.insertAdjacentHTML('beforeend', createBareSlides(1));
    await settle(element);
    await waitUntil(() => getFrames(element).length < 9, 'all are rendered');
    expect(getCurrentNode(element)).to.equal(shown);
    getButton(element, 'next').click();
    await settle(element);
    expect(getCurrentNode(element)).to.equal(element.children[301]);
    element.lastElementChild!.setAttribute('data-title', 'Caption');
    await settle(element);
    await waitUntil(() => getFrames(element).length === 600, 'few are rendered');
    expect(getCurrentNode(element)).to.equal(element.children[301]);
  });

  it('only the images at the scroll position of a large carousel are rendered', async () => {
    const element = await renderGallery('design="carousel"', createBareSlides(2000));
    const track = getPart(element, 'track')!;
    const [first, second] = getFrames(element).map((frame) => frame.getBoundingClientRect().left);
    const column = second! - first!;
    expect(track.scrollWidth).to.be.closeTo(2000 * column, column);
    track.scrollTo({ left: 1500 * column, behavior: 'instant' });
    const isAtCurrent = () => getCurrentNode(element) === element.children[1500];
    await waitUntil(isAtCurrent, 'the slides did not follow');
    expect(element.querySelectorAll('[slot]').length).to.equal(getFrames(element).length);
    await expect(element).to.be.accessible();
    element.remove();
    await settle();
    expect(element.querySelector('[slot], [data-site-slot]')).to.equal(null);
  });

  it('slides appended in portions are read and written once each', async () => {
    const element = await renderGallery('design="slideshow"', createBareSlides(50));
    const first = element.children[0]!;
    const writes = recordWrites(element);
    for (let portion = 0; portion < 10; portion++) {
      element.insertAdjacentHTML('beforeend', createBareSlides(50));
      await settle(element);
    }
    const onPage = writes().filter(({ type, target }) => type === 'attributes' && element.contains(target));
    expect(getFrames(element).length).to.equal(550);
    expect(getFrames(element)[7]!.getAttribute('aria-label')).to.equal('8 of 550');
    expect(onPage.filter(({ target }) => target === first)).to.deep.equal([]);
    // Two attributes each: `slot` and `data-site-slot`.
    expect(onPage.length).to.equal(500 * 2);
    expect(getCurrentIndex(element)).to.equal(0);
  });

  it('a slide remains the same object until something in it changes', () => {
    const host = document.createElement('div');
    host.setHTMLUnsafe(`${createBareSlides(2)}<ul><li><img alt="In a list"></li></ul>`);
    const before = readSlides(host).slides;
    const image = host.children[1]!;
    image.setAttribute('alt', 'Another');
    const list = host.children[2]!;
    const after = readSlides(host, new Set([image])).slides;
    expect(after.map((slide, index) => slide === before[index])).to.deep.equal([true, false, true]);
    expect(after[1]!.name).to.equal('Another');
    list.firstElementChild!.remove();
    expect(readSlides(host, new Set([list])).slides).to.deep.equal(after.slice(0, 2));
    // Slides that were not part of the last read are forgotten.
    expect(readSlides(host).slides[0]).to.not.equal(after[0]);
  });

  it('all slides can be removed and added again while it scrolls', async () => {
    const element = await renderGallery('design="carousel"', createBareSlides(MANY));
    const slides = [...element.children];
    getButton(element, 'next').click();
    element.replaceChildren();
    await settle(element);
    expect(element.shadowRoot!.querySelectorAll('*').length).to.equal(1);
    expect(slides.filter((slide) => slide.hasAttribute('slot'))).to.deep.equal([]);
    element.append(...slides);
    await settle(element);
    expect(getFrames(element).length).to.equal(MANY);
    expect(getReachableIndices(element)).to.have.length(3);
  });

  it('roles set by the page are kept', async () => {
    const own = '<div class="slide" role="article" aria-label="Own"><img alt="One"></div>';
    const element = await renderGallery('design="slideshow"', `<div>${own}${own}</div>`);
    const slide = element.querySelector('.slide')!;
    const getSemantics = () => [slide.getAttribute('role'), slide.getAttribute('aria-label')];
    expect(getSemantics()).to.deep.equal(['article', 'Own']);
    await expect(element).to.be.accessible();
    element.design = 'grid';
    await settle(element);
    expect(getSemantics()).to.deep.equal(['article', 'Own']);
    element.remove();
    await settle();
    expect(getSemantics()).to.deep.equal(['article', 'Own']);
  });

  it('focus stays in the gallery when a link over a slide leaves', async () => {
    const element = await renderGallery(
      'design="slideshow"',
      '<img alt="One" data-click-through-url="/one"><img alt="Two">',
    );
    getPart(element, 'link')!.focus();
    element.currentIndex = 1;
    await settle(element);
    expect(element.shadowRoot!.activeElement).to.equal(getPart(element, 'track'));
  });
});
