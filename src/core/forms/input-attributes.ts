// Attributes of `<input>` by field type: virtual keyboard, autofill and spell checking.

import type { MarkupNode } from '../markup/markup';
import type { FieldType, FormField } from '../wire/form';

type Attributes = MarkupNode['attributes'];

/** Attributes of a field with one control; autofill tokens follow WCAG 1.3.5 and the HTML standard. */
export function getInputAttributes(field: FormField): Attributes {
  const defaults = BY_TYPE[field.type] ?? {};
  return {
    type: 'text',
    ...defaults,
    autocomplete: field.autocomplete ?? defaults.autocomplete,
    placeholder: field.placeholder || undefined,
  };
}

/** Numbers and URLs use `type="text"`: people write them in more ways than `number` and `url` accept. */
const BY_TYPE: Partial<Record<FieldType, Attributes>> = {
  email: { type: 'email', autocomplete: 'email', spellcheck: 'false' },
  number: { inputmode: 'decimal' },
  currency: { inputmode: 'decimal' },
  website: { inputmode: 'url', autocomplete: 'url', autocapitalize: 'none', spellcheck: 'false' },
  password: { type: 'password', autocomplete: 'new-password' },
  twitter: { autocapitalize: 'none', spellcheck: 'false' },
};
