// Draws the highlights of a page when they come near the viewport, and again when their lines may have moved: all of them
// with the layout of a frame.
import type { Highlight } from './highlight';

/** Highlights by their elements. */
const highlights = new Map<Element, Highlight>();

// Shared by all elements of the page, and created for the first of them.
let near: IntersectionObserver;
let visible: IntersectionObserver;
/** Calls back between layout and paint, also with the first size of an SVG, which changes with the font. */
let sizes: ResizeObserver | undefined;

function start(): ResizeObserver {
  // Within one viewport height above and below.
  near = new IntersectionObserver((entries) => insert(getArrived(entries, near)), { rootMargin: '100%' });
  visible = new IntersectionObserver(
    (entries) => {
      for (const highlight of getArrived(entries, visible)) void highlight.show();
    },
    // Half of the text.
    { threshold: 0.5 },
  );
  addEventListener('beforeprint', drawAll);
  return new ResizeObserver((entries) => {
    const changed = new Set<unknown>(entries.map(({ target }) => target));
    for (const { block, svg } of getAll()) if (changed.has(svg)) changed.add(block);
    draw(getAll().filter(({ block }) => changed.has(block)));
  });
}

const getAll = () => [...highlights.values()];

export function replaceHighlights(before: readonly Highlight[], after: readonly Highlight[]): void {
  sizes ??= start();
  // A new highlight of a text that is already near does not wait for a frame to find that out.
  for (const next of after) next.block = highlights.get(next.element)?.block;
  for (const highlight of before) {
    highlights.delete(highlight.element);
    visible.unobserve(highlight.element);
    if (highlight.svg) sizes.unobserve(highlight.svg);
    highlight.remove();
  }
  for (const highlight of after) {
    highlights.set(highlight.element, highlight);
    if (!highlight.block) near.observe(highlight.element);
  }
  insert(after.filter(({ block }) => block));
}

/** Reads nothing that forces a layout, and styles before they change: the sizes arrive after the layout of the frame. */
function insert(list: readonly Highlight[]): void {
  for (const highlight of list) highlight.block ??= findBlock(highlight.element);
  for (const highlight of list) {
    highlight.insert();
    sizes!.observe(highlight.svg!);
    sizes!.observe(highlight.block!);
  }
}

function draw(list: readonly Highlight[]): void {
  for (const highlight of list.filter((one) => one.measure())) {
    highlight.draw();
    if (!highlight.isStarted) visible.observe(highlight.element);
  }
}

/** For printing. */
function drawAll(): void {
  insert(getAll());
  draw(getAll());
  for (const highlight of getAll()) highlight.finish();
}

const getArrived = (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver) =>
  entries.flatMap(({ isIntersecting, target }) => {
    if (!isIntersecting) return [];
    observer.unobserve(target);
    return highlights.get(target) ?? [];
  });

/**
 * The size of an element with the display inline, contents or ruby is not observable; its lines change with the block that
 * contains it.
 */
const findBlock = (element: Element): Element =>
  element.parentElement && /^[icr]/.test(getComputedStyle(element).display)
    ? findBlock(element.parentElement)
    : element;
