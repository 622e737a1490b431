// Applies justified rows to the slides: sets the share of the width and the aspect ratio of each slide; CSS does the rest,
// so rows stay justified while the width changes. Lazy chunk of autorows. Until it is loaded CSS lays out rows, and those
// that the visitor has seen are kept.
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { getAspectRatio, getSlideImage } from '../content/aspect-ratio';
import { getSlideElement } from '../content/slide-elements';
import { getColumnGap, listen } from '../dom';
import type { Slide } from '../gallery.types';
import { justifyRows, type Row, type RowSpace } from './justified-rows.model';

/** Aspect ratio of an image before its size is known. */
const DEFAULT_RATIO = 3 / 2;

interface JustifiedRowsProps {
  readonly slides: readonly Slide[];
  readonly track: HTMLElement;
  /** A new width splits all rows again. */
  readonly width: number | null;
  readonly target: number;
  /** Aspect ratio of every image. */
  readonly ratio: number | 'Auto';
}

/** The current rows and their input. */
interface RowsState extends RowSpace {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly ratios: readonly number[];
  /** Whether the ratio of each slide was declared or measured. */
  readonly hasRatio: readonly boolean[];
}

/** Renders nothing itself. */
export default function JustifiedRows({ slides, track, width, target, ratio }: JustifiedRowsProps): null {
  const [initial] = useState(() => measureRows(track, slides, target, ratio));
  const state = useRef(initial);
  const loadCount = useLoadCount(track, slides);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded image changes the ratio of its slide
  useLayoutEffect(() => {
    const space = measureSpace(track, target);
    // The gallery is hidden.
    if (!(space.width > 0)) return;
    state.current = updateRows(state.current, slides, space, ratio);
    applyRows(slides, state.current);
  }, [slides, track, width, target, ratio, loadCount]);
  useLayoutEffect(() => {
    track.setAttribute('data-justified', '');
    return () => track.removeAttribute('data-justified');
  }, [track]);
  useLayoutEffect(() => () => resetSlides(slides), [slides]);
  return null;
}

function updateRows(
  previous: RowsState,
  slides: readonly Slide[],
  space: RowSpace,
  ratio: number | 'Auto',
): RowsState {
  const keys = slides.map(({ key }) => key);
  const isSameSpace =
    previous.width === space.width && previous.gap === space.gap && previous.target === space.target;
  // The declared size of an image may be wrong, which is known once it is loaded. A slide that is in view or above it is
  // cropped instead, so that nothing visible moves.
  const ratios = getRatios(slides, ratio).map((current, index) => {
    const last = previous.ratios[index];
    const wasKnown = isSameSpace && previous.keys[index] === keys[index] && previous.hasRatio[index];
    return wasKnown && last !== undefined && last !== current && isAboveFold(slides[index]) ? last : current;
  });
  const rows = justifyRows(ratios, space, isSameSpace ? getUnchangedRows(previous, keys, ratios) : []);
  return { ...space, rows, keys, ratios, hasRatio: slides.map(hasKnownRatio) };
}

/** Whether the slide is in the viewport or scrolled past. */
function isAboveFold(slide: Slide | undefined): boolean {
  const element = slide && getSlideElement(slide);
  return element !== undefined && element.getBoundingClientRect().top < innerHeight;
}

/** The leading rows that hold the same slides with the same ratios. */
function getUnchangedRows(
  { rows, keys, ratios }: RowsState,
  currentKeys: readonly string[],
  currentRatios: readonly number[],
): Row[] {
  const changed = keys.findIndex(
    (key, index) => currentKeys[index] !== key || currentRatios[index] !== ratios[index],
  );
  let unchanged = changed < 0 ? keys.length : changed;
  return rows.filter(({ widths }) => {
    unchanged -= widths.length;
    return unchanged >= 0;
  });
}

const getRatios = (slides: readonly Slide[], ratio: number | 'Auto'): number[] =>
  slides.map(({ element }) =>
    ratio === 'Auto' ? ((element && getAspectRatio(element)) ?? DEFAULT_RATIO) : ratio,
  );

const hasKnownRatio = ({ element }: Slide): boolean => element !== null && getAspectRatio(element) !== null;

const measureSpace = (track: HTMLElement, target: number): RowSpace => ({
  width: Number.parseFloat(getComputedStyle(track).width),
  gap: getColumnGap(track),
  target,
});

/** The flex basis is slightly below the share and grows to fill the row: rounding must not break it. */
function applyRows(slides: readonly Slide[], { rows, width, gap }: RowsState) {
  let index = 0;
  for (const { widths, height, isComplete } of rows)
    for (const slideWidth of widths) {
      const slide = slides[index++];
      if (!slide) return;
      const gaps = widths.length - 1;
      const share = slideWidth / (width - gaps * gap);
      const basis = `calc((100% - ${gaps} * var(--_space)) * ${share} - ${isComplete ? 0.05 : 0}px)`;
      setVariables(slide, {
        '--_flex': `${isComplete ? share * 100 : 0} 0 ${basis}`,
        '--_ratio': String(slideWidth / height),
        '--_img-height': 'auto',
      });
    }
}

function setVariables(slide: Slide, variables: Readonly<Record<string, string | null>>) {
  const { style } = getSlideElement(slide) as HTMLElement;
  for (const [name, value] of Object.entries(variables)) {
    if (value === null) style.removeProperty(name);
    else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

function resetSlides(slides: readonly Slide[]) {
  for (const slide of slides) {
    setVariables(slide, { '--_flex': null, '--_ratio': null, '--_img-height': null });
    if (!slide.isDirectChild && !slide.element?.getAttribute('style'))
      slide.element?.removeAttribute('style');
  }
}

/** The rows that CSS has laid out down to the bottom of the viewport; they are kept. */
function measureRows(
  track: HTMLElement,
  slides: readonly Slide[],
  target: number,
  ratio: number | 'Auto',
): RowsState {
  const space = measureSpace(track, target);
  const rows: Row[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const slide of slides) {
    const rect = getSlideElement(slide)?.getBoundingClientRect();
    if (!rect) break;
    if (rect.top > top + 1) {
      if (rect.top > innerHeight) break;
      const image = slide.element && getSlideImage(slide.element);
      const height = image?.getBoundingClientRect().height ?? rect.height;
      rows.push({ widths: [], height, isComplete: false });
      top = rect.top;
    }
    const row = rows.pop() as Row;
    const widths = [...row.widths, rect.width];
    const end = widths.reduce((sum, width) => sum + width + space.gap, -space.gap);
    rows.push({ ...row, widths, isComplete: end > space.width - 1 });
  }
  return {
    ...space,
    rows,
    keys: slides.map(({ key }) => key),
    ratios: getRatios(slides, ratio),
    hasRatio: slides.map(hasKnownRatio),
  };
}

/** Counts the images whose ratio changed when they were loaded. One listener hears all of them: `load` is captured. */
function useLoadCount(track: HTMLElement, slides: readonly Slide[]): number {
  const [count, increment] = useReducer((previous: number) => previous + 1, 0);
  useEffect(() => {
    const ratios = new Map<EventTarget, number | null>();
    for (const { element } of slides) {
      const image = element && getSlideImage(element);
      if (image && !(image.complete && image.naturalWidth > 0)) ratios.set(image, getAspectRatio(image));
    }
    if (ratios.size === 0) return;
    const onLoad = ({ target }: Event) => {
      const image = target as HTMLImageElement;
      if (ratios.has(image) && getAspectRatio(image) !== ratios.get(image)) increment();
    };
    return listen(track, ['load'], onLoad, { capture: true });
  }, [track, slides]);
  return count;
}
