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
import { isAnimating } from './site-animation';
import type { HighlightOptions } from './text-highlight.content';

/** Loads code that few texts need: the settings of published sites, and waiting for their animations. */
export const loadPublished = () => loadPart('site-text-highlight', () => import('./published-highlights'));

export class Highlight {
  /** The element whose size determines the lines of the text; known once the text is near the viewport. */
  block: Element | undefined;
  /** Whether the strokes are shown or about to be. */
  isStarted = false;
  /** Its size changes with the font: no event reports a loaded font in all browsers, nor a change of the font. */
  svg: SVGElement | undefined;
  #lines: readonly LineBox[] = [];
  /** Lengths of the strokes: the widths of their lines, because reading the actual lengths would force a layout. */
  #lengths: number[] = [];

  /** @param changes observes the page's changes of the text; the highlight discards the records of its own changes */
  constructor(
    readonly element: HTMLElement,
    readonly options: HighlightOptions,
    readonly changes: MutationObserver,
  ) {}

  /** First of three steps, so that many highlights share a layout: inserts the empty SVG. */
  insert(): void {
    // The page may have replaced it with the text.
    if (this.svg?.isConnected) return;
    const { front, blend, opacity, color, linecap, animation } = this.options;
    this.isStarted = animation === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const svg = create('svg', {
      'data-site-highlight': front ? 'front' : 'behind',
      'aria-hidden': true,
      'stroke-linecap': linecap,
      opacity,
      viewBox: `0 0 ${EM} ${EM}`,
      // Its width sets the scale.
      preserveAspectRatio: 'xMinYMin slice',
    });
    // Ignored unless it is a color. A stroke may be a link, too.
    svg.style.color = color;
    svg.style.mixBlendMode = blend;
    if (!this.isStarted) svg.style.visibility = 'hidden';
    this.svg = svg;
    this.#lines = [];
    this.element.toggleAttribute('data-site-highlighted', true);
    this.element.prepend(svg);
    this.changes.takeRecords();
  }

  /** Second step: reads the lines of the text. @returns whether they have changed */
  measure(): boolean {
    // The SVG is 1em wide, even in a zoomed or transformed page.
    const { left, top, width: em } = this.svg!.getBoundingClientRect();
    const lines = joinLines(
      getWordBoxes(this.element).map(
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
    const { shape, thickness } = this.options;
    const random = createRandom(this.element.textContent.length * 7919);
    this.#lengths = [];
    const paths = this.#lines.flatMap((line) => {
      const width = Math.max(thickness * EM, shape === 'marker' ? (line[3] - line[1]) * MARKER_HEIGHT : 0);
      return createStrokes(shape, line, random).map((d) => {
        this.#lengths.push(line[2] - line[0]);
        return create('path', { d, pathLength: 1, 'stroke-width': width });
      });
    });
    this.svg!.replaceChildren(...paths);
    this.changes.takeRecords();
  }

  /** Starts the animation, once. */
  async show(): Promise<void> {
    if (this.isStarted) return;
    this.isStarted = true;
    // All highlights read this before the first of them changes the page.
    const published = isAnimating(this.element) ? await loadPublished() : undefined;
    await published?.waitUntil(() => !this.svg!.isConnected || !isAnimating(this.element));
    this.svg!.style.visibility = '';
    this.#animate();
  }

  /** Draws one stroke after the other, or fades all of them in. */
  #animate(): void {
    const { animation, direction, duration, delay } = this.options;
    const isDrawn = animation === 'draw';
    const nodes = isDrawn ? this.svg!.children : [this.svg!];
    const frames = isDrawn
      ? [
          { strokeDasharray: '1 2', strokeDashoffset: direction === 'left' ? -1 : 1, opacity: 0 },
          // A dash without length has round ends, too.
          { opacity: 1, offset: 0.001 },
          { strokeDasharray: '1 2', strokeDashoffset: 0 },
        ]
      : [{ opacity: 0, ...(animation === 'fadeScale' && { scale: 0.8 }) }, {}];
    scheduleStrokes(isDrawn ? this.#lengths : [1], duration * 1000, delay).forEach((timing, index) => {
      nodes[index]!.animate(frames, {
        ...timing,
        easing: isDrawn ? 'ease-in-out' : 'ease-out',
        fill: 'backwards',
      });
    });
  }

  /** Ends the animation, for printing. */
  finish(): void {
    this.isStarted = true;
    this.svg!.style.visibility = '';
    for (const animation of this.svg!.getAnimations({ subtree: true })) animation.finish();
  }

  remove(): void {
    this.svg?.remove();
    this.element.toggleAttribute('data-site-highlighted', false);
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

function create(name: string, attributes: Readonly<Record<string, string | number | boolean>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const key in attributes) element.setAttribute(key, attributes[key] as string);
  return element;
}
