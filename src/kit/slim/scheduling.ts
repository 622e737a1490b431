// When the slim runtime renders and runs effects: for input of the visitor at the end of the event, otherwise in a task of
// its own, as React does. Preact would render in a microtask: within the callbacks of observers, which the browser reports
// as a loop.
import { options } from 'preact';

/** Events that are answered before the browser paints. */
const INPUT =
  /^(?:click|dblclick|key\w+|pointer(?:down|up|cancel)|mouse(?:down|up)|touch(?:start|end|cancel)|input|change|submit|reset|focus\w*|blur|cancel|close|toggle|command|drag\w+|drop|copy|cut|paste|popstate|select)$/;

/** Pending renders and effects are flushed before these events, so that their listeners see the latest state. */
const FLUSHED_BY = 'click keydown keyup pointerdown pointerup touchstart touchend input submit'.split(' ');

let channel: MessageChannel | undefined;
let tasks: (() => void)[] = [];

/** Runs in the next task, or before the next input. */
export function schedule(run: () => void): void {
  channel ??= start();
  if (tasks.push(run) === 1) channel.port2.postMessage(null);
}

function start(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.onmessage = flush;
  for (const type of FLUSHED_BY) addEventListener(type, flush, { capture: true, passive: true });
  return opened;
}

let isFlushing = false;

/** Runs what is scheduled, unless that is what causes the event. */
export function flush(): void {
  if (isFlushing) return;
  isFlushing = true;
  const due = tasks;
  tasks = [];
  for (const task of due) {
    try {
      task();
    } catch (error) {
      reportError(error);
    }
  }
  isFlushing = false;
}

/** At the end of the running script, with the effects. */
const renderSoon = (render: () => void) =>
  queueMicrotask(() => {
    render();
    flush();
  });

/** Type of the event whose listener of a view runs: there is no global event for listeners in a shadow root. */
let handled = '';

const renderLater = (render: () => void) =>
  INPUT.test(handled || (globalThis.event?.type ?? '')) ? renderSoon(render) : schedule(render);

let isStarted = false;

/** Once, after preact/compat has set its own options. */
export function startScheduling(): void {
  if (isStarted) return;
  isStarted = true;
  const onEvent = options.event;
  options.debounceRendering = renderLater;
  // Of effects.
  options.requestAnimationFrame = schedule;
  options.event = (event) => {
    handled = event.type;
    queueMicrotask(() => {
      handled = '';
    });
    return onEvent ? onEvent(event) : event;
  };
}

/** Renders what `change` invalidates before the browser paints; within `flushSync()`, at once. */
export function renderBeforePaint(change: () => void): void {
  const { debounceRendering } = options;
  if (debounceRendering === renderLater) options.debounceRendering = renderSoon;
  change();
  if (debounceRendering === renderLater) options.debounceRendering = renderLater;
}
