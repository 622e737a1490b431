import { describe, expect, it } from 'vitest';
import { createStore } from './store';

describe('a store', () => {
  it('calls all subscribers with each new value, not initially', () => {
    const store = createStore(1);
    const told: string[] = [];
    store.subscribe((value) => told.push(`a${value}`));
    store.subscribe((value) => told.push(`b${value}`));
    store.set(2);
    expect(told).toEqual(['a2', 'b2']);
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
    const told: string[] = [];
    const listener = () => told.push('twice');
    const leave = store.subscribe(listener);
    store.subscribe(listener);
    store.subscribe(() => leaveLater());
    const leaveLater = store.subscribe(() => told.push('late'));
    leave();
    leave();
    store.set(1);
    expect(told).toEqual(['twice']);
  });
});
