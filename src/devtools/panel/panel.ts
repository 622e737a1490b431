// Panel over the page with problems, elements, events and loads. Opens with its button or Alt+Shift+E.
import type { Contract } from '../../kit/contract/contract';
import { adoptStyles } from '../../kit/element/styles';
import type { ProblemList } from '../page/problem-list';
import { h } from './dom';
import { createElementsView } from './elements-view';
import { createEventsView } from './events-view';
import { createHighlight } from './highlight';
import { createLoadReasons } from './load-reasons';
import { createLoadsView } from './loads-view';
import styles from './panel.css?inline';
import { createProblemsView } from './problems-view';
import { createTabs } from './tabs';

export interface Panel {
  readonly host: HTMLElement;
  /** Places the panel above everything except modal dialogs. */
  show(): void;
  update(): void;
  stop(): void;
}

export function createPanel(contracts: ReadonlyMap<string, Contract>, problems: ProblemList): Panel {
  const host = h('div', { popover: 'manual' });
  const root = host.attachShadow({ mode: 'open' });
  const highlight = createHighlight();
  const reasons = createLoadReasons(contracts);
  const events = createEventsView(contracts.values(), update);
  const loads = createLoadsView(reasons, update);
  const views = [
    createProblemsView(problems, highlight),
    createElementsView(contracts, highlight),
    events,
    loads,
  ];
  const tabs = createTabs(views);
  const listeners = new AbortController();

  const toggle = createToggle(open);
  const close = h(
    'button',
    { type: 'button', class: 'close', 'aria-label': 'Close', click: closePanel },
    '✕',
  );
  const panel = h(
    'section',
    { 'aria-label': 'site-elements', hidden: true, keydown: (event) => onKey(event as KeyboardEvent) },
    h('header', {}, tabs.list, close),
    ...tabs.panels,
  );
  root.append(highlight.node, h('aside', { 'aria-label': 'Developer tools' }, toggle, panel));

  function open() {
    panel.hidden = false;
    toggle.hidden = true;
    host.dataset.open = '';
    update();
    tabs.focus();
  }

  function closePanel() {
    panel.hidden = true;
    toggle.hidden = false;
    delete host.dataset.open;
    highlight.hide();
    toggle.focus();
  }

  /** Handles Escape only while the panel has the focus. */
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closePanel();
  }

  function update() {
    const count = problems.all().length;
    toggle.replaceChildren('site-elements ', h('span', { class: 'count' }, String(count)));
    toggle.setAttribute('aria-label', `site-elements, problems: ${count}`);
    toggle.classList.toggle('bad', count > 0);
    if (!panel.hidden) tabs.update();
    raise(host, root, panel.hidden ? toggle : panel);
  }

  onShortcut(() => (panel.hidden ? open : closePanel)(), listeners.signal);
  return {
    host,
    update,
    show() {
      adoptStyles(root, [styles]);
      reasons.note();
      host.showPopover?.();
      update();
    },
    stop() {
      listeners.abort();
      highlight.hide();
      for (const { stop } of [events, loads, reasons]) stop();
      host.remove();
    },
  };
}

const createToggle = (open: () => void): HTMLElement =>
  h('button', {
    type: 'button',
    class: 'toggle',
    'aria-keyshortcuts': 'Alt+Shift+E',
    title: 'Alt+Shift+E',
    click: open,
  });

function onShortcut(toggle: () => void, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    ({ altKey, shiftKey, code }) => {
      if (altKey && shiftKey && code === 'KeyE') toggle();
    },
    { signal },
  );
}

/** Raises the panel above popovers that open later, such as the cookie banner. */
function raise(host: HTMLElement, root: ShadowRoot, visible: HTMLElement): void {
  const { left, right, top, bottom } = visible.getBoundingClientRect();
  const isOnTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === host;
  if (isOnTop || !host.isConnected || !host.hidePopover) return;
  const focused = root.activeElement as HTMLElement | null;
  host.hidePopover();
  host.showPopover();
  focused?.focus();
}
