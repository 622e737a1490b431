// What is the event tracker handed? The shapes it asks of its neighbours.

/** Values that end by themselves, as `services/storage` keeps them. */
export interface Kept {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown, lifetime?: number): boolean;
  remove(key: string): void;
}
