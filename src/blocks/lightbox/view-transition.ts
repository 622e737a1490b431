// Expands an image from its thumbnail and back with a view transition, if supported and motion is not reduced.
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../kit/element/styles';
import styles from './view-transition.css?inline';

const TRANSITION_NAME = 'site-lightbox-image';
const ACTIVE_ATTRIBUTE = 'data-site-lightbox-transition';

interface TransitionOptions {
  readonly host: HTMLElement;
  readonly isOpening: boolean;
  /** Returns the image in the page. Called when it is needed, because the page may scroll to it first. */
  readonly getThumbnail: () => Element | null;
  /** Updates React state. */
  readonly update: () => void;
}

/** Ends the running transition. */
let finishActive = () => {};

export function runViewTransition({ host, isOpening, getThumbnail, update }: TransitionOptions): void {
  if (!document.startViewTransition || document.hidden || isMotionReduced()) {
    update();
    return;
  }
  finishActive();
  prepareViewTransition();
  const nameThumbnail = () => setTransitionName(getThumbnail());
  /** The style sheet of the page names the slide: names inside a shadow root have no effect. */
  const nameSlide = () => setAttribute(host, 'data-transition');
  // Before the attribute, which would make it compute styles.
  let removeName = isOpening ? nameThumbnail() : nameSlide();
  setAttribute(document.documentElement, ACTIVE_ATTRIBUTE);
  let isFinished = false;
  const finish = () => {
    if (isFinished) return;
    isFinished = true;
    removeName();
    document.documentElement.removeAttribute(ACTIVE_ATTRIBUTE);
  };
  finishActive = finish;
  const transition = document.startViewTransition(() => {
    removeName();
    flushSync(update);
    if (!isFinished) removeName = isOpening ? nameSlide() : nameThumbnail();
  });
  // Rejects if the transition is skipped, for example by the next one; the update still runs.
  transition.ready.catch(() => {});
  void transition.finished.catch(() => {}).then(finish);
}

/** Adds the style sheet of the transition to the page, which makes the browser look at all of its styles. */
export function prepareViewTransition(): void {
  adoptStyles(document, [styles]);
}

function setAttribute(element: Element, name: string): () => void {
  element.setAttribute(name, '');
  return () => element.removeAttribute(name);
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Names a visible element. Returns a function that removes the name. */
function setTransitionName(element: Element | null): () => void {
  if (!element || !isInViewport(element)) return () => {};
  const { style } = element as HTMLElement;
  style.viewTransitionName = TRANSITION_NAME;
  return () => {
    style.viewTransitionName = '';
  };
}

function isInViewport(element: Element): boolean {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
