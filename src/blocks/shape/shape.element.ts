// Element class of <site-shape>: draws the shape and clips the content again when a box changes.
import { createElementBase, STATES } from '../../kit/element/element-base';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { adoptStyles } from '../../kit/element/styles';
import type { Box } from './outline';
import { findShapeBlock, readBlockColors } from './shape.content';
import { shape } from './shape.contract';
import styles from './shape.light.css?inline';
import { buildPath, createDrawing, insetBox } from './shape-drawing';
import type { MaskName } from './shapes.model';

const DEFAULT_THICKNESS = 2;

export class SiteShape extends createElementBase(shape) {
  readonly #drawing = createDrawing(this.ownerDocument);
  /** Clipped children, with their original `clip-path`. */
  readonly #clipped = new Map<HTMLElement, string>();
  readonly #sizes = new ResizeObserver(() => this.#draw());
  readonly #children = new MutationObserver(() => this.onOptionsChange());

  /** The focus ring is drawn around the focused child. */
  readonly #onFocus = () => this.#draw();

  override connectedCallback(): void {
    super.connectedCallback();
    removeSavedNodes(this, ':scope > [data-site-shape]');
    adoptStyles(this, [styles]);
    this.addEventListener('focusin', this.#onFocus);
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.#drawing.svg.remove();
  }

  override onOptionsChange(): void {
    this.#stop();
    this.#setColors();
    if (!this.#drawing.svg.isConnected) this.prepend(this.#drawing.svg);
    if (this.mask !== 'none')
      for (const child of this.children)
        if (child instanceof HTMLElement && child.localName !== 'script')
          this.#clipped.set(child, child.style.clipPath);
    this.#draw();
    this.#children.observe(this, { childList: true });
    for (const box of [this, ...this.#clipped.keys()]) this.#sizes.observe(box);
  }

  #stop(): void {
    this.#sizes.disconnect();
    this.#children.disconnect();
    for (const [child, clipPath] of this.#clipped) child.style.clipPath = clipPath;
    this.#clipped.clear();
  }

  #setColors(): void {
    const block = findShapeBlock(this);
    const published = block && readBlockColors(block);
    const { style } = this.#drawing.svg;
    /** Not for anything else than a color, such as the URL of a pattern. */
    const setColor = (name: string, color = '') =>
      style.setProperty(`--_shape-${name}`, CSS.supports('color', color) ? color : '');
    setColor('fill', this.backgroundColor || published?.background);
    setColor('stroke', this.strokeColor || published?.stroke);
    setColor('shadow', this.dropshadowColor || published?.shadow);
    const isStroked =
      getComputedStyle(this).getPropertyValue('--site-shape-stroke-color') ||
      style.getPropertyValue('--_shape-stroke');
    this.#thickness = this.strokeThickness || (isStroked ? DEFAULT_THICKNESS : 0);
    style.setProperty('--_shape-thickness', `${this.#thickness}px`);
  }

  #thickness = 0;

  #draw(): void {
    const { shape: name, mask, stretch } = this;
    const { fill, ring } = this.#drawing;
    const box: Box = { x: 0, y: 0, width: this.clientWidth, height: this.clientHeight };
    const path = name === 'none' ? '' : buildPath(name as MaskName, insetBox(box, this.#thickness), stretch);
    fill.setAttribute('d', path);
    // The text is on the page, not on a shape.
    this[STATES]?.[path ? 'delete' : 'add']('empty');
    let ringPath = path;
    let isRingAtFocus = false;
    for (const child of this.#clipped.keys()) {
      const size = { x: 0, y: 0, width: child.offsetWidth, height: child.offsetHeight };
      child.style.clipPath = `path("${buildPath(mask as MaskName, size, stretch)}")`;
      if (isRingAtFocus) continue;
      const place = { ...size, x: child.offsetLeft, y: child.offsetTop };
      ringPath = buildPath(mask as MaskName, place, stretch);
      isRingAtFocus = child.matches(':focus-within');
    }
    ring.setAttribute('d', ringPath);
    // A mask has no stroke.
    ring.style.setProperty('--_shape-thickness', this.#clipped.size > 0 ? '0px' : null);
  }
}
