// State of the lightbox: which set and item are open. Connects the model to options, events and view transitions.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { buildItemUrl, findSlideByKey, parseItemId } from '../../core/slides/deep-link';
import type { BlockElement, BlockProps } from '../../kit/element/define';
import { resetOpen } from '../../kit/element/reset-open';
import type { LightboxItem, LightboxSet } from '../../kit/media/lightbox';
import type { LightboxContent } from './lightbox.content';
import type { ChangeReason, lightbox } from './lightbox.contract';
import { clampIndex, type Direction, findMatchingItem, getAdjacentIndex } from './lightbox.model';
import { prepareViewTransition, runViewTransition } from './view-transition';

export type LightboxProps = BlockProps<typeof lightbox, LightboxContent>;

export interface OpenState {
  readonly set: LightboxSet;
  readonly index: number;
  /** Position on the track; continues past the ends of a looping set. */
  readonly position: number;
}

export interface LightboxController {
  /** null while closed. */
  readonly state: OpenState | null;
  /** The items inside the element. */
  readonly ownSet: LightboxSet;
  open(set: LightboxSet, reason: ChangeReason): void;
  step(direction: Direction, reason: ChangeReason): void;
  goTo(index: number, reason: ChangeReason): void;
  /** Returns false if the page prevented closing. */
  close(reason: ChangeReason): boolean;
  /** Handles a dialog that the browser closed itself. */
  onDialogClose(): void;
}

/** Closes the lightbox that is open: a page shows one at a time. */
let closeActive = () => {};

export function useLightbox(props: LightboxProps): LightboxController {
  const { host, emit, currentIndex, loop } = props;
  const element = host as BlockElement<typeof lightbox>;
  const [state, setState] = useState<OpenState | null>(null);
  /** The set that is open or about to be: view transitions update the state later. */
  const targetSet = useRef<LightboxSet | null>(null);
  const latest = useRef(state);
  latest.current = state;
  const ownSet = useOwnSet(props);
  useEffect(prepareViewTransition, []);
  const lastReason = useChangeEvents(props, state);

  function open(set: LightboxSet, reason: ChangeReason) {
    if (set.items.length === 0) return;
    closeActive();
    closeActive = () => closeNow('property');
    targetSet.current = set;
    lastReason.current = reason;
    const index = clampIndex(set.index, set.items.length);
    const update = () => targetSet.current && setState({ set: targetSet.current, index, position: index });
    // Without a trigger there is no thumbnail to animate from.
    if (set === ownSet) update();
    else
      runViewTransition({
        host,
        isOpening: true,
        getThumbnail: () => getThumbnail(set.items[index]),
        update,
      });
  }

  function closeNow(reason: ChangeReason) {
    if (!targetSet.current) return;
    targetSet.current = null;
    closeActive = () => {};
    lastReason.current = reason;
    const item = getCurrentItem(latest.current);
    runViewTransition({
      host,
      isOpening: false,
      getThumbnail: () => getThumbnail(item),
      // It may be open again before the transition starts.
      update: () => targetSet.current || setState(null),
    });
    clearOpenState(element);
    if (!isRequested(element)) lastRequested.current = null;
  }

  /** Replaces the open set and keeps the current item if the new set contains it. */
  function replaceSet(set: LightboxSet) {
    if (set.items.length === 0) return closeNow('property');
    targetSet.current = set;
    lastReason.current = 'property';
    setState((current) => {
      const match = findMatchingItem(getCurrentItem(current), set.items);
      const index = match >= 0 ? match : clampIndex(set.index, set.items.length);
      return current && { set, index, position: index };
    });
  }

  function moveTo(index: number, offset: number, reason: ChangeReason) {
    if (offset === 0) return;
    lastReason.current = reason;
    setState((current) => current && { ...current, index, position: current.position + offset });
  }

  const controller: LightboxController = {
    state,
    ownSet,
    open,
    step(direction, reason) {
      if (!state) return;
      const next = getAdjacentIndex(state.index, direction, state.set.items.length, loop);
      moveTo(next, next === state.index ? 0 : direction === 'next' ? 1 : -1, reason);
    },
    goTo(index, reason) {
      const target = clampIndex(index, state?.set.items.length ?? 0);
      moveTo(target, target - (state?.index ?? target), reason);
    },
    close(reason) {
      if (!state) return false;
      if (!targetSet.current) {
        // Closed, but its view transition has not started yet: Back is for the page.
        if (reason === 'back') history.back();
        return true;
      }
      if (!emit('site-lightbox-close-request', createEventDetail(state, reason))) return false;
      closeNow(reason);
      return true;
    },
    onDialogClose: () => closeNow('key'),
  };

  const requestedSet = props.set ?? (props.open ? ownSet : null);
  const lastRequested = useRequestedSet(element, requestedSet, (requested, previous) => {
    if (!requested) closeNow('property');
    else if (targetSet.current) replaceSet(requested);
    else if (!previous || requested === props.set) open(requested, 'property');
  });
  useOnChange(currentIndex, () => controller.goTo(currentIndex, 'property'));
  useDeepLink(props, (index) => open({ ...ownSet, index }, 'property'));
  return controller;
}

const getCurrentItem = (state: OpenState | null): LightboxItem | undefined => state?.set.items[state.index];

const createEventDetail = (state: OpenState | null, reason: ChangeReason) => ({
  index: state?.index ?? 0,
  id: getCurrentItem(state)?.id ?? '',
  reason,
});

/** The element in the page that the item expands from. */
function getThumbnail(item: LightboxItem | undefined): Element | null {
  const element = item?.element;
  return element?.matches('img')
    ? element
    : (element?.querySelector('img:not(noscript img)') ?? element ?? null);
}

function useOwnSet({ content, currentIndex, theme, historyHash }: LightboxProps): LightboxSet {
  return useMemo(
    () => ({
      items: content.items,
      index: currentIndex,
      theme,
      label: '',
      deepLink: historyHash ? (id) => buildItemUrl(location.href, '', id) : null,
    }),
    [content, currentIndex, theme, historyHash],
  );
}

/**
 * Calls back when the options request another set, or none.
 * @returns the last request; the code that ends it must reset it, because one render may combine its end with the next
 */
function useRequestedSet(
  host: BlockElement<typeof lightbox>,
  set: LightboxSet | null,
  onChange: (requested: LightboxSet | null, previous: LightboxSet | null) => void,
): RefObject<LightboxSet | null> {
  const last = useRef<LightboxSet | null>(null);
  useLayoutEffect(() => {
    const requested = isRequested(host) ? set : null;
    const previous = last.current;
    last.current = requested;
    if (requested !== previous) onChange(requested, previous);
  });
  return last;
}

function useOnChange(value: unknown, onChange: () => void) {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current !== value) onChange();
    last.current = value;
  });
}

/** Opens the item in the URL's hash once it is in the element. */
function useDeepLink({ historyHash, content }: LightboxProps, open: (index: number) => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!historyHash || isDone.current) return;
    const slides = content.items.map(({ id }) => ({ id, url: '' }));
    const index = findSlideByKey(parseItemId(location.hash), slides);
    if (index < 0) return;
    isDone.current = true;
    open(index);
  });
}

/** Dispatches the change events. Returns a ref for the reason, to be set before a change. */
function useChangeEvents({ emit }: LightboxProps, state: OpenState | null) {
  const reason = useRef<ChangeReason>('property');
  const last = useRef<OpenState | null>(null);
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = state;
    if (state && !previous) emit('site-lightbox-open', createEventDetail(state, reason.current));
    else if (!state && previous) emit('site-lightbox-close', createEventDetail(previous, reason.current));
    else if (state?.index !== previous?.index)
      emit('site-lightbox-change', createEventDetail(state, reason.current));
    if (state && state.index !== previous?.index) state.set.onChange?.(state.index);
  }, [state, emit]);
  return reason;
}

/** Removes every attribute and property value that would keep the lightbox open. */
function clearOpenState(host: BlockElement<typeof lightbox>) {
  host.set = null;
  host.removeAttribute('set');
  resetOpen(host);
}

/** The current value; props are outdated while a render is pending. */
const isRequested = (host: BlockElement<typeof lightbox>): boolean => host.open || host.set !== null;
