// Unnamed controls in the small forms of elements, whose values browsers do not submit.
import type { InspectedPage, Problem } from '../page/problem';

/** Elements whose forms the page provides. `<site-form>` has a separate check, which also covers captured markup. */
const TAGS = ['site-newsletter', 'site-login', 'site-search'];

const UNNAMED =
  ':is(input, select, textarea):not([name], [type=submit], [type=button], [type=reset], [type=image])';

export function* checkControls({ elements }: InspectedPage): Generator<Problem> {
  for (const outer of elements) {
    if (!TAGS.includes(outer.localName)) continue;
    for (const element of outer.querySelectorAll<HTMLInputElement>(`form ${UNNAMED}`)) {
      const title = element.labels?.[0]?.textContent?.trim() || element.ariaLabel || element.type;
      yield {
        tag: outer.localName,
        message: `the control "${title}" has no name, so its value is not sent. Add a name attribute.`,
        element,
      };
    }
  }
}
