import { expect, it } from 'vitest';
import { firstListenerOnly } from './first-listener';

it('calls the first of two listeners, and the second when the first is removed', () => {
  const ears = new Set<(told: string) => void>();
  const listen = firstListenerOnly<string>((listener) => {
    ears.add(listener);
    return () => void ears.delete(listener);
  });
  const say = (told: string) => {
    for (const ear of ears) ear(told);
  };
  const heard: string[] = [];
  const endFirst = listen((told) => void heard.push(`first ${told}`));
  const endSecond = listen((told) => void heard.push(`second ${told}`));
  say('a');
  endFirst();
  say('b');
  endSecond();
  say('c');
  expect(heard).toEqual(['first a', 'second b']);
  expect(ears.size).toBe(0);
});
