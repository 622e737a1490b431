// Registers an element class under the tag of its contract.
import type { Contract } from '../contract/contract';

interface ElementClass extends CustomElementConstructor {
  readonly contract: Pick<Contract, 'tag'>;
}

/**
 * Returns the registered class: an earlier one, from a second copy of the script, stays. Without a DOM it is not
 * registered.
 */
export function registerElement<E extends ElementClass>(elementClass: E): E {
  const { tag } = elementClass.contract;
  if (!globalThis.customElements) return elementClass;
  if (!customElements.get(tag)) customElements.define(tag, elementClass);
  return customElements.get(tag) as E;
}
