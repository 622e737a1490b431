// What does the lightbox show, and how does that change? Joins the model with React, the options and the events.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { buildItemUrl, findSlideByKey, parseItemId } from '../../core/media/deep-link';
import type { BlockElement, BlockProps } from '../../kit/element/define';
import type { LightboxItem, LightboxSet } from '../../kit/lightbox';
import type { LightboxContent } from './lightbox.content';
import type { ChangeReason, lightbox } from './lightbox.contract';
import { clampIndex, type Direction, findMatchingItem, getAdjacentIndex } from './lightbox.model';
import { runViewTransition } from './view-transition';

export type LightboxProps = BlockProps<typeof lightbox, LightboxContent>;

export interface OpenState {
  readonly set: LightboxSet;
  readonly index: number;
  /** Place in the row of pictures; goes on beyond the ends of a set that goes round. */
  readonly place: number;
}

export interface LightboxController {
  readonly shown: OpenState | null;
  /** The pictures inside the element. */
  readonly own: LightboxSet;
  open(set: LightboxSet, reason: ChangeReason): void;
  step(direction: Direction, reason: ChangeReason): void;
  goTo(index: number, reason: ChangeReason): void;
  /** Asks the page first; false when it wants it to stay open. */
  close(reason: ChangeReason): boolean;
  /** The browser closed the dialog by itself. */
  onDialogClose(): void;
}

/** Closes the box that is open: a page shows one at a time. */
let closeOther = () => {};

export function useLightbox(props: LightboxProps): LightboxController {
  const { host, emit, currentIndex, loop } = props;
  const [shown, show] = useState<OpenState | null>(null);
  /** What is or is about to be shown: a transition draws it a moment later. */
  const intended = useRef<LightboxSet | null>(null);
  const latest = useRef(shown);
  latest.current = shown;
  const own = useOwnSet(props);
  const reason = useChangeEvents(props, shown);

  function open(set: LightboxSet, why: ChangeReason) {
    if (set.items.length === 0) return;
    closeOther();
    closeOther = () => closeNow('property');
    intended.current = set;
    reason.current = why;
    const index = clampIndex(set.index, set.items.length);
    const draw = () => intended.current && show({ set: intended.current, index, place: index });
    // What the page opens by itself comes from nowhere.
    if (set === own) draw();
    else
      runViewTransition({ host, isOpening: true, getThumbnail: () => getThumbnail(set.items[index]), draw });
  }

  function closeNow(why: ChangeReason) {
    if (!intended.current) return;
    intended.current = null;
    closeOther = () => {};
    reason.current = why;
    const item = getCurrentItem(latest.current);
    runViewTransition({
      host,
      isOpening: false,
      getThumbnail: () => getThumbnail(item),
      draw: () => show(null),
    });
    clearOpenState(host as BlockElement<typeof lightbox>);
  }

  /** The set became another one: the same picture, if it is in there. */
  function swap(set: LightboxSet) {
    if (set.items.length === 0) return closeNow('property');
    intended.current = set;
    reason.current = 'property';
    show((now) => {
      const again = findMatchingItem(getCurrentItem(now), set.items);
      const index = again >= 0 ? again : clampIndex(set.index, set.items.length);
      return now && { set, index, place: index };
    });
  }

  function showAt(index: number, by: number, why: ChangeReason) {
    if (by === 0) return;
    reason.current = why;
    show((now) => now && { ...now, index, place: now.place + by });
  }

  const box: LightboxController = {
    shown,
    own,
    open,
    step(direction, why) {
      if (!shown) return;
      const next = getAdjacentIndex(shown.index, direction, shown.set.items.length, loop);
      showAt(next, next === shown.index ? 0 : direction === 'next' ? 1 : -1, why);
    },
    goTo(index, why) {
      const to = clampIndex(index, shown?.set.items.length ?? 0);
      showAt(to, to - (shown?.index ?? to), why);
    },
    close(why) {
      if (!shown || !emit('site-lightbox-close-request', createEventDetail(shown, why))) return false;
      closeNow(why);
      return true;
    },
    onDialogClose: () => closeNow('key'),
  };

  useRequestedSet(props.set ?? (props.open ? own : null), (wanted, before) => {
    if (!wanted) closeNow('property');
    else if (intended.current) swap(wanted);
    else if (!before || wanted === props.set) open(wanted, 'property');
  });
  useOnChange(currentIndex, () => box.goTo(currentIndex, 'property'));
  useDeepLink(props, (index) => open({ ...own, index }, 'property'));
  return box;
}

export const getCurrentItem = (shown: OpenState | null): LightboxItem | undefined =>
  shown?.set.items[shown.index];

const createEventDetail = (shown: OpenState | null, reason: ChangeReason) => ({
  index: shown?.index ?? 0,
  id: getCurrentItem(shown)?.id ?? '',
  reason,
});

/** The picture in the page that stands for the item. */
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

/** Calls back when the page wants another set, or none any more. */
function useRequestedSet(
  wanted: LightboxSet | null,
  changed: (wanted: LightboxSet | null, before: LightboxSet | null) => void,
) {
  const last = useRef<LightboxSet | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = wanted;
    if (wanted !== before) changed(wanted, before);
  });
}

function useOnChange(value: unknown, changed: () => void) {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current !== value) changed();
    last.current = value;
  });
}

/** Opens the picture that the address of the page names, as soon as it is there. */
function useDeepLink({ historyHash, content }: LightboxProps, open: (index: number) => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!historyHash || done.current) return;
    const linkable = content.items.map(({ id }) => ({ id, url: '' }));
    const index = findSlideByKey(parseItemId(location.hash), linkable);
    if (index < 0) return;
    done.current = true;
    open(index);
  });
}

/** Tells the page what is shown. @returns where to leave the reason before the change */
function useChangeEvents({ emit }: LightboxProps, shown: OpenState | null) {
  const reason = useRef<ChangeReason>('property');
  const last = useRef<OpenState | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown && !before) emit('site-lightbox-open', createEventDetail(shown, reason.current));
    else if (!shown && before) emit('site-lightbox-close', createEventDetail(before, reason.current));
    else if (shown?.index !== before?.index)
      emit('site-lightbox-change', createEventDetail(shown, reason.current));
    if (shown && shown.index !== before?.index) shown.set.onChange?.(shown.index);
  }, [shown, emit]);
  return reason;
}

/** Nothing in the page says any more that it is open. */
function clearOpenState(host: BlockElement<typeof lightbox>) {
  host.set = null;
  host.removeAttribute('set');
  // As unset, so that the attribute counts again.
  (host as { open?: boolean | undefined }).open = undefined;
  for (const name of ['open', 'data-open']) host.removeAttribute(name);
}
