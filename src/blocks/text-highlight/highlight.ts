// One highlighted text: an SVG inside it that is drawn at the size of its lines.
import {
  createRandom,
  createStrokes,
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

  constructor(readonly target: HighlightTarget) {
    const { front, blend, opacity, color, linecap } = target.options;
    this.svg.dataset.siteHighlight = front ? 'front' : 'behind';
    this.svg.setAttribute('aria-hidden', 'true');
    this.svg.setAttribute('stroke-linecap', linecap);
    this.svg.style.opacity = String(opacity);
    this.svg.style.setProperty('--_blend', blend);
    if (color && CSS.supports('color', color)) this.svg.style.setProperty('--_stroke', color);
    if (this.#isAnimated()) this.svg.style.visibility = 'hidden';
    else this.#state = 'shown';
  }

  /** First of three steps, so that many highlights cause one layout: inserts the empty SVG. */
  insert(): void {
    const { element } = this.target;
    if (this.svg.parentNode === element) return;
    element.dataset.siteHighlighted = '';
    element.prepend(this.svg);
  }

  /** Second step: reads the lines of the text. @returns whether they have changed */
  measure(): boolean {
    const { element } = this.target;
    const { fontSize: size, whiteSpace } = getComputedStyle(element);
    const fontSize = Number.parseFloat(size);
    const origin = this.svg.getBoundingClientRect();
    const lines = joinLines(whiteSpace.startsWith('pre') ? getWordBoxes(element) : getBoxes(this.svg)).map(
      ({ left, top, width, height }) => ({
        left: left - origin.left,
        top: top - origin.top,
        width,
        height,
        fontSize,
      }),
    );
    const hasChanged = JSON.stringify(lines) !== JSON.stringify(this.#lines);
    this.#lines = lines;
    return hasChanged;
  }

  /** Third step: draws the strokes. */
  draw(): void {
    const { shape, thickness } = this.target.options;
    const [{ fontSize } = { fontSize: 16 }] = this.#lines;
    // In em: a change of the font size scales it without script.
    const size = `${100 / fontSize}em`;
    Object.assign(this.svg.style, { inlineSize: size, blockSize: size });
    this.svg.setAttribute('viewBox', '0 0 100 100');
    const random = createRandom(this.target.element.textContent.length * 7919 + this.#lines.length);
    const paths = this.#lines.flatMap((line) => {
      const height =
        shape === 'marker' ? Math.max(thickness, (line.height / fontSize) * MARKER_HEIGHT) : thickness;
      return createStrokes(shape, line, random).map((data) => createPath(data, height * fontSize));
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
      const options = { duration: stroke.duration, delay: delay + stroke.delay, fill, easing: 'ease-in-out' };
      path.animate(
        [
          { strokeDasharray: '1 2', strokeDashoffset: offset },
          { strokeDasharray: '1 2', strokeDashoffset: 0 },
        ],
        options,
      );
      // A dash without length has round ends, too.
      path.animate([{ opacity: 0 }, { opacity: 1 }], { ...options, duration: 1 });
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

  #isAnimated(): boolean {
    return (
      this.target.options.animation !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  }
}

/** Boxes of everything after a node. */
function getBoxes(node: Element): DOMRect[] {
  const range = document.createRange();
  range.setStartAfter(node);
  range.setEndAfter(node.parentNode!.lastChild!);
  return [...range.getClientRects()];
}

/** Boxes of the words, where preserved spaces hang at the ends of lines. */
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
  path.setAttribute('stroke-width', String(Math.round(strokeWidth * 100) / 100));
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
