// Animates the change from one design to another as a view transition: slides that are visible before and after move to
// their new positions, the rest of the gallery fades, the rest of the page does not change.
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { adoptStyles } from '../../../kit/element/styles';
import type { Slide } from '../gallery.types';
import styles from './design-transition.css?inline';

export interface DesignTransitionProps {
  readonly host: HTMLElement;
  readonly slides: readonly Slide[];
  /** Renders the new design. */
  readonly applyDesign: () => void;
}

/** Renders nothing itself. */
export default function DesignTransition({ host, slides, applyDesign }: DesignTransitionProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one transition for each mount
  useEffect(() => {
    const mount = { isActive: true };
    runTransition(host, slides, () => mount.isActive && applyDesign());
    return () => {
      mount.isActive = false;
    };
  }, []);
  return null;
}

function runTransition(host: HTMLElement, slides: readonly Slide[], applyDesign: () => void) {
  adoptStyles(document, [styles]);
  const root = document.documentElement;
  root.setAttribute('data-site-gallery-transition', '');
  let removeNames = addTransitionNames(host, slides);
  const transition = document.startViewTransition(() => {
    removeNames();
    flushSync(applyDesign);
    removeNames = addTransitionNames(host, slides);
  });
  // Rejected if another transition starts; the design changes nevertheless.
  transition.ready.catch(() => {});
  void transition.finished
    .catch(() => {})
    .then(() => {
      removeNames();
      root.removeAttribute('data-site-gallery-transition');
    });
}

/** Maximum number of slides that move; each is a separate snapshot. */
const MAX_SLIDES = 40;

/** @returns removes the names */
function addTransitionNames(host: HTMLElement, slides: readonly Slide[]): () => void {
  const visible = slides.flatMap(({ element }, index) =>
    element instanceof HTMLElement && isOnScreen(element) ? [[element, `-${index}`] as const] : [],
  );
  const namedElements = [[host, ''] as const, ...visible.slice(0, MAX_SLIDES)];
  for (const [{ style }, name] of namedElements) style.viewTransitionName = `site-gallery${name}`;
  return () => {
    for (const [element] of namedElements) {
      element.style.viewTransitionName = '';
      if (!element.getAttribute('style')) element.removeAttribute('style');
    }
  };
}

function isOnScreen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
