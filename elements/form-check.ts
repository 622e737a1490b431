// Reports unnamed controls as the form does once its script has loaded.
import { readFields } from '../src/blocks/form/fields';
import { describeUnnamed } from '../src/blocks/form/unnamed-fields';
import type { InspectedPage, Problem } from '../src/devtools/page/problem';

export function* checkForms({ elements }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const form = element.localName === 'site-form' ? element.querySelector('form') : null;
    const message = form && describeUnnamed(readFields(form));
    if (message) yield { tag: 'site-form', message, element };
  }
}
