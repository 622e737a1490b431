/** A field of a form on a page of the server: the controls that the page in the browser has too. */
import { raw } from 'hono/html';
import { createFieldMarkup } from '../../core/forms/field-markup';
import { renderHtml } from '../../core/forms/markup';
import type { FormField, FormValue } from '../../core/wire/form';
import type { Markup } from './page';

/** The field with its label, its problem and the value that was entered. Passwords are not sent back. */
export const renderField = (
  field: FormField,
  value: FormValue | undefined,
  problem: string | undefined,
): Markup => raw(renderHtml(createFieldMarkup(field, { value, problem })));
