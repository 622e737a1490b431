import { expect, it } from 'vitest';
import { mapLazily } from './map-lazily';

it('maps an item once, when it is first read', () => {
  const mapped: number[] = [];
  const list = mapLazily([3, 5, 7], (item) => {
    mapped.push(item);
    return { value: item * 2 };
  });
  expect(list.length).toBe(3);
  expect(mapped).toEqual([]);
  expect(list[1]).toEqual({ value: 10 });
  expect(list[1]).toBe(list[1]);
  expect(mapped).toEqual([5]);
  expect(list[3]).toBeUndefined();
  expect(list[-1]).toBeUndefined();
});

it('behaves like an array', () => {
  const list = mapLazily(['a', 'b'], (item) => item.toUpperCase());
  expect(Array.isArray(list)).toBe(true);
  expect([...list]).toEqual(['A', 'B']);
  expect(Object.keys(list)).toEqual(['0', '1']);
  expect(list).toEqual(['A', 'B']);
  expect(list.map((item) => item + item)).toEqual(['AA', 'BB']);
  expect(mapLazily(['a', 'b'], (item) => item.toUpperCase()).indexOf('B')).toBe(1);
  expect(mapLazily([], () => 1).length).toBe(0);
});
