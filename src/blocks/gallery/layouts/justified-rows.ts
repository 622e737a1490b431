// How do slides come to stand in the rows that layouts/rows.ts splits? Each is told its share of the width and its shape;
// CSS does the rest, so that rows stay flush while the width changes. Fetched for autorows alone; until then CSS lays out
// rows of its own, and those that the visitor has seen by then stay.
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { getAspectRatio, getSlideImage } from '../content/aspect-ratio';
import type { Slide } from '../content/read-slides';
import { getColumnGap, getSlideElement } from '../motion/scroll/snap';
import { justifyRows, type Row, type RowSpace } from './justified-rows.model';

/** Of an image whose shape nobody knows before it is loaded. */
const USUAL = 3 / 2;

interface JustifiedRowsProps {
  readonly slides: readonly Slide[];
  readonly track: HTMLElement;
  /** Another one, and all rows are split anew. */
  readonly width: number | null;
  readonly target: number;
  /** The shape of every image. */
  readonly ratio: number | 'Auto';
}

/** Rows that stand, and what they were made of. */
interface Standing extends RowSpace {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly ratios: readonly number[];
  /** Was the shape of each said, or seen? */
  readonly known: readonly boolean[];
}

/** Draws nothing itself. */
export default function JustifiedRows({ slides, track, width, target, ratio }: JustifiedRowsProps): null {
  const [drawn] = useState(() => rowsDrawn(track, slides, target, ratio));
  const standing = useRef(drawn);
  const loaded = useLoaded(slides);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded image has another shape
  useLayoutEffect(() => {
    const space = spaceOf(track, target);
    // Not shown at all.
    if (!(space.width > 0)) return;
    standing.current = stand(standing.current, slides, space, ratio);
    place(slides, standing.current);
  }, [slides, track, width, target, ratio, loaded]);
  useLayoutEffect(() => {
    track.setAttribute('data-laid', '');
    return () => track.removeAttribute('data-laid');
  }, [track]);
  useLayoutEffect(() => () => release(slides), [slides]);
  return null;
}

function stand(
  before: Standing,
  slides: readonly Slide[],
  space: RowSpace,
  ratio: number | 'Auto',
): Standing {
  const keys = slides.map(({ key }) => key);
  const known = slides.map(({ element }) => element !== null && getAspectRatio(element) !== null);
  const stays = before.width === space.width && before.gap === space.gap && before.target === space.target;
  // What was said of an image may be wrong, as is known when it is there. Where it is seen, or stands above what is seen,
  // it is cropped: nothing moves under the eyes of the visitor.
  const ratios = ratiosOf(slides, ratio).map((now, index) => {
    const last = before.ratios[index];
    const isTold = stays && before.keys[index] === keys[index] && before.known[index];
    return isTold && last !== undefined && last !== now && isSeen(slides[index]) ? last : now;
  });
  const rows = justifyRows(ratios, space, stays ? unchanged(before, keys, ratios) : []);
  return { ...space, rows, keys, ratios, known };
}

/** Or scrolled past. */
function isSeen(slide: Slide | undefined): boolean {
  const box = slide && getSlideElement(slide);
  return box !== undefined && box.getBoundingClientRect().top < innerHeight;
}

/** The rows from the first on that hold the same slides in the same shapes. */
function unchanged(
  { rows, keys, ratios }: Standing,
  nowKeys: readonly string[],
  now: readonly number[],
): Row[] {
  const differs = keys.findIndex((key, index) => nowKeys[index] !== key || now[index] !== ratios[index]);
  let left = differs < 0 ? keys.length : differs;
  return rows.filter(({ widths }) => {
    left -= widths.length;
    return left >= 0;
  });
}

const ratiosOf = (slides: readonly Slide[], ratio: number | 'Auto'): number[] =>
  slides.map(({ element }) => (ratio === 'Auto' ? ((element && getAspectRatio(element)) ?? USUAL) : ratio));

const spaceOf = (track: HTMLElement, target: number): RowSpace => ({
  width: Number.parseFloat(getComputedStyle(track).width),
  gap: getColumnGap(track),
  target,
});

/** A little less than its share, which then grows to the end: rounding must not break a row. */
function place(slides: readonly Slide[], { rows, width, gap }: Standing) {
  let index = 0;
  for (const { widths, height, full } of rows)
    for (const own of widths) {
      const slide = slides[index++];
      if (!slide) return;
      const gaps = widths.length - 1;
      const share = own / (width - gaps * gap);
      const basis = `calc((100% - ${gaps} * var(--_space)) * ${share} - ${full ? 0.05 : 0}px)`;
      write(slide, {
        '--_flex': `${full ? share * 100 : 0} 0 ${basis}`,
        '--_ratio': String(own / height),
        '--_img-height': 'auto',
      });
    }
}

function write(slide: Slide, variables: Readonly<Record<string, string | null>>) {
  const { style } = getSlideElement(slide) as HTMLElement;
  for (const [name, value] of Object.entries(variables)) {
    if (value === null) style.removeProperty(name);
    else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

function release(slides: readonly Slide[]) {
  for (const slide of slides) {
    write(slide, { '--_flex': null, '--_ratio': null, '--_img-height': null });
    if (!slide.direct && !slide.element?.getAttribute('style')) slide.element?.removeAttribute('style');
  }
}

/** The rows that CSS has laid out so far, as far as the visitor has seen them: they stay. */
function rowsDrawn(
  track: HTMLElement,
  slides: readonly Slide[],
  target: number,
  ratio: number | 'Auto',
): Standing {
  const space = spaceOf(track, target);
  const rows: Row[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const slide of slides) {
    const box = getSlideElement(slide)?.getBoundingClientRect();
    if (!box) break;
    if (box.top > top + 1) {
      if (box.top > innerHeight) break;
      const image = slide.element && getSlideImage(slide.element);
      rows.push({ widths: [], height: image?.getBoundingClientRect().height ?? box.height, full: false });
      top = box.top;
    }
    const row = rows.pop() as Row;
    const widths = [...row.widths, box.width];
    const end = widths.reduce((sum, width) => sum + width + space.gap, -space.gap);
    rows.push({ ...row, widths, full: end > space.width - 1 });
  }
  return {
    ...space,
    rows,
    keys: slides.map(({ key }) => key),
    ratios: ratiosOf(slides, ratio),
    known: slides.map(({ element }) => element !== null && getAspectRatio(element) !== null),
  };
}

/** Counts the images that turned out to have another shape than was said, or any at all. */
function useLoaded(slides: readonly Slide[]): number {
  const [count, more] = useReducer((last: number) => last + 1, 0);
  useEffect(() => {
    const coming = slides.flatMap(({ element }) => {
      const image = element && getSlideImage(element);
      return image && !(image.complete && image.naturalWidth > 0)
        ? [[image, getAspectRatio(image)] as const]
        : [];
    });
    const loaded = new AbortController();
    for (const [image, shape] of coming)
      image.addEventListener('load', () => getAspectRatio(image) !== shape && more(), loaded);
    return () => loaded.abort();
  }, [slides]);
  return count;
}
