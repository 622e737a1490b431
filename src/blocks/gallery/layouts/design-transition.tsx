// How do the slides get from their places in one design to those in another? By a view transition: each slide that is
// seen before and after moves there, all else of the gallery fades; the rest of the page stays as it is.
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../../kit/element/styles';
import type { Slide } from '../content/read-slides';
import styles from './design-transition.css?inline';

export interface DesignTransitionProps {
  readonly host: HTMLElement;
  readonly slides: readonly Slide[];
  /** Draws the other design. */
  readonly draw: () => void;
}

/** Draws nothing itself. */
export default function DesignTransition({ host, slides, draw }: DesignTransitionProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one movement for each change
  useEffect(() => {
    const change = { isOn: true };
    move(host, slides, () => change.isOn && draw());
    return () => {
      change.isOn = false;
    };
  }, []);
  return null;
}

function move(host: HTMLElement, slides: readonly Slide[], draw: () => void) {
  adoptStyles(document, [styles]);
  const page = document.documentElement;
  page.setAttribute('data-site-gallery-moves', '');
  let unname = nameAll(host, slides);
  const transition = document.startViewTransition(() => {
    unname();
    flushSync(draw);
    unname = nameAll(host, slides);
  });
  // It is skipped when another one begins; the change is made all the same.
  transition.ready.catch(() => {});
  void transition.finished
    .catch(() => {})
    .then(() => {
      unname();
      page.removeAttribute('data-site-gallery-moves');
    });
}

/** So many slides move, each as a picture of its own. */
const MOST = 40;

/** @returns takes the names away */
function nameAll(host: HTMLElement, slides: readonly Slide[]): () => void {
  const seen = slides.flatMap(({ element }, index) =>
    element instanceof HTMLElement && isSeen(element) ? [[element, `-${index}`] as const] : [],
  );
  const named = [[host, ''] as const, ...seen.slice(0, MOST)];
  for (const [{ style }, name] of named) style.viewTransitionName = `site-gallery${name}`;
  return () => {
    for (const [element] of named) {
      element.style.viewTransitionName = '';
      if (!element.getAttribute('style')) element.removeAttribute('style');
    }
  };
}

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
