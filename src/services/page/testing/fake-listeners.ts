// Fake tracked elements, performance metrics and images for tests.

import type { EscapePress } from '../escape-key';
import type { Page, TrackedElementEvent, Vital } from '../page';

export interface FakeListeners {
  /** URLs of the requested images. */
  readonly images: readonly string[];
  /** Simulates a view of or a click on a tracked element. */
  fireTrackedElement(declared: TrackedElementEvent): void;
  /** Simulates that a web vital is final. */
  reportVital(vital: Vital): void;
  /** Simulates a press of Escape. @returns whether it was handled */
  pressEscape(press?: Partial<EscapePress>): boolean;
  /** Number of listeners. */
  listenerCount(): number;
  removeListeners(): void;
}

export function fakeListeners(): FakeListeners &
  Pick<
    Page,
    'requestImage' | 'onTrackedElement' | 'onVital' | 'onEscape' | 'onPointerMove' | 'showPointerRing'
  > {
  const images: string[] = [];
  const declared = fakeLine<TrackedElementEvent>();
  const vitals = fakeLine<Vital>();
  const keys = new Set<(press: EscapePress) => boolean>();
  return {
    images,
    requestImage: (url) => void images.push(url),
    onTrackedElement: declared.listen,
    fireTrackedElement: declared.say,
    onVital: vitals.listen,
    reportVital: vitals.say,
    onPointerMove: () => () => {},
    showPointerRing: () => () => {},
    onEscape(listener) {
      keys.add(listener);
      return () => void keys.delete(listener);
    },
    pressEscape: (press) =>
      [...keys].some((listener) => listener({ shiftKey: false, inFormControl: false, ...press })),
    listenerCount: () => declared.ears.size + vitals.ears.size + keys.size,
    removeListeners() {
      declared.ears.clear();
      vitals.ears.clear();
      keys.clear();
    },
  };
}

function fakeLine<T>() {
  const ears = new Set<(told: T) => void>();
  return {
    ears,
    listen(listener: (told: T) => void) {
      ears.add(listener);
      return () => void ears.delete(listener);
    },
    say(told: T) {
      for (const listener of ears) listener(told);
    },
  };
}
