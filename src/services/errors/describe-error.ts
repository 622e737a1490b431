// Describes any thrown value for an error report. Pure.

export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  /** At most 5000 characters. */
  readonly stack: string;
  readonly url: string;
  /** Path of a `NotFoundError`. */
  readonly path?: string;
}

/** Maximum length of a reported stack, in characters (TRC-008). */
export const MAX_STACK = 5000;

/** A requested resource does not exist (TRC-010). */
export class NotFoundError extends Error {
  override name = 'NotFoundError';

  constructor(readonly path: string) {
    super(`Not found: ${path}`);
  }
}

export function describeError(error: unknown, url: string): ErrorDescription {
  const { name, message, stack, path } = readFields(error);
  return { name, message, stack: stack.slice(0, MAX_STACK), url, ...(path !== undefined && { path }) };
}

/** The getters of a thrown object may throw as well. */
function readFields(error: unknown): ErrorFields {
  try {
    return error instanceof Error ? readError(error) : describeValue(error);
  } catch {
    return { name: 'unreadable', message: '', stack: '' };
  }
}

interface ErrorFields {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly path?: string;
}

const readError = (error: Error): ErrorFields => ({
  name: String(error.name),
  message: String(error.message),
  stack: String(error.stack ?? ''),
  ...(isNotFound(error) && { path: error.path }),
});

/** Checks the name, because a script of the site may have its own copy of the class. */
const isNotFound = (error: Error): error is NotFoundError =>
  error.name === 'NotFoundError' && 'path' in error && typeof error.path === 'string';

/** Objects are reported by type only, because they may contain what a visitor typed. */
function describeValue(error: unknown): ErrorFields {
  const isPlain = error === null || !/^(object|function)$/.test(typeof error);
  return { name: typeof error, message: isPlain ? String(error) : '', stack: '' };
}
