// How do elements of the page, outside the gallery, turn it and show where it stands? Fetched where the page names any.
import { useEffect, useLayoutEffect } from 'react';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { type ExternalElements, ROLES } from '../attributes/external-elements';
import { findAll, matches, warnMissing } from '../content/page-selectors';
import { canNavigate, type Direction, isAtEnd, isAtStart } from '../gallery.model';
import type { SlideController } from '../navigation/use-current-slide';

interface ExternalControlsProps {
  readonly host: HTMLElement;
  readonly elements: ExternalElements;
  readonly gallery: SlideController;
  readonly loop: boolean;
  readonly onExternalParts: (theirs: ExternalParts) => void;
}

/** What the page brings in place of our own. */
export interface ExternalParts {
  readonly buttons: boolean;
  /** The number of the slide. */
  readonly position: boolean;
}

const NONE: ExternalParts = { buttons: false, position: false };

/** Draws nothing in the gallery. */
export default function ExternalControls({
  host,
  elements: outer,
  gallery,
  loop,
  onExternalParts,
}: ExternalControlsProps): null {
  const { view, extent, turn } = gallery;
  const { next = '', previous = '', currentIndex = '', totalSlides = '' } = outer;
  usePresses(host, { next, previous }, (direction) => turn(direction, 'control'));

  useLayoutEffect(() => {
    for (const element of findAll(host, currentIndex)) write(element, view.index + 1);
    for (const element of findAll(host, totalSlides)) write(element, extent.count);
    const ends = { next: isAtEnd(view, extent), previous: isAtStart(view) };
    for (const [selectors, isEnd] of [
      [next, ends.next],
      [previous, ends.previous],
    ] as const)
      for (const element of findAll(host, selectors))
        set(element, 'aria-disabled', (isEnd && !loop) || !canNavigate(extent) ? 'true' : null);
  });

  useEffect(() => {
    for (const role of ROLES) {
      const selectors = outer[role];
      if (selectors && findAll(host, selectors).length === 0)
        warnMissing(host, `elements.${role}`, selectors);
    }
    const buttons = findAll(host, [next, previous].filter(Boolean).join(','));
    const undo = buttons.map(makeOperable);
    const isThere = (selectors: string) => findAll(host, selectors).length > 0;
    onExternalParts({ buttons: [next, previous].every(isThere), position: isThere(currentIndex) });
    return () => {
      onExternalParts(NONE);
      for (const one of undo) one();
    };
  }, [host, outer, next, previous, currentIndex, onExternalParts]);

  return null;
}

/** Clicks and, on what is no button, Enter and Space (GAL-070); also on elements that come later. */
function usePresses(
  host: HTMLElement,
  selectors: Record<Direction, string>,
  press: (direction: Direction) => void,
) {
  const latest = useLatestRef(press);
  const { next, previous } = selectors;
  useEffect(() => {
    if (!next && !previous) return;
    const follow = (event: MouseEvent | KeyboardEvent) => {
      if (event.defaultPrevented) return;
      for (const [direction, selector] of [
        ['next', next],
        ['previous', previous],
      ] as const) {
        const pressed = selector && event.composedPath().find((node) => matches(node, selector));
        if (!pressed || !isPress(event, pressed as Element)) continue;
        // A link to nowhere does not jump to the top, Space does not scroll.
        event.preventDefault();
        latest.current(direction);
      }
    };
    const { ownerDocument: page } = host;
    page.addEventListener('click', follow);
    page.addEventListener('keydown', follow);
    return () => {
      page.removeEventListener('click', follow);
      page.removeEventListener('keydown', follow);
    };
  }, [host, next, previous, latest]);
}

/** Buttons and links click by themselves when a key is pressed. */
function isPress(event: MouseEvent | KeyboardEvent, control: Element): boolean {
  if (event.type === 'click')
    return !control.matches('a[href]:not([href="#"], [href=""], [href^="javascript:"])');
  const { key, target } = event as KeyboardEvent;
  if (target !== control || control.matches('button, input, summary')) return false;
  return key === ' ' || (key === 'Enter' && !control.matches('a[href]'));
}

/** What is no button by itself becomes one that the keyboard reaches. @returns how it was before */
function makeOperable(control: HTMLElement): () => void {
  const added: string[] = control.matches('button, input, summary, a[href], [role]') ? [] : ['role'];
  if (added.length > 0) control.setAttribute('role', 'button');
  if (!control.matches('button, input, summary, a[href], [tabindex]')) {
    control.tabIndex = 0;
    added.push('tabindex');
  }
  return () => {
    for (const name of [...added, 'aria-disabled']) control.removeAttribute(name);
  };
}

function write(element: Element, number: number) {
  if (element.textContent !== String(number)) element.textContent = String(number);
}

function set(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
