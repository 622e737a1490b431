// `react` of the slim runtime.
import { createElement, useCallback, useState, useSyncExternalStore as useStore } from 'preact/compat';
import { renderBeforePaint } from './scheduling';

// @ts-expect-error: the types of preact/compat are a namespace, the module has named exports.
export * from 'preact/compat';

/** What r2wc uses; the default export of preact/compat is all of it. */
export default { createElement };

/** Changes of a store are rendered at once, as React does. */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
): T {
  const subscribeToRender = useCallback(
    (onChange: () => void) => subscribe(() => renderBeforePaint(onChange)),
    [subscribe],
  );
  return useStore(subscribeToRender, getSnapshot);
}

let lastId = 0;

/** Unique in the page; that of Preact is unique in a root. */
export function useId(): string {
  return useState(() => `s${++lastId}`)[0];
}
