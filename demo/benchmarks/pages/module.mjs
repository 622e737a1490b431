// Head of our pages that measure a single element.
import { sheets } from '../../../elements/sheets.mjs';

/** Whether an element is upgraded and rendered. */
export const READY = 'matches(":state(ready)")';

/** Imports the element before the suite starts, like the bundles of the peers. */
export function moduleWith(module) {
  return `<div id=root></div><script type=module>import './dist/${module}.js';`;
}

/** The style sheet of an element, which a page with it links unless that of all pages contains it. */
export const sheetOf = (element) =>
  sheets['site-elements-extended'].includes(`site-${element}`)
    ? `<link rel=stylesheet href="./dist/site-${element}.css">`
    : '';
