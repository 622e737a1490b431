// Counts listeners on global objects, to verify cleanup.

interface LiveListener {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

/** Targets that outlive an element. */
const isShared = (target: EventTarget): boolean =>
  target instanceof Window ||
  target instanceof Document ||
  target === document.documentElement ||
  target === document.body ||
  target instanceof MediaQueryList ||
  target instanceof VisualViewport ||
  target instanceof BroadcastChannel;

/** Starts counting listeners on shared targets. */
export function trackListeners() {
  const live: LiveListener[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const remove = (removed: LiveListener) => {
    const index = live.findIndex((one) => isSame(one, removed));
    if (index >= 0) live.splice(index, 1);
  };

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const entry = { target: this ?? window, type, listener, capture: getCapture(options) };
    if (listener && isShared(entry.target) && !live.some((one) => isSame(one, entry))) {
      live.push(entry);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal) addEventListener.call(signal, 'abort', () => remove(entry));
    }
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    remove({ target: this ?? window, type, listener, capture: getCapture(options) });
    removeEventListener.call(this ?? window, type, listener, options);
  };

  return {
    /** For example `['Document visibilitychange']`. */
    live: () => live.map(({ target, type }) => `${target.constructor.name} ${type}`).sort(),
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}

const getCapture = (
  options: boolean | AddEventListenerOptions | EventListenerOptions | undefined,
): boolean => (typeof options === 'object' ? options.capture === true : options === true);

const isSame = (a: LiveListener, b: LiveListener): boolean =>
  a.target === b.target && a.type === b.type && a.listener === b.listener && a.capture === b.capture;
