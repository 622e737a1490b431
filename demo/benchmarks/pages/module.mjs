// Head of our pages that measure a single element.
import { sheets } from '../../../elements/sheets.mjs';

/** Whether an element is upgraded and rendered. */
export const READY = 'matches(":state(ready)")';

/** Imports the element before the suite starts, like the peers' bundles. */
export function moduleWith(module) {
  return `<div id=root></div><script type=module>import './dist/${module}.js';`;
}

/** The style sheet of an element, which a page links unless the sheet for all pages contains it. */
export const sheetOf = (element) =>
  sheets['site-elements-extended'].includes(`site-${element}`)
    ? `<link rel=stylesheet href="./dist/site-${element}.css">`
    : '';
