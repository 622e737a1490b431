// Shows a popover with the enter and exit transitions of its style sheet.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatestRef } from '../hooks/use-latest-ref';

interface TransitionOptions {
  /** Time in ms between opening and the enter transition, because a live region has to exist before its content changes. */
  readonly enterDelay?: number;
  /** Called when the popover has closed or been removed from the page. */
  readonly onExited?: () => void;
}

/**
 * Opens a `popover="manual"` while `open`, and closes it after its exit transitions.
 * @returns `isVisible`: the popover has entered or is entering; `isMounted`: also true while it exits
 */
export function usePopoverTransition(
  popoverRef: RefObject<HTMLElement | null>,
  open: boolean,
  { enterDelay = 0, onExited = () => {} }: TransitionOptions = {},
): { readonly isVisible: boolean; readonly isMounted: boolean } {
  const [hasEntered, setEntered] = useState(false);
  const latestOnExited = useLatestRef(onExited);
  const isOpen = useRef(false);
  useEffect(() => {
    const popover = popoverRef.current;
    if (!popover) return;
    if (open) {
      isOpen.current = true;
      // The popover may still be open during its exit transition; moving it in the page closes it.
      if (!isShown(popover)) popover.showPopover?.();
      const timer = setTimeout(() => setEntered(true), enterDelay);
      return () => clearTimeout(timer);
    }
    if (!isOpen.current) return;
    let isReopened = false;
    void Promise.allSettled(popover.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isReopened) return;
      isOpen.current = false;
      if (isShown(popover)) popover.hidePopover();
      setEntered(false);
      latestOnExited.current();
    });
    return () => {
      isReopened = true;
    };
  }, [popoverRef, open, enterDelay, latestOnExited]);
  useEffect(
    () => () => {
      if (isOpen.current) latestOnExited.current();
    },
    [latestOnExited],
  );
  return { isVisible: open && hasEntered, isMounted: hasEntered };
}

/** False in browsers without popovers, where the element is positioned like any other element. */
const isShown = (popover: HTMLElement) => popover.matches(':is(:popover-open)');
