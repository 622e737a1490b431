// Does somebody rest on what a tooltip explains, and for how long?
import { type RefObject, useEffect, useReducer } from 'react';
import { getPhaseTimeout, initialState, isOpen, tooltipReducer } from './tooltip.model';

interface Watched {
  readonly host: HTMLElement;
  readonly trigger: Element | null;
  readonly box: RefObject<HTMLElement | null>;
  /** ms */
  readonly delay: number;
}

/** @returns is it open? */
export function useInteractions({ host, trigger, box, delay }: Watched): boolean {
  const [state, happen] = useReducer(tooltipReducer, initialState);
  const wait = getPhaseTimeout(state, delay);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => happen({ type: 'time' }), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  useEffect(() => {
    if (!trigger) return;
    const ends = new AbortController();
    const { signal } = ends;
    // A finger does not rest, it presses.
    const hover = ({ type, pointerType }: PointerEvent) =>
      happen({ type: 'hover', on: type === 'pointerenter' && pointerType !== 'touch' });
    for (const place of [trigger, box.current])
      for (const type of ['pointerenter', 'pointerleave'] as const)
        (place as HTMLElement | null)?.addEventListener(type, hover, { signal });
    const focus = (event?: Event) =>
      happen({ type: 'focus', on: event?.type !== 'focusout' && trigger.matches(':focus-visible') });
    for (const type of ['focusin', 'focusout']) trigger.addEventListener(type, focus, { signal });
    trigger.addEventListener('pointerdown', () => happen({ type: 'dismiss' }), { signal });
    // It may have been what fetched the script.
    focus();
    if (trigger.matches(':hover')) happen({ type: 'hover', on: true });
    return () => {
      ends.abort();
      for (const type of ['hover', 'focus'] as const) happen({ type, on: false });
    };
  }, [trigger, box]);

  const open = isOpen(state);
  useEffect(() => {
    if (!open) return;
    const ends = new AbortController();
    const options = { capture: true, signal: ends.signal };
    // Before anybody else: it is always what came last, and pressing Escape again closes the rest.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      happen({ type: 'dismiss' });
    };
    // Something else has opened, or somebody goes on.
    const elsewhere = (event: Event) => {
      if (!event.composedPath().some((node) => node === trigger || node === host))
        happen({ type: 'dismiss' });
    };
    addEventListener('keydown', leave, options);
    addEventListener('focusin', elsewhere, options);
    return () => ends.abort();
  }, [open, trigger, host]);
  return open;
}
