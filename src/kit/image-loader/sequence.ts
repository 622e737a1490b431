// What has to be ended when something that goes on in steps is given up? The step that was begun last.

export interface Sequence {
  /** @param step begins it, and answers with what ends it; it may begin the next one at once */
  start(step: () => () => void): void;
  cancel(): void;
}

export function createSequence(): Sequence {
  let last = 0;
  let end = () => {};
  return {
    start(step) {
      const own = ++last;
      const stop = step();
      if (own === last) end = stop;
    },
    cancel: () => end(),
  };
}
