// One highlighted text: an SVG inside it that is drawn at the size of its lines.
import {
  createRandom,
  createStrokes,
  EM,
  joinLines,
  type LineBox,
  MARKER_HEIGHT,
  scheduleStrokes,
} from './shapes.model';
import type { HighlightTarget } from './text-highlight.content';
import { waitUntil } from './wait-until';

const SVG = 'http://www.w3.org/2000/svg';

/** The longest wait for an animation of the site around the text, in ms (HLT-010). */
const SITE_ANIMATION_MS = 2000;

/** Classes of published sites whose content has still to appear. */
const SITE_ANIMATION = '.preFade, .preScale, .preSlide, .preClip, .preFlex';

export class Highlight {
  readonly svg: SVGSVGElement = document.createElementNS(SVG, 'svg');
  #lines: readonly LineBox[] = [];
  #state: 'hidden' | 'waiting' | 'shown' = 'hidden';
  /** In view, perhaps before it is drawn. */
  #isDue = false;
  readonly #stop = new AbortController();

  /** @param onDrawn called after it has changed the page */
  constructor(
    readonly target: HighlightTarget,
    readonly onDrawn: () => void,
  ) {
    const { front, blend, opacity, color, linecap, animation } = target.options;
    const { svg } = this;
    svg.dataset.siteHighlight = front ? 'front' : 'behind';
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('stroke-linecap', linecap);
    svg.setAttribute('viewBox', `0 0 ${EM} ${EM}`);
    svg.style.opacity = String(opacity);
    svg.style.setProperty('--_blend', blend);
    if (CSS.supports('color', color)) svg.style.setProperty('--_stroke', color);
    if (animation === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) this.#state = 'shown';
    else svg.style.visibility = 'hidden';
  }

  /** First of three steps, so that many highlights cause one layout: inserts the empty SVG. */
  insert(): void {
    const { element } = this.target;
    element.dataset.siteHighlighted = '';
    if (this.svg.parentNode !== element) element.prepend(this.svg);
  }

  /** Second step: reads the lines of the text. @returns whether they have changed */
  measure(): boolean {
    // It is 1em wide, also in a page that is zoomed or transformed.
    const { left, top, width: em } = this.svg.getBoundingClientRect();
    const lines = joinLines(
      getWordBoxes(this.target.element).map((box) => ({
        left: ((box.left - left) / em) * EM,
        top: ((box.top - top) / em) * EM,
        width: (box.width / em) * EM,
        height: (box.height / em) * EM,
      })),
    );
    const hasChanged = JSON.stringify(lines) !== JSON.stringify(this.#lines);
    this.#lines = lines;
    return hasChanged;
  }

  /** Third step: draws the strokes. */
  draw(): void {
    const { shape, thickness } = this.target.options;
    const random = createRandom(this.target.element.textContent.length * 7919 + this.#lines.length);
    const paths = this.#lines.flatMap((line) => {
      const width = Math.max(thickness * EM, shape === 'marker' ? line.height * MARKER_HEIGHT : 0);
      return createStrokes(shape, line, random).map((data) => createPath(data, width));
    });
    this.svg.replaceChildren(...paths);
    if (this.#isDue) void this.show();
  }

  /** Starts the animation, once. */
  async show(): Promise<void> {
    if (this.#state !== 'hidden') return;
    this.#isDue = true;
    if (!this.svg.firstChild) return;
    this.#state = 'waiting';
    const { element, options } = this.target;
    await waitUntil(() => !isAnimating(element), SITE_ANIMATION_MS, this.#stop.signal);
    if (this.#stop.signal.aborted) return;
    this.#state = 'shown';
    this.svg.style.visibility = '';
    const timing = { duration: options.duration * 1000, delay: options.delay, fill: 'backwards' } as const;
    if (options.animation === 'draw') this.#drawIn(timing);
    else {
      const from = { opacity: 0, ...(options.animation === 'fadeScale' && { scale: 0.8 }) };
      this.svg.animate([from, {}], { ...timing, easing: 'ease-out' });
    }
  }

  #drawIn({ duration, delay, fill }: { duration: number; delay: number; fill: FillMode }): void {
    const paths = [...this.svg.querySelectorAll('path')];
    const strokes = scheduleStrokes(
      paths.map((path) => path.getTotalLength()),
      duration,
    );
    const offset = this.target.options.direction === 'left' ? -1 : 1;
    for (const [index, path] of paths.entries()) {
      const stroke = strokes[index]!;
      const dash = { strokeDasharray: '1 2' };
      path.animate(
        [
          { ...dash, strokeDashoffset: offset, opacity: 0 },
          // A dash without length has round ends, too.
          { opacity: 1, offset: 0.001 },
          { ...dash, strokeDashoffset: 0, opacity: 1 },
        ],
        { duration: stroke.duration, delay: delay + stroke.delay, fill, easing: 'ease-in-out' },
      );
    }
  }

  /** Ends the animation, for printing. */
  finish(): void {
    this.#state = 'shown';
    this.svg.style.visibility = '';
    for (const animation of this.svg.getAnimations({ subtree: true })) animation.finish();
  }

  remove(): void {
    this.#stop.abort();
    this.svg.remove();
    delete this.target.element.dataset.siteHighlighted;
  }
}

/** Boxes of the words: preserved spaces hang at the ends of lines. */
function getWordBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      boxes.push(...range.getClientRects());
    }
  return boxes;
}

function createPath(data: string, strokeWidth: number): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', data);
  path.setAttribute('pathLength', '1');
  path.setAttribute('stroke-width', strokeWidth.toFixed(1));
  return path;
}

/** Whether the site is moving or fading a part of the page that contains the element. */
function isAnimating(element: Element): boolean {
  if (element.closest(SITE_ANIMATION)) return true;
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
    if (
      ancestor.getAnimations().some(({ playState, effect }) => playState === 'running' && isEntrance(effect))
    )
      return true;
  return false;
}

/** An endless animation is no entrance. */
const isEntrance = (effect: AnimationEffect | null): boolean =>
  effect?.getComputedTiming().endTime !== Infinity;
