// How does a picture grow out of its thumbnail and back into it? By a view transition, where the browser has them and
// the visitor has not asked for less motion; the page fades behind it.
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../kit/element/styles';
import styles from './view-transition.css?inline';

const NAME = 'site-lightbox-picture';

interface TransitionOptions {
  readonly host: HTMLElement;
  readonly isOpening: boolean;
  /** The picture in the page; asked for when it is needed, because the page may scroll to it. */
  readonly getThumbnail: () => Element | null;
  /** Changes React state. */
  readonly draw: () => void;
}

/** Ends the movement that is under way. */
let finish = () => {};

/** Draws the change, in one movement. */
export function runViewTransition({ host, isOpening, getThumbnail, draw }: TransitionOptions): void {
  if (!document.startViewTransition || document.hidden || reducesMotion()) {
    draw();
    return;
  }
  finish();
  adoptStyles(document, [styles]);
  mark(document.documentElement, 'data-site-lightbox-moves');
  const nameThumb = () => nameOf(getThumbnail());
  /** In the box the name comes from the style sheet of the page: names inside a shadow root do not count. */
  const nameBox = () => mark(host, 'data-moves');
  let unname = isOpening ? nameThumb() : nameBox();
  let isOver = false;
  const over = () => {
    if (isOver) return;
    isOver = true;
    unname();
    document.documentElement.removeAttribute('data-site-lightbox-moves');
  };
  finish = over;
  const transition = document.startViewTransition(() => {
    unname();
    flushSync(draw);
    if (!isOver) unname = isOpening ? nameBox() : nameThumb();
  });
  // It is skipped when the next one begins or the page is hidden; the change is made all the same.
  transition.ready.catch(() => {});
  void transition.finished.catch(() => {}).then(over);
}

function mark(element: Element, name: string): () => void {
  element.setAttribute(name, '');
  return () => element.removeAttribute(name);
}

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns takes the name away */
function nameOf(element: Element | null): () => void {
  if (!element || !isInView(element)) return () => {};
  const { style } = element as HTMLElement;
  style.viewTransitionName = NAME;
  return () => {
    style.viewTransitionName = '';
  };
}

function isInView(element: Element): boolean {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
