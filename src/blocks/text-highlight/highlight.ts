// One highlighted text: an SVG inside it that is drawn at the size of its lines.
import { loadPart } from '../../kit/element/load-part';
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

/** Classes of published sites whose content has still to appear. */
const SITE_ANIMATION = '.preFade, .preScale, .preSlide, .preClip, .preFlex';

/** What few texts need: the settings of published sites, and the wait for their animations. */
export const loadPublished = () => loadPart('site-text-highlight', () => import('./published'));

export class Highlight {
  readonly svg: SVGElement;
  #lines: readonly LineBox[] = [];
  /** Shown, or about to be. */
  #isStarted: boolean;
  /** In view, perhaps before it is drawn. */
  #isDue = false;
  #isRemoved = false;

  /** @param onDrawn called after it has changed the page */
  constructor(
    readonly target: HighlightTarget,
    readonly onDrawn: () => void,
  ) {
    const { front, blend, opacity, color, linecap, animation } = target.options;
    const svg = createSvg('svg', {
      'data-site-highlight': front ? 'front' : 'behind',
      'aria-hidden': 'true',
      'stroke-linecap': linecap,
      opacity,
      viewBox: `0 0 ${EM} ${EM}`,
    });
    svg.style.setProperty('--_blend', blend);
    if (CSS.supports('color', color)) svg.style.setProperty('--_stroke', color);
    this.#isStarted = animation === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!this.#isStarted) svg.style.visibility = 'hidden';
    this.svg = svg;
  }

  /**
   * First of three steps, so that many highlights cause one layout: inserts the empty SVG.
   * @returns false if the highlight has been removed
   */
  insert(): boolean {
    if (this.#isRemoved) return false;
    const { element } = this.target;
    element.toggleAttribute('data-site-highlighted', true);
    if (this.svg.parentNode !== element) element.prepend(this.svg);
    return true;
  }

  /** Second step: reads the lines of the text. @returns whether they have changed */
  measure(): boolean {
    // It is 1em wide, also in a page that is zoomed or transformed.
    const { left, top, width: em } = this.svg.getBoundingClientRect();
    const lines = joinLines(
      getWordBoxes(this.target.element).map(
        (box) =>
          [box.left - left, box.top - top, box.right - left, box.bottom - top].map(
            (px) => (px / em) * EM,
          ) as unknown as LineBox,
      ),
    );
    const hasChanged = String(lines) !== String(this.#lines);
    this.#lines = lines;
    return hasChanged;
  }

  /** Third step: draws the strokes. */
  draw(): void {
    const { shape, thickness } = this.target.options;
    const random = createRandom(this.target.element.textContent.length * 7919 + this.#lines.length);
    const paths = this.#lines.flatMap((line) => {
      const width = Math.max(thickness * EM, shape === 'marker' ? (line[3] - line[1]) * MARKER_HEIGHT : 0);
      return createStrokes(shape, line, random).map((d) =>
        createSvg('path', { d, pathLength: 1, 'stroke-width': width }),
      );
    });
    this.svg.replaceChildren(...paths);
    if (this.#isDue) void this.show();
  }

  /** Starts the animation, once. */
  async show(): Promise<void> {
    if (this.#isStarted) return;
    this.#isDue = true;
    if (!this.svg.firstChild) return;
    this.#isStarted = true;
    const { element } = this.target;
    if (isAnimating(element)) {
      const published = await loadPublished();
      await published?.waitUntil(() => this.#isRemoved || !isAnimating(element));
    }
    if (this.#isRemoved) return;
    this.svg.style.visibility = '';
    this.#animate();
  }

  /** Draws one stroke after the other, or fades all of them in. */
  #animate(): void {
    const { animation, direction, duration, delay } = this.target.options;
    const isDrawn = animation === 'draw';
    const nodes = isDrawn ? [...this.svg.querySelectorAll('path')] : [this.svg];
    // The SVG has no length.
    const lengths = nodes.map((node) => (node as SVGPathElement).getTotalLength?.() ?? 1);
    const frames = isDrawn
      ? [
          { strokeDasharray: '1 2', strokeDashoffset: direction === 'left' ? -1 : 1, opacity: 0 },
          // A dash without length has round ends, too.
          { opacity: 1, offset: 0.001 },
          { strokeDasharray: '1 2', strokeDashoffset: 0 },
        ]
      : [{ opacity: 0, ...(animation === 'fadeScale' && { scale: 0.8 }) }, {}];
    for (const [index, timing] of scheduleStrokes(lengths, duration * 1000, delay).entries())
      nodes[index]!.animate(frames, {
        ...timing,
        easing: isDrawn ? 'ease-in-out' : 'ease-out',
        fill: 'backwards',
      });
  }

  /** Ends the animation, for printing. */
  finish(): void {
    this.#isStarted = true;
    this.svg.style.visibility = '';
    for (const animation of this.svg.getAnimations({ subtree: true })) animation.finish();
  }

  remove(): void {
    this.#isRemoved = true;
    this.svg.remove();
    this.target.element.toggleAttribute('data-site-highlighted', false);
  }
}

/** Boxes of the words: preserved spaces hang at the ends of lines. */
function getWordBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      boxes.push(...range.getClientRects());
    }
  }
  return boxes;
}

function createSvg(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

/** Whether the site is moving or fading a part of the page that contains the element. */
const isAnimating = (element: Element): boolean =>
  element.closest(SITE_ANIMATION) !== null || isEntering(element.parentElement);

/** An endless animation is no entrance. */
const isEntering = (element: Element | null): boolean =>
  element !== null &&
  (element
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    ) ||
    isEntering(element.parentElement));
