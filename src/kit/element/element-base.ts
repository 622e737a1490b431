// Base class of an element without a view: attributes, properties and updates from its contract.
import type { AttributeValues } from '../contract/attributes';
import type { Contract } from '../contract/contract';
import { defineOptionProperties, upgradeProperty } from './accessors';
import { HTMLElementBase } from './html-element';
import type { OptionValues } from './json-options';
import { createOptions, getObservedAttributes, OPTIONS, type OptionSource } from './options';

export type ElementBase<K extends Contract> = HTMLElement & {
  readonly [STATES]: Set<string> | undefined;
  /** Resolves when `onOptionsChange` has run for everything set so far. */
  readonly updateComplete: Promise<void>;
  /** Any number of options by name. */
  options: OptionValues;
  connectedCallback(): void;
  disconnectedCallback(): void;
  /** Called once per batch of attribute and property changes while the element is in the document. */
  onOptionsChange?(): void;
} & { -readonly [N in keyof AttributeValues<K['attributes']>]: AttributeValues<K['attributes']>[N] };

/** Key of the custom states of an element; undefined in old browsers. */
export const STATES = Symbol();

/**
 * Creates a class to extend. It is not registered: the entries in `elements/` do that.
 * @param createSources additional sources of options
 */
export function createElementBase<K extends Contract>(
  contract: K,
  createSources?: (host: Element) => OptionSource[],
): { new (): ElementBase<K>; readonly contract: K } {
  const names = [OPTIONS, ...Object.keys(contract.attributes)];

  class Base extends HTMLElementBase {
    static readonly contract = contract;
    static readonly observedAttributes = getObservedAttributes(contract.attributes);

    declare onOptionsChange?: () => void;
    readonly #options = createOptions(contract, this, createSources?.(this));
    readonly [STATES] = this.attachInternals().states as unknown as Set<string> | undefined;
    readonly #prototype = Object.getPrototypeOf(this) as object;
    #update: Promise<void> | undefined;

    get updateComplete(): Promise<void> {
      return this.#update ?? Promise.resolve();
    }

    connectedCallback() {
      for (const name of names) upgradeProperty(this, name);
      this[STATES]?.add('ready');
    }

    disconnectedCallback() {
      this[STATES]?.delete('ready');
    }

    /** When an element moves to another document, Firefox gives it the prototype from the other window. */
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
