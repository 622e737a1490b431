// How does a page of ours begin that measures one element?

/** Of an element: it is upgraded and drawn. */
export const READY = 'matches(":state(ready)")';

/** The element is imported before the suite begins, as the peers' bundles are. */
export function moduleWith(module) {
  return `<div id=root></div><script type=module>import './dist/${module}.js';`;
}
