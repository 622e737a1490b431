// Registers an element class under the tag of its contract.
import type { Contract } from '../contract/contract';

interface ElementClass extends CustomElementConstructor {
  readonly contract: Pick<Contract, 'tag'>;
}

/**
 * Returns the registered class; a class that another copy of the script has registered is kept. Without a DOM, nothing is
 * registered.
 */
export function registerElement<E extends ElementClass>(elementClass: E): E {
  const { tag } = elementClass.contract;
  if (!globalThis.customElements) return elementClass;
  if (!customElements.get(tag)) customElements.define(tag, elementClass);
  return customElements.get(tag) as E;
}
