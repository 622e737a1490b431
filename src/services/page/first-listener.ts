// Delivers page-wide events to the oldest of several listeners only, so that two <site-services> do not report an
// event twice.

/** When the first listener is removed, the next one receives the events. */
export function firstListenerOnly<T>(listen: (listener: (value: T) => void) => () => void): typeof listen {
  const listeners = new Set<object>();
  return (listener) => {
    const token = {};
    listeners.add(token);
    const stop = listen((value) => {
      const [first] = listeners;
      if (first === token) listener(value);
    });
    return () => {
      listeners.delete(token);
      stop();
    };
  };
}
