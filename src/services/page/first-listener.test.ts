import { expect, it } from 'vitest';
import { firstListenerOnly } from './first-listener';

it('calls the first of two listeners, and the second when the first is removed', () => {
  const listeners = new Set<(value: string) => void>();
  const listen = firstListenerOnly<string>((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const emit = (value: string) => {
    for (const listener of listeners) listener(value);
  };
  const received: string[] = [];
  const stopFirst = listen((value) => void received.push(`first ${value}`));
  const stopSecond = listen((value) => void received.push(`second ${value}`));
  emit('a');
  stopFirst();
  emit('b');
  stopSecond();
  emit('c');
  expect(received).toEqual(['first a', 'second b']);
  expect(listeners.size).toBe(0);
});
