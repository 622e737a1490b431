// `react` of the slim runtime.
import { createElement, useCallback, useState, useSyncExternalStore as useStore } from 'preact/compat';
import { renderBeforePaint } from './scheduling';

// @ts-expect-error: the types of preact/compat are a namespace, the module has named exports.
export * from 'preact/compat';

/** The part that r2wc uses; the default export of preact/compat would include everything. */
export default { createElement };

/** Renders changes of a store synchronously, as React does. */
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

/** An id that is unique in the page; Preact's is unique only in a root. */
export function useId(): string {
  return useState(() => `s${++lastId}`)[0];
}
