// Debounces size changes. Pure: measuring and timers are injected.

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

export interface ResizeOptions {
  /** Time in ms without further changes after which a resize has ended. */
  readonly debounce: number;
  /** Minimum change in px. */
  readonly threshold: number;
  /** Axes whose changes are reported. */
  readonly axis: 'width' | 'height' | 'both';
}

export interface ResizeListener {
  /** Called on the first change. */
  start?(size: ElementSize): void;
  /** Called when the size has not changed for the given time. */
  end(size: ElementSize): void;
}

export interface ResizeEmitter {
  /** Takes a measurement; the first one is the baseline. */
  update(size: ElementSize): void;
  stop(): void;
}

/** @param schedule runs a callback after a time in ms; returns a function that cancels it */
export function createResizeEmitter(
  { start, end }: ResizeListener,
  schedule: (run: () => void, time: number) => () => void,
  options: Partial<ResizeOptions> = {},
): ResizeEmitter {
  const { debounce = 300, threshold = 0, axis = 'both' } = options;
  let settled: ElementSize | null = null;
  let cancel: (() => void) | null = null;

  const isChange = (current: ElementSize, previous: ElementSize) =>
    (axis !== 'height' && hasChanged(current.width, previous.width)) ||
    (axis !== 'width' && hasChanged(current.height, previous.height));
  const hasChanged = (current: number, previous: number) =>
    current !== previous && Math.abs(current - previous) >= threshold;

  return {
    update(size) {
      settled ??= size;
      if (!cancel && !isChange(size, settled)) return;
      if (!cancel) start?.(size);
      cancel?.();
      cancel = schedule(() => {
        cancel = null;
        settled = size;
        end(size);
      }, debounce);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
