/** Renders a form field on server pages with the same markup as in the browser. */
import { raw } from 'hono/html';
import { createFieldMarkup } from '../../core/forms/field-markup';
import { renderHtml } from '../../core/markup/markup';
import type { FormField, FormValue } from '../../core/wire/form';
import type { Markup } from './page';

/** Renders a field with its label, error and entered value. Passwords are not sent back. */
export const renderField = (
  field: FormField,
  value: FormValue | undefined,
  problem: string | undefined,
): Markup => raw(renderHtml(createFieldMarkup(field, { value, error: problem })));
