// What does the visitor read above the form when it could not be sent? A summary with a link to each wrong field.
import type { MouseEvent, ReactNode, Ref } from 'react';
import { focusField } from './field-focus';
import type { Field } from './fields';
import type { FormMessages } from './form.messages';
import type { FormState } from './form.model';

export interface ErrorSummaryProps {
  readonly state: FormState;
  /** The fields of the errors, by the id of the error. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly texts: FormMessages;
  /** What waits is gone if this page is left. */
  readonly inMemory: boolean;
  readonly box: Ref<HTMLDivElement>;
}

export function ErrorSummary({
  state: { errors, message, waiting },
  fields,
  texts,
  inMemory,
  box,
}: ErrorSummaryProps): ReactNode {
  return (
    <div ref={box} tabIndex={-1} className="site-form-summary">
      {/* The alert is inside: on the focused node itself some screen readers would say it twice or not at all. */}
      <div role="alert">
        {errors.length > 0 && (
          // Not an h2: the page's own headings may be as large as a poster.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <p role="heading" aria-level={2}>
            {texts.problemAbove}
          </p>
        )}
        <p className="site-form-message">{message}</p>
        {waiting && <p className="site-form-waiting">{inMemory ? texts.waitingHere : texts.waitingNow}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, text }) => (
              <li key={id}>{linkTo(fields.get(id), text)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The text as it stands at the field; with the field's title where it would not say which field is meant. */
function linkTo(field: Field | undefined, text: string): ReactNode {
  if (!field) return text;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    focusField(field);
  };
  const named = text.toLowerCase().includes(field.title.toLowerCase());
  return (
    <a href={`#${field.controls[0].id}`} onClick={go}>
      {named ? text : `${field.title}: ${text}`}
    </a>
  );
}
