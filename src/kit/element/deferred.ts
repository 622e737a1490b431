// A promise with an exposed resolve function (`Promise.withResolvers`, which the oldest supported browsers lack).

export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A pending promise and its resolve function. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
