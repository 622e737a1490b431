// What is told about an error? Pure; anything can be thrown, also nothing.

/** The part of an error that travels. */
export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  /** At most 5000 characters. */
  readonly stack: string;
  readonly url: string;
  /** Of a `NotFoundError`. */
  readonly path?: string;
}

/** Characters of a stack that are told (TRC-008). */
export const MAX_STACK = 5000;

/** Something that a script looked for is not there (TRC-010). */
export class NotFoundError extends Error {
  override name = 'NotFoundError';

  constructor(
    /** Where it was looked for. */
    readonly path: string,
  ) {
    super(`Not found: ${path}`);
  }
}

export function describeError(error: unknown, url: string): ErrorDescription {
  const { name, message, stack, path } = read(error);
  return { name, message, stack: stack.slice(0, MAX_STACK), url, ...(path !== undefined && { path }) };
}

/** Also of what cannot be looked at. */
function read(error: unknown): Read {
  try {
    return error instanceof Error ? readError(error) : plain(error);
  } catch {
    return { name: 'unreadable', message: '', stack: '' };
  }
}

interface Read {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly path?: string;
}

const readError = (error: Error): Read => ({
  name: String(error.name),
  message: String(error.message),
  stack: String(error.stack ?? ''),
  ...(isNotFound(error) && { path: error.path }),
});

/** By its name: a script of the site's own has the class from another file. */
const isNotFound = (error: Error): error is NotFoundError =>
  error.name === 'NotFoundError' && 'path' in error && typeof error.path === 'string';

/** A text or nothing is told as it is; of an object only that it is one: it may hold what a visitor typed. */
function plain(error: unknown): Read {
  const isPlain = error === null || !/^(object|function)$/.test(typeof error);
  return { name: typeof error, message: isPlain ? String(error) : '', stack: '' };
}
