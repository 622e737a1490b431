// Connects elements of the page that control the gallery or display its state. Lazy chunk of the option `elements`.
import { useEffect, useLayoutEffect } from 'react';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { ELEMENT_ROLES, type ExternalElements } from '../attributes/external-elements';
import { matchesSelector, queryPage, warnNoMatch } from '../content/page-selectors';
import { listen, updateAttribute } from '../dom';
import { canNavigate, isAtEnd, isAtStart } from '../gallery.model';
import type { Direction, SlideController } from '../gallery.types';

interface ExternalControlsProps {
  readonly host: HTMLElement;
  readonly elements: ExternalElements;
  readonly controller: SlideController;
  readonly loop: boolean;
  readonly onExternalParts: (externalParts: ExternalParts) => void;
}

/** Parts that the page provides instead of the gallery. */
export interface ExternalParts {
  readonly hasButtons: boolean;
  readonly hasCounter: boolean;
}

const NO_EXTERNAL_PARTS: ExternalParts = { hasButtons: false, hasCounter: false };

/** Renders nothing itself. */
export default function ExternalControls({
  host,
  elements,
  controller,
  loop,
  onExternalParts,
}: ExternalControlsProps): null {
  const { position, counts, step } = controller;
  const { next = '', previous = '', currentIndex = '', totalSlides = '' } = elements;
  useButtonActions(host, { next, previous }, (direction) => step(direction, 'control'));

  useLayoutEffect(() => {
    for (const element of queryPage(host, currentIndex)) updateNumber(element, position.index + 1);
    for (const element of queryPage(host, totalSlides)) updateNumber(element, counts.count);
    for (const [selectors, isLast] of [
      [next, isAtEnd(position, counts)],
      [previous, isAtStart(position)],
    ] as const)
      for (const element of queryPage(host, selectors))
        updateAttribute(element, 'aria-disabled', (isLast && !loop) || !canNavigate(counts) ? 'true' : null);
  });

  useEffect(() => {
    for (const role of ELEMENT_ROLES) {
      const selectors = elements[role];
      if (selectors && queryPage(host, selectors).length === 0)
        warnNoMatch(host, `elements.${role}`, selectors);
    }
    const buttons = queryPage(host, [next, previous].filter(Boolean).join(','));
    const cleanups = buttons.map(addButtonSemantics);
    const exists = (selectors: string) => queryPage(host, selectors).length > 0;
    onExternalParts({ hasButtons: [next, previous].every(exists), hasCounter: exists(currentIndex) });
    return () => {
      onExternalParts(NO_EXTERNAL_PARTS);
      for (const cleanup of cleanups) cleanup();
    };
  }, [host, elements, next, previous, currentIndex, onExternalParts]);

  return null;
}

/** Handles clicks, and Enter and Space on elements that are not buttons (GAL-070); includes elements added later. */
function useButtonActions(
  host: HTMLElement,
  selectors: Record<Direction, string>,
  onPress: (direction: Direction) => void,
) {
  const latest = useLatestRef(onPress);
  const { next, previous } = selectors;
  useEffect(() => {
    if (!next && !previous) return;
    const onEvent = (event: MouseEvent | KeyboardEvent) => {
      if (event.defaultPrevented) return;
      for (const [direction, selector] of [
        ['next', next],
        ['previous', previous],
      ] as const) {
        const control = selector && event.composedPath().find((node) => matchesSelector(node, selector));
        if (!control || !isPress(event, control as Element)) continue;
        // Prevents that `href="#"` jumps to the top and Space scrolls.
        event.preventDefault();
        latest.current(direction);
      }
    };
    return listen(host.ownerDocument, ['click', 'keydown'], onEvent);
  }, [host, next, previous, latest]);
}

/** The browser dispatches a click when a key is pressed on a button or link. */
function isPress(event: MouseEvent | KeyboardEvent, control: Element): boolean {
  if (event.type === 'click')
    return !control.matches('a[href]:not([href="#"], [href=""], [href^="javascript:"])');
  const { key, target } = event as KeyboardEvent;
  if (target !== control || control.matches('button, input, summary')) return false;
  return key === ' ' || (key === 'Enter' && !control.matches('a[href]'));
}

/** Adds a role and a tab stop to an element that is not a button. @returns removes them */
function addButtonSemantics(control: HTMLElement): () => void {
  const added = ['aria-disabled'];
  if (!control.matches('button, input, summary, a[href], [role]')) {
    control.role = 'button';
    added.push('role');
  }
  if (!control.matches('button, input, summary, a[href], [tabindex]')) {
    control.tabIndex = 0;
    added.push('tabindex');
  }
  return () => {
    for (const name of added) control.removeAttribute(name);
  };
}

function updateNumber(element: Element, number: number) {
  if (element.textContent !== String(number)) element.textContent = String(number);
}
