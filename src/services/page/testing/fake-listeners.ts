// Fake tracked elements, performance metrics and images for tests.

import type { EscapePress } from '../escape-key';
import type { Page, TrackedElementEvent, Vital } from '../page';

export interface FakeListeners {
  /** URLs of the requested images. */
  readonly images: readonly string[];
  /** Simulates a view of or a click on a tracked element. */
  fireTrackedElement(event: TrackedElementEvent): void;
  /** Simulates a web vital becoming final. */
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
  const trackedElements = createEmitter<TrackedElementEvent>();
  const vitals = createEmitter<Vital>();
  const escapeListeners = new Set<(press: EscapePress) => boolean>();
  return {
    images,
    requestImage: (url) => void images.push(url),
    onTrackedElement: trackedElements.listen,
    fireTrackedElement: trackedElements.emit,
    onVital: vitals.listen,
    reportVital: vitals.emit,
    onPointerMove: () => () => {},
    showPointerRing: () => () => {},
    onEscape(listener) {
      escapeListeners.add(listener);
      return () => void escapeListeners.delete(listener);
    },
    pressEscape: (press) =>
      [...escapeListeners].some((listener) => listener({ shiftKey: false, inFormControl: false, ...press })),
    listenerCount: () => trackedElements.listeners.size + vitals.listeners.size + escapeListeners.size,
    removeListeners() {
      trackedElements.listeners.clear();
      vitals.listeners.clear();
      escapeListeners.clear();
    },
  };
}

function createEmitter<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    listeners,
    listen(listener: (value: T) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(value: T) {
      for (const listener of listeners) listener(value);
    },
  };
}
