// Head of our pages that measure a single element.

/** Whether an element is upgraded and rendered. */
export const READY = 'matches(":state(ready)")';

/** Imports the element before the suite starts, like the bundles of the peers. */
export function moduleWith(module) {
  return `<div id=root></div><script type=module>import './dist/${module}.js';`;
}

/** The styles of elements on few pages, which a page with them links. */
export const EXTENDED = '<link rel=stylesheet href="./dist/site-elements-extended.css">';
