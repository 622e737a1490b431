// Error summary above the form, with a link to each invalid field.
import type { MouseEvent, ReactNode, Ref } from 'react';
import { focusField } from './field-focus';
import type { Field } from './fields';
import type { FormMessages } from './form.messages';
import type { FormState } from './form.model';

export interface ErrorSummaryProps {
  readonly state: FormState;
  /** Invalid fields by error id. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly messages: FormMessages;
  /** The pending submission is lost when the page is closed. */
  readonly inMemory: boolean;
  readonly box: Ref<HTMLDivElement>;
}

export function ErrorSummary({
  state: { errors, message, pendingId },
  fields,
  messages,
  inMemory,
  box,
}: ErrorSummaryProps): ReactNode {
  return (
    <div ref={box} tabIndex={-1} className="site-form-summary">
      {/* Inside the focused node: some screen readers announce a focused alert twice or not at all. */}
      <div role="alert">
        {errors.length > 0 && (
          // Not an h2, because the page may style its headings very large.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <p role="heading" aria-level={2}>
            {messages.problemAbove}
          </p>
        )}
        <p className="site-form-message">{message}</p>
        {pendingId && (
          <p className="site-form-pending">{inMemory ? messages.pendingInMemory : messages.pendingStored}</p>
        )}
        {errors.length > 0 && (
          <ul>
            {errors.map((error) => (
              <li key={error.id}>
                <ErrorLink field={fields.get(error.id)} message={error.message} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface ErrorLinkProps {
  readonly field: Field | undefined;
  readonly message: string;
}

/** The message with a link to its field, prefixed with the title of the field unless the message contains it. */
function ErrorLink({ field, message }: ErrorLinkProps): ReactNode {
  if (!field) return message;
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    focusField(field);
  };
  const containsTitle = message.toLowerCase().includes(field.title.toLowerCase());
  return (
    <a href={`#${field.controls[0].id}`} onClick={handleClick}>
      {containsTitle ? message : `${field.title}: ${message}`}
    </a>
  );
}
