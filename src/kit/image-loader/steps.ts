// What has to be ended when something that goes on in steps is given up? The step that was begun last.

export interface Steps {
  /** @param step begins it, and answers with what ends it; it may begin the next one at once */
  begin(step: () => () => void): void;
  end(): void;
}

export function inSteps(): Steps {
  let last = 0;
  let end = () => {};
  return {
    begin(step) {
      const own = ++last;
      const stop = step();
      if (own === last) end = stop;
    },
    end: () => end(),
  };
}
