// Base class of elements that add behavior to the page's own nodes: connection, events and parts of their script.
import type { Contract, Emit } from '../contract/contract';
import { isCancelable } from '../contract/contract';
import type { ElementBase } from '../element/element-base';
import { loadPart } from '../element/load-part';
import { createTranslatedBase } from '../element/translated-base';

export type Behavior<K extends Contract> = ElementBase<K> & {
  /** Called when the element is connected; `signal` is aborted when it is disconnected. */
  onConnect(signal: AbortSignal): unknown;
  /** Dispatches an event of the contract. Returns false if a listener canceled it. */
  readonly emit: Emit<K['events']>;
  /**
   * Loads a part of the script; the element has `data-site-loading` in the meantime. Resolves with undefined, after a single
   * warning, if the part cannot be loaded.
   */
  loadPart<T>(load: () => Promise<T>): Promise<T | undefined>;
};

/** Creates a class to extend. It is not registered: the entries in `elements/` do that. */
export function createBehavior<K extends Contract>(
  contract: K,
): { new (): Behavior<K>; readonly contract: K } {
  class BehaviorBase extends createTranslatedBase<Contract>(contract) {
    #connection: AbortController | undefined;
    declare onConnect: (signal: AbortSignal) => unknown;

    override connectedCallback() {
      super.connectedCallback();
      this.#connection = new AbortController();
      this.onConnect(this.#connection.signal);
    }

    override disconnectedCallback() {
      super.disconnectedCallback();
      this.#connection?.abort();
    }

    emit(type: string, detail?: unknown): boolean {
      const options = { bubbles: true, composed: true, cancelable: isCancelable(type), detail };
      return this.dispatchEvent(new CustomEvent(type, options));
    }

    async loadPart<T>(load: () => Promise<T>): Promise<T | undefined> {
      this.dataset.siteLoading = '';
      const part = await loadPart(contract.tag, load);
      delete this.dataset.siteLoading;
      return part;
    }
  }

  return BehaviorBase as never;
}
