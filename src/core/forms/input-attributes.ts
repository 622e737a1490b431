// What does an `<input>` tell the browser about a field: keyboard, autofill, spelling?
import type { FieldType, FormField } from '../wire/form';
import type { MarkupNode } from './markup';

type Attributes = MarkupNode['attributes'];

/** Attributes of the one control of a field; tokens by WCAG 1.3.5 and the HTML standard. */
export function getInputAttributes(field: FormField): Attributes {
  const own = BY_TYPE[field.type] ?? {};
  return {
    type: 'text',
    ...own,
    autocomplete: field.autocomplete ?? own.autocomplete,
    placeholder: field.placeholder || undefined,
  };
}

/** Numbers and addresses are texts, because people write them in more ways than `number` and `url` take. */
const BY_TYPE: Partial<Record<FieldType, Attributes>> = {
  email: { type: 'email', autocomplete: 'email', spellcheck: 'false' },
  number: { inputmode: 'decimal' },
  currency: { inputmode: 'decimal' },
  website: { inputmode: 'url', autocomplete: 'url', autocapitalize: 'none', spellcheck: 'false' },
  password: { type: 'password', autocomplete: 'new-password' },
  twitter: { autocapitalize: 'none', spellcheck: 'false' },
};
