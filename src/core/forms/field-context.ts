// What the markup of a control depends on.
import type { controlMessages } from '../messages/control-messages';
import type { FormField, FormValue } from '../wire/form';

export type ControlMessages = Readonly<Record<keyof typeof controlMessages, string>>;

/** Input of the functions that render the parts of a field. */
export interface FieldContext {
  readonly field: FormField;
  /** Id of the control, or id prefix if the field has several controls. */
  readonly id: string;
  readonly value: FormValue | undefined;
  readonly messages: ControlMessages;
  readonly isInvalid: boolean;
  /** Value of `aria-describedby`. */
  readonly describedBy: string | undefined;
}
