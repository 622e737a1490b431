// Custom states of an element, for style sheets.
import { STATES } from '../element/element-base';

/**
 * Sets a custom state, `:state(name)` in a style sheet; does nothing in browsers without custom states. Only changes are
 * written, because setting a state again would make browsers recalculate the styles of all children.
 */
export function toggleState(
  element: { readonly [STATES]: Set<string> | undefined },
  name: string,
  isOn: boolean,
): void {
  const states = element[STATES];
  if (!states || states.has(name) === isOn) return;
  if (isOn) states.add(name);
  else states.delete(name);
}
