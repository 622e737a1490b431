// Runs a browser API that may throw.

/**
 * Returns null if the function throws. Sandboxed frames have no access to cookies and storage, and storage can be full.
 */
export function tryOrNull<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
