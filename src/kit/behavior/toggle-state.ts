// Custom states of an element, for style sheets.
import { STATES } from '../element/element-base';

/** Sets a custom state, `:state(name)` in a style sheet; nothing in browsers without custom states. */
export function toggleState(
  element: { readonly [STATES]: Set<string> | undefined },
  name: string,
  isOn: boolean,
): void {
  if (isOn) element[STATES]?.add(name);
  else element[STATES]?.delete(name);
}
