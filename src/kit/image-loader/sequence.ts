// Sequence of cancelable steps, of which at most one is active.

export interface Sequence {
  /** @param step starts the step and returns a function that cancels it; it may start the next step synchronously */
  start(step: () => () => void): void;
  /** Cancels the active step. */
  cancel(): void;
}

export function createSequence(): Sequence {
  let latest = 0;
  let cancel = () => {};
  return {
    start(step) {
      const id = ++latest;
      const cancelStep = step();
      if (id === latest) cancel = cancelStep;
    },
    cancel: () => cancel(),
  };
}
