// How does a script hang a tooltip onto something that is not inside of it?
import { createStore, type Store } from '../../core/store';

export interface TooltipApi {
  target: Element | null;
  /** For the view. */
  readonly targets: Store<Element | null>;
}

export function createTooltipApi(): TooltipApi {
  const targets = createStore<Element | null>(null);
  return {
    targets,
    get target() {
      return targets.get();
    },
    set target(next) {
      targets.set(next instanceof Element ? next : null);
    },
  };
}
