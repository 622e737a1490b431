// Delivers page-wide events to the oldest of several listeners only, so that two <site-services> do not report an
// event twice.

/** When the first listener is removed, the next one receives the events. */
export function firstListenerOnly<T>(listen: (listener: (told: T) => void) => () => void): typeof listen {
  const listeners = new Set<object>();
  return (listener) => {
    const own = {};
    listeners.add(own);
    const end = listen((told) => {
      const [first] = listeners;
      if (first === own) listener(told);
    });
    return () => {
      listeners.delete(own);
      end();
    };
  };
}
