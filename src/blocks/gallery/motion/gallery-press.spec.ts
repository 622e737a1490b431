// What a press on a button of the gallery reads and writes before the next frame: a read after a write would make the
// browser lay out the page once more.
import { expect } from '@open-wc/testing';
import '../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { type GalleryElement, getButton, getFrames, renderGallery } from '../testing/fixtures';

const COUNT = 40;
const slides = '<img width="600" height="400" alt="">'.repeat(COUNT);

interface Press {
  /** Changes of attributes and children until the next frame. */
  readonly writes: readonly MutationRecord[];
  /** Names of what was read after an attribute of a slide or of the track was written. */
  readonly lateReads: readonly string[];
}

const isInTrack = ({ target }: MutationRecord) =>
  target instanceof Element && target.closest('[part="track"], site-gallery > *') !== null;

/** Presses the next button and records until the next frame. */
async function pressNext(element: GalleryElement): Promise<Press> {
  const writes: MutationRecord[] = [];
  const lateReads: string[] = [];
  const observer = new MutationObserver((records) => writes.push(...records));
  for (const root of [element, element.shadowRoot!])
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeOldValue: true });
  const restore = observeReads((name) => {
    writes.push(...observer.takeRecords());
    if (writes.some(isInTrack)) lateReads.push(name);
  });
  getButton(element, 'next').click();
  await new Promise(requestAnimationFrame);
  restore();
  writes.push(...observer.takeRecords());
  observer.disconnect();
  return { writes, lateReads };
}

/** Calls back with the name of each member that computes styles or the layout. @returns ends that */
function observeReads(onRead: (name: string) => void): () => void {
  const owners = [
    [window, 'getComputedStyle'],
    [Element.prototype, 'getBoundingClientRect'],
    [Element.prototype, 'scrollTo'],
    [Element.prototype, 'clientWidth'],
    [Element.prototype, 'scrollWidth'],
    [Element.prototype, 'scrollLeft'],
  ] as const;
  const restorers = owners.map(([owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name)!;
    const { get, value } = own;
    const observed = {
      ...own,
      ...(get && {
        get(this: Element) {
          onRead(name);
          return get.call(this);
        },
      }),
      ...(value && {
        value(this: unknown, ...options: unknown[]) {
          onRead(name);
          return value.apply(this, options);
        },
      }),
    };
    Object.defineProperty(owner, name, observed);
    return () => Object.defineProperty(owner, name, own);
  });
  return () => {
    for (const restore of restorers) restore();
  };
}

/** Attributes that were written with the value that they had. */
function findRedundantWrites(writes: readonly MutationRecord[]): string[] {
  return writes.flatMap(({ target, attributeName, oldValue }, index) => {
    if (attributeName === null) return [];
    const next = writes
      .slice(index + 1)
      .find((one) => one.target === target && one.attributeName === attributeName);
    const value = next ? next.oldValue : (target as Element).getAttribute(attributeName);
    return value === oldValue ? [`${attributeName}="${value}"`] : [];
  });
}

describe('a press on the next button of <site-gallery>', () => {
  for (const [options, perView] of [
    ['design="carousel"', 3],
    ['design="carousel" slides-per-row="1"', 1],
    ['design="slider" v-size="60"', 1],
    ['design="slideshow"', 1],
  ] as const)
    it(`${options}: reads before it writes, and writes only what changes`, async () => {
      const element = await renderGallery(options, slides);
      // The first press also enables the other button.
      for (const start of [perView, 2 * perView]) {
        const { writes, lateReads } = await pressNext(element);
        expect(lateReads).to.deep.equal([]);
        expect(findRedundantWrites(writes)).to.deep.equal([]);
        const frames = getFrames(element);
        const written = new Set(writes.map(({ target }) => frames.indexOf(target as HTMLElement)));
        written.delete(-1);
        expect(Math.min(...written)).to.be.at.least(start - perView - 1);
        expect(Math.max(...written)).to.be.at.most(start + perView);
        await waitUntil(() => !element.inMotion, 'the transition did not end');
        await settle(element);
      }
    });
});
