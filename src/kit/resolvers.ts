// A promise that is settled from outside (`Promise.withResolvers`, which the oldest supported browsers lack).

export interface Resolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A pending promise and what resolves it. */
export function withResolvers(): Resolvers {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
