// Script interface of `<site-tooltip>`: a trigger outside the element.
import { createStore, type Store } from '../../core/store';

export interface TooltipApi {
  target: Element | null;
  /** Used by the view. */
  readonly targetStore: Store<Element | null>;
}

export function createTooltipApi(): TooltipApi {
  const targetStore = createStore<Element | null>(null);
  return {
    targetStore,
    get target() {
      return targetStore.get();
    },
    set target(next) {
      targetStore.set(next instanceof Element ? next : null);
    },
  };
}
