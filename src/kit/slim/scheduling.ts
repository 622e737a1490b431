// Schedules rendering and effects of the slim runtime as React does: for user input at the end of the event, otherwise in a
// separate task. Preact would render in a microtask, within the callbacks of observers, which the browser reports as a loop.
import { options } from 'preact';

/** Events whose updates are rendered before the browser paints. */
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

/** Runs scheduled callbacks, unless one of them caused the event. */
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

/** Renders at the end of the running script, including effects. */
const renderSoon = (render: () => void) =>
  queueMicrotask(() => {
    render();
    flush();
  });

/** Type of the event that a view's listener is handling, because `window.event` is not set for listeners in a shadow root. */
let handled = '';

const renderLater = (render: () => void) =>
  INPUT.test(handled || (globalThis.event?.type ?? '')) ? renderSoon(render) : schedule(render);

let isStarted = false;

/** Call once, after preact/compat has set its own options. */
export function startScheduling(): void {
  if (isStarted) return;
  isStarted = true;
  const onEvent = options.event;
  options.debounceRendering = renderLater;
  // Used by Preact to run effects.
  options.requestAnimationFrame = schedule;
  options.event = (event) => {
    handled = event.type;
    queueMicrotask(() => {
      handled = '';
    });
    return onEvent ? onEvent(event) : event;
  };
}

/** Renders the updates caused by `change` before the browser paints; within `flushSync()`, synchronously. */
export function renderBeforePaint(change: () => void): void {
  const { debounceRendering } = options;
  if (debounceRendering === renderLater) options.debounceRendering = renderSoon;
  change();
  if (debounceRendering === renderLater) options.debounceRendering = renderLater;
}
