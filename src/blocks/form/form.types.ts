// Shared types of the form block.
import type { BlockProps } from '../../kit/element/define';
import type { Services } from '../../services/services';
import type { FormContent } from './form.content';
import type { form } from './form.contract';
import type { FormMessages } from './form.messages';

export type FormProps = BlockProps<typeof form, FormContent>;

/** Values of the latest render, for event handlers. */
export interface FormContext {
  readonly props: FormProps;
  readonly messages: FormMessages;
  readonly services: Services;
}
