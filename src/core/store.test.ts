import { describe, expect, it } from 'vitest';
import { createStore } from './store';

describe('a store', () => {
  it('calls all subscribers with each new value, not initially', () => {
    const store = createStore(1);
    const received: string[] = [];
    store.subscribe((value) => received.push(`a${value}`));
    store.subscribe((value) => received.push(`b${value}`));
    store.set(2);
    expect(received).toEqual(['a2', 'b2']);
    expect(store.get()).toBe(2);
  });

  it('does not call subscribers for the same value', () => {
    const store = createStore(Number.NaN);
    let calls = 0;
    store.subscribe(() => calls++);
    store.set(Number.NaN);
    expect(calls).toBe(0);
  });

  it('stops calling a removed subscriber, even during a change', () => {
    const store = createStore(0);
    const received: string[] = [];
    const listener = () => received.push('twice');
    const unsubscribe = store.subscribe(listener);
    store.subscribe(listener);
    store.subscribe(() => unsubscribeLate());
    const unsubscribeLate = store.subscribe(() => received.push('late'));
    unsubscribe();
    unsubscribe();
    store.set(1);
    expect(received).toEqual(['twice']);
  });
});
