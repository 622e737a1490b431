// Base class of an element without a view: attributes, properties and updates from its contract.
import type { AttributeValues } from '../contract/attributes';
import type { Contract } from '../contract/contract';
import { defineOptionProperties, upgradeProperty } from './accessors';
import type { OptionValues } from './json-options';
import { createOptions, getObservedAttributes, OPTIONS } from './options';

export type ElementBase<K extends Contract> = HTMLElement & {
  /** Resolves when `onOptionsChange` has run for everything set so far. */
  readonly updateComplete: Promise<void>;
  /** Any number of options by name. */
  options: OptionValues;
  connectedCallback(): void;
  disconnectedCallback(): void;
  /** Called once per batch of changes of attributes and properties while the element is in the document. */
  onOptionsChange?(): void;
} & { -readonly [N in keyof AttributeValues<K['attributes']>]: AttributeValues<K['attributes']>[N] };

/** States of elements, of browsers that have them. */
const states = new WeakMap<HTMLElement, Set<string>>();

/** Sets a custom state, `:state(name)` in a style sheet. */
export function toggleState(element: HTMLElement, name: string, isOn: boolean): void {
  if (isOn) states.get(element)?.add(name);
  else states.get(element)?.delete(name);
}

/** Creates a class to extend. It is not registered: the entries in `elements/` do that. */
export function createElementBase<K extends Contract>(
  contract: K,
): { new (): ElementBase<K>; readonly contract: K } {
  const names = [OPTIONS, ...Object.keys(contract.attributes)];

  class Base extends HTMLElement {
    static readonly contract = contract;
    static readonly observedAttributes = getObservedAttributes(contract.attributes);

    declare onOptionsChange?: () => void;
    readonly #options = createOptions(contract, this);
    readonly #prototype = Object.getPrototypeOf(this) as object;
    #update: Promise<void> | undefined;

    constructor() {
      super();
      const { states: own } = this.attachInternals();
      // Missing in old browsers.
      if (own) states.set(this, own as unknown as Set<string>);
    }

    get updateComplete(): Promise<void> {
      return this.#update ?? Promise.resolve();
    }

    connectedCallback() {
      for (const name of names) upgradeProperty(this, name);
      toggleState(this, 'ready', true);
    }

    disconnectedCallback() {
      toggleState(this, 'ready', false);
    }

    /** Firefox gives an element that moves to another document the prototype of the other window. */
    adoptedCallback() {
      Object.setPrototypeOf(this, this.#prototype);
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) this.#invalidate();
    }

    #invalidate() {
      this.#update ??= Promise.resolve().then(() => {
        this.#update = undefined;
        if (this.isConnected) this.onOptionsChange?.();
      });
    }

    static {
      defineOptionProperties(
        Base.prototype,
        names,
        (element) => element.#options,
        (element) => element.#invalidate(),
      );
    }
  }

  return Base as never;
}
