// Debounces size changes. Pure: measuring and timers are injected.

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

export interface ResizeOptions {
  /** Time without a further change after which it has ended, in ms. */
  readonly debounce: number;
  /** Least change that counts, in px. */
  readonly threshold: number;
  /** The sides whose change counts. */
  readonly axis: 'width' | 'height' | 'both';
}

export interface ResizeListener {
  /** The first change after some quiet. */
  start?(size: ElementSize): void;
  /** No further change for the quiet time. */
  end(size: ElementSize): void;
}

export interface ResizeEmitter {
  /** Says what was measured; the first time only takes note of it. */
  update(size: ElementSize): void;
  stop(): void;
}

/** @param later runs something after a time in ms; its answer takes that back */
export function createResizeEmitter(
  { start, end }: ResizeListener,
  later: (run: () => void, time: number) => () => void,
  rules: Partial<ResizeOptions> = {},
): ResizeEmitter {
  const { debounce = 300, threshold = 0, axis = 'both' } = rules;
  let settled: ElementSize | null = null;
  let cancel: (() => void) | null = null;

  const isChange = (now: ElementSize, before: ElementSize) =>
    (axis !== 'height' && differs(now.width, before.width)) ||
    (axis !== 'width' && differs(now.height, before.height));
  const differs = (now: number, before: number) => now !== before && Math.abs(now - before) >= threshold;

  return {
    update(size) {
      settled ??= size;
      if (!cancel && !isChange(size, settled)) return;
      if (!cancel) start?.(size);
      cancel?.();
      cancel = later(() => {
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
