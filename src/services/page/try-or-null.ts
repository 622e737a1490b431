// Runs a browser API that may throw.

/** A sandboxed frame may not even look at cookies and storage, and storage can be full: null then. */
export function tryOrNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
