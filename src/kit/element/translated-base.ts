// Base class of elements without a view that have translated texts.
import type { Contract } from '../contract/contract';
import { logDevtoolsHint } from './devtools-hint';
import { createElementBase, type ElementBase } from './element-base';
import { loadTranslation } from './load-translation';
import { readMessages } from './read-messages';

/** Like `createElementBase`. `onOptionsChange` is called again when a translation has loaded. */
export function createTranslatedBase<K extends Contract>(
  contract: K,
): { new (): ElementBase<K>; readonly contract: K } {
  class Translated extends createElementBase<Contract>(contract, (host) => [() => readMessages(host)]) {
    override connectedCallback() {
      super.connectedCallback();
      logDevtoolsHint();
      void loadTranslation(this)?.then(() => this.isConnected && this.onOptionsChange?.());
    }
  }

  return Translated as never;
}
