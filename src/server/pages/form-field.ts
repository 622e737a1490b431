/** A field of a form on a page of the server: the controls that the page in the browser has too. */
import { raw } from 'hono/html';
import { fieldControls } from '../../core/forms/controls';
import { toHtml } from '../../core/forms/markup';
import type { FormField, FormValue } from '../../core/wire/form';
import type { Markup } from './page';

/** The field with its label, its problem and the value that was entered. Passwords are not sent back. */
export const fieldMarkup = (
  field: FormField,
  value: FormValue | undefined,
  problem: string | undefined,
): Markup => raw(toHtml(fieldControls(field, { value, problem })));
