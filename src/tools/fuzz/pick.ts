// Random choices from a seeded generator.

export type Random = () => number;

/** An integer from 0 up to, but not including, `count`. */
export const randomBelow = (random: Random, count: number): number => Math.floor(random() * count);

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T;
export function pick<T>(random: Random, list: readonly T[]): T | undefined;
export function pick<T>(random: Random, list: readonly T[]): T | undefined {
  return list[randomBelow(random, list.length)];
}

export const chance = (random: Random, probability: number): boolean => random() < probability;
