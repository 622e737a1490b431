// How do slides come to stand in the rows that layouts/rows.ts splits? Each is told its share of the width and its shape;
// CSS does the rest, so that rows stay flush while the width changes.
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { justifyRows, type Row, type RowSpace } from './layouts/rows';
import { boxOf, gapOf } from './place';
import { imageOf, shapeOf } from './shape';
import type { Slide } from './slides';

/** Of an image whose shape nobody knows before it is loaded. */
const USUAL = 3 / 2;

interface RowOptions {
  readonly host: HTMLElement;
  readonly slides: readonly Slide[];
  /** null while the design has no rows. */
  readonly track: HTMLElement | null;
  readonly width: number | null;
  readonly target: number;
  /** The shape of every image; null where each has its own. */
  readonly ratio: number | null;
}

/** Rows that stand, and what they were made of. */
interface Standing extends Partial<RowSpace> {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly ratios: readonly number[];
}

export function useRows({ host, slides, track, width, target, ratio }: RowOptions) {
  const [drawn] = useState(() => rowsDrawn(host, slides, ratio));
  const standing = useRef<Standing>(drawn);
  const loaded = useLoaded(track && host);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded image has another shape
  useLayoutEffect(() => {
    if (!track) return;
    const space = spaceOf(track, target);
    // Not shown at all.
    if (!(space.width > 0)) return;
    const now = stand(standing.current, slides, space, ratio);
    standing.current = now;
    place(slides, now);
  }, [slides, track, width, target, ratio, loaded]);
  useLayoutEffect(() => (track ? () => release(slides) : undefined), [slides, track]);
}

function stand(
  before: Standing,
  slides: readonly Slide[],
  space: RowSpace,
  ratio: number | null,
): Standing & RowSpace {
  const keys = slides.map(({ key }) => key);
  const ratios = ratiosOf(slides, ratio);
  const stays =
    before.width === space.width &&
    before.gap === space.gap &&
    (before.target ?? space.target) === space.target;
  const rows = justifyRows(ratios, space, stays ? unchanged(before, keys, ratios) : []);
  return { ...space, rows, keys, ratios };
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

const ratiosOf = (slides: readonly Slide[], ratio: number | null): number[] =>
  slides.map(({ element }) => ratio ?? (element && shapeOf(element)) ?? USUAL);

const spaceOf = (track: HTMLElement, target: number): RowSpace => ({
  width: Number.parseFloat(getComputedStyle(track).width),
  gap: gapOf(track),
  target,
});

/** Half a pixel less than its share, which then grows to the end: rounding must not break a row. */
function place(slides: readonly Slide[], { rows, width = 1, gap = 0 }: Standing) {
  let index = 0;
  for (const { widths, height, full } of rows)
    for (const own of widths) {
      const slide = slides[index++];
      if (!slide) return;
      const gaps = widths.length - 1;
      const share = own / (width - gaps * gap);
      const basis = `calc((100% - ${gaps} * var(--_space)) * ${share} - ${full ? 0.5 : 0}px)`;
      write(slide, { '--_flex': `${full ? share * 100 : 0} 0 ${basis}`, '--_ratio': String(own / height) });
    }
}

function write(slide: Slide, variables: Readonly<Record<string, string | null>>) {
  const { style } = boxOf(slide) as HTMLElement;
  for (const [name, value] of Object.entries(variables)) {
    if (value === null) style.removeProperty(name);
    else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

function release(slides: readonly Slide[]) {
  for (const slide of slides) {
    write(slide, { '--_flex': null, '--_ratio': null });
    if (!slide.direct && !slide.element?.getAttribute('style')) slide.element?.removeAttribute('style');
  }
}

/** The rows that the base style sheet drew before the script came, as far as the visitor has seen them: they stay. */
function rowsDrawn(host: HTMLElement, slides: readonly Slide[], ratio: number | null): Standing {
  if (getComputedStyle(host).display !== 'flex') return NOTHING;
  const space = spaceOf(host, 0);
  const rows: Row[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const { element } of slides) {
    if (!element) break;
    const box = element.getBoundingClientRect();
    if (box.top > top + 1) {
      if (box.top > innerHeight) break;
      const height = (imageOf(element) ?? element).getBoundingClientRect().height;
      rows.push({ widths: [], height, full: false });
      top = box.top;
    }
    const row = rows.pop() as Row;
    const widths = [...row.widths, box.width];
    const end = widths.reduce((sum, width) => sum + width + space.gap, -space.gap);
    rows.push({ ...row, widths, full: end > space.width - 1 });
  }
  const { width, gap } = space;
  return { rows, width, gap, keys: slides.map(({ key }) => key), ratios: ratiosOf(slides, ratio) };
}

const NOTHING: Standing = { rows: [], keys: [], ratios: [] };

/** Counts the images without a written shape that were loaded: it is known from then on. */
function useLoaded(host: HTMLElement | null): number {
  const [count, more] = useReducer((last: number) => last + 1, 0);
  useEffect(() => {
    if (!host) return;
    const learn = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && !target.hasAttribute('height')) more();
    };
    // `load` does not bubble.
    host.addEventListener('load', learn, true);
    return () => host.removeEventListener('load', learn, true);
  }, [host]);
  return count;
}
