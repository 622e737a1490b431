// Opens and closes a tooltip on hover, focus and dismissal.
import { type RefObject, useEffect, useReducer } from 'react';
import { getPhaseTimeout, initialState, isOpen, tooltipReducer } from './tooltip.model';

interface InteractionOptions {
  readonly host: HTMLElement;
  readonly trigger: Element | null;
  readonly box: RefObject<HTMLElement | null>;
  /** ms */
  readonly delay: number;
}

/** @returns whether the tooltip is open */
export function useInteractions({ host, trigger, box, delay }: InteractionOptions): boolean {
  const [state, dispatch] = useReducer(tooltipReducer, initialState);
  const timeout = getPhaseTimeout(state, delay);
  useEffect(() => {
    if (timeout === null) return;
    const timer = setTimeout(() => dispatch({ type: 'timeout' }), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);

  useEffect(() => {
    if (!trigger) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Touch has no hover.
    const handleHover = ({ type, pointerType }: PointerEvent) =>
      dispatch({ type: 'hover', isActive: type === 'pointerenter' && pointerType !== 'touch' });
    for (const element of [trigger, box.current])
      for (const type of ['pointerenter', 'pointerleave'] as const)
        (element as HTMLElement | null)?.addEventListener(type, handleHover, { signal });
    const handleFocus = (event?: Event) =>
      dispatch({ type: 'focus', isActive: event?.type !== 'focusout' && trigger.matches(':focus-visible') });
    for (const type of ['focusin', 'focusout']) trigger.addEventListener(type, handleFocus, { signal });
    trigger.addEventListener('pointerdown', () => dispatch({ type: 'dismiss' }), { signal });
    // The interaction that loaded the script may still be active.
    handleFocus();
    if (trigger.matches(':hover')) dispatch({ type: 'hover', isActive: true });
    return () => {
      controller.abort();
      for (const type of ['hover', 'focus'] as const) dispatch({ type, isActive: false });
    };
  }, [trigger, box]);

  const open = isOpen(state);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    // Before all other listeners: the tooltip opened last, so the first Escape closes only the tooltip.
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dispatch({ type: 'dismiss' });
    };
    const handleFocusElsewhere = (event: Event) => {
      if (!event.composedPath().some((node) => node === trigger || node === host))
        dispatch({ type: 'dismiss' });
    };
    addEventListener('keydown', handleEscape, options);
    addEventListener('focusin', handleFocusElsewhere, options);
    return () => controller.abort();
  }, [open, trigger, host]);
  return open;
}
