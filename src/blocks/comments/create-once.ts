// Creates the controllers of parts of the script, each once.

/** Tries again if the value could not be created. */
export function createOnce<T>(create: () => Promise<T | undefined>): () => Promise<T | undefined> {
  let last: Promise<T | undefined> | undefined;
  return () => {
    last ??= create().then((created) => {
      if (!created) last = undefined;
      return created;
    });
    return last;
  };
}
