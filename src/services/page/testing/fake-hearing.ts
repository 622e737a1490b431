// What does a test let the services hear of the template and of the speed of its page, and which images are asked for?

import type { EscapePress } from '../keys';
import type { Declared, Page, Vital } from '../page';

export interface FakeHearing {
  /** The images that were asked for. */
  readonly images: readonly string[];
  /** A part of the template that is counted was seen or used. */
  declare(declared: Declared): void;
  /** A measure of how fast the page is becomes final. */
  measure(vital: Vital): void;
  /** The visitor presses Escape. @returns whether anybody did something with it */
  pressEscape(press?: Partial<EscapePress>): boolean;
  /** How many still listen. */
  ears(): number;
  deafen(): void;
}

export function fakeHearing(): FakeHearing &
  Pick<Page, 'image' | 'declared' | 'vitals' | 'onEscape' | 'pointer' | 'pointerRing'> {
  const images: string[] = [];
  const declared = fakeLine<Declared>();
  const vitals = fakeLine<Vital>();
  const keys = new Set<(press: EscapePress) => boolean>();
  return {
    images,
    image: (url) => void images.push(url),
    declared: declared.listen,
    declare: declared.say,
    vitals: vitals.listen,
    measure: vitals.say,
    pointer: () => () => {},
    pointerRing: () => () => {},
    onEscape(listener) {
      keys.add(listener);
      return () => void keys.delete(listener);
    },
    pressEscape: (press) =>
      [...keys].some((listener) => listener({ withShift: false, inControl: false, ...press })),
    ears: () => declared.ears.size + vitals.ears.size + keys.size,
    deafen() {
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
