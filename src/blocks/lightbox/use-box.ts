// What does the lightbox show, and how does that change? Joins the model with React, the options and the events.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findItem, itemAddress, itemIdOf } from '../../core/media/deep-link';
import type { BlockElement, BlockProps } from '../../kit/define';
import type { LightboxItem, LightboxSet } from '../../kit/lightbox';
import { type Direction, inSet, refound, step } from './box.model';
import type { LightboxContent } from './children';
import type { lightbox, Reason } from './lightbox.contract';
import { morph } from './morph';

export type LightboxProps = BlockProps<typeof lightbox, LightboxContent>;

export interface Shown {
  readonly set: LightboxSet;
  readonly index: number;
  /** Place in the row of pictures; goes on beyond the ends of a set that goes round. */
  readonly place: number;
}

export interface Box {
  readonly shown: Shown | null;
  /** The pictures inside the element. */
  readonly own: LightboxSet;
  open(set: LightboxSet, reason: Reason): void;
  turn(direction: Direction, reason: Reason): void;
  go(index: number, reason: Reason): void;
  /** Asks the page first; false when it wants it to stay open. */
  close(reason: Reason): boolean;
  /** The browser closed the dialog by itself. */
  closed(): void;
}

/** Closes the box that is open: a page shows one at a time. */
let closeOther = () => {};

export function useBox(props: LightboxProps): Box {
  const { host, emit, currentIndex, loop } = props;
  const [shown, show] = useState<Shown | null>(null);
  /** What is or is about to be shown: a transition draws it a moment later. */
  const intended = useRef<LightboxSet | null>(null);
  const latest = useRef(shown);
  latest.current = shown;
  const own = useOwnSet(props);
  const reason = useAnnounced(props, shown);

  function open(set: LightboxSet, why: Reason) {
    if (set.items.length === 0) return;
    closeOther();
    closeOther = () => closeNow('property');
    intended.current = set;
    reason.current = why;
    const index = inSet(set.index, set.items.length);
    const draw = () => intended.current && show({ set: intended.current, index, place: index });
    // What the page opens by itself comes from nowhere.
    if (set === own) draw();
    else morph({ host, opens: true, thumb: () => thumbOf(set.items[index]), draw });
  }

  function closeNow(why: Reason) {
    if (!intended.current) return;
    intended.current = null;
    closeOther = () => {};
    reason.current = why;
    const item = itemOf(latest.current);
    morph({ host, opens: false, thumb: () => thumbOf(item), draw: () => show(null) });
    forget(host as BlockElement<typeof lightbox>);
  }

  /** The set became another one: the same picture, if it is in there. */
  function swap(set: LightboxSet) {
    if (set.items.length === 0) return closeNow('property');
    intended.current = set;
    reason.current = 'property';
    show((now) => {
      const again = refound(itemOf(now), set.items);
      const index = again >= 0 ? again : inSet(set.index, set.items.length);
      return now && { set, index, place: index };
    });
  }

  function showAt(index: number, by: number, why: Reason) {
    if (by === 0) return;
    reason.current = why;
    show((now) => now && { ...now, index, place: now.place + by });
  }

  const box: Box = {
    shown,
    own,
    open,
    turn(direction, why) {
      if (!shown) return;
      const next = step(shown.index, direction, shown.set.items.length, loop);
      showAt(next, next === shown.index ? 0 : direction === 'next' ? 1 : -1, why);
    },
    go(index, why) {
      const to = inSet(index, shown?.set.items.length ?? 0);
      showAt(to, to - (shown?.index ?? to), why);
    },
    close(why) {
      if (!shown || !emit('site-lightbox-close-request', detailOf(shown, why))) return false;
      closeNow(why);
      return true;
    },
    closed: () => closeNow('key'),
  };

  useWanted(props.set ?? (props.open ? own : null), (wanted, before) => {
    if (!wanted) closeNow('property');
    else if (intended.current) swap(wanted);
    else if (!before || wanted === props.set) open(wanted, 'property');
  });
  useChange(currentIndex, () => box.go(currentIndex, 'property'));
  useNamedInAddress(props, (index) => open({ ...own, index }, 'property'));
  return box;
}

export const itemOf = (shown: Shown | null): LightboxItem | undefined => shown?.set.items[shown.index];

const detailOf = (shown: Shown | null, reason: Reason) => ({
  index: shown?.index ?? 0,
  id: itemOf(shown)?.id ?? '',
  reason,
});

/** The picture in the page that stands for the item. */
function thumbOf(item: LightboxItem | undefined): Element | null {
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
      deepLink: historyHash ? (id) => itemAddress(location.href, '', id) : null,
    }),
    [content, currentIndex, theme, historyHash],
  );
}

/** Calls back when the page wants another set, or none any more. */
function useWanted(
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

function useChange(value: unknown, changed: () => void) {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (last.current !== value) changed();
    last.current = value;
  });
}

/** Opens the picture that the address of the page names, as soon as it is there. */
function useNamedInAddress({ historyHash, content }: LightboxProps, open: (index: number) => void) {
  const done = useRef(false);
  useEffect(() => {
    if (!historyHash || done.current) return;
    const linkable = content.items.map(({ id }) => ({ id, url: '' }));
    const index = findItem(itemIdOf(location.hash), linkable);
    if (index < 0) return;
    done.current = true;
    open(index);
  });
}

/** Tells the page what is shown. @returns where to leave the reason before the change */
function useAnnounced({ emit }: LightboxProps, shown: Shown | null) {
  const reason = useRef<Reason>('property');
  const last = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown && !before) emit('site-lightbox-open', detailOf(shown, reason.current));
    else if (!shown && before) emit('site-lightbox-close', detailOf(before, reason.current));
    else if (shown?.index !== before?.index) emit('site-lightbox-change', detailOf(shown, reason.current));
    if (shown && shown.index !== before?.index) shown.set.follow?.(shown.index);
  }, [shown, emit]);
  return reason;
}

/** Nothing in the page says any more that it is open. */
function forget(host: BlockElement<typeof lightbox>) {
  host.set = null;
  host.removeAttribute('set');
  // As unset, so that the attribute counts again.
  (host as { open?: boolean | undefined }).open = undefined;
  for (const name of ['open', 'data-open']) host.removeAttribute(name);
}
