// View of the elements' events as they occur, latest first.
import type { Contract } from '../../kit/contract/contract';
import { format, h } from './dom';
import { nameOf } from './highlight';
import type { View } from './tabs';

/** Maximum number of events; older ones are removed. */
const LIMIT = 200;

export interface EventsView extends View {
  stop(): void;
}

/** @param onEvent called after each event */
export function createEventsView(contracts: Iterable<Contract>, onEvent: () => void): EventsView {
  const list = h('ol', { class: 'events', reversed: true });
  const empty = h('p', { class: 'empty' }, 'No events yet. They appear here as they occur.');
  const clear = h('button', { type: 'button', click: removeAll }, 'Clear');
  const node = h('div', {}, clear, list, empty);
  const names = new Set(['site-error', ...[...contracts].flatMap(({ events }) => Object.keys(events))]);
  const listeners = new AbortController();

  function removeAll() {
    list.replaceChildren();
    onEvent();
  }

  const record = (event: Event) => {
    list.prepend(toItem(event));
    if (list.children.length > LIMIT) list.lastElementChild?.remove();
    onEvent();
  };
  for (const name of names)
    addEventListener(name, record, { capture: true, passive: true, signal: listeners.signal });

  return {
    name: 'Events',
    node,
    count: () => list.children.length,
    update() {
      empty.hidden = list.children.length > 0;
      clear.hidden = !empty.hidden;
    },
    stop: () => listeners.abort(),
  };
}

function toItem(event: Event): HTMLElement {
  const detail = (event as CustomEvent<unknown>).detail;
  const target = event.target instanceof Element ? nameOf(event.target) : 'document';
  return h(
    'li',
    {},
    h('time', { class: 'dim' }, `${(event.timeStamp / 1000).toFixed(2)} s`),
    ' ',
    h('strong', {}, event.type),
    ' ',
    h('code', { class: 'tag' }, target),
    ...(detail == null ? [] : [' ', h('code', {}, format(detail))]),
  );
}
