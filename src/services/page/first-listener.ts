// Who of several hears what happens to the page as a whole? Only the one who has listened longest: two <site-services> on
// one page must not tell of one error, one measure or one click twice.

/** When the first one ends, the next one hears. */
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
