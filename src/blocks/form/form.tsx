// What does the block add to the page's form? A summary above it, errors in it, a word below it, and the thanks.
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../kit/element/use-store';
import { getFormAttribute } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/use-portal-node';
import { lazyPart } from '../../kit/lazy-part';
import { ErrorSummary } from './error-summary';
import { FieldErrorMessage } from './field-error';
import { focusField } from './field-focus';
import { type Field, readFields } from './fields';
import { localizeMessage } from './form.messages';
import type { FormProps } from './form-controller';
import { safeRedirect } from './safe-redirect';
import { SuccessMessage } from './success-message';
import { useForm } from './use-form';

const Draft = lazyPart('site-form', () => import('./drafts/draft'));
const Waiting = lazyPart('site-form', () => import('../../kit/form/pending-submissions'));
const Counter = lazyPart('site-form', () => import('./character-counter'));
const MadeForm = lazyPart('site-form', () => import('./generated/generated-form'));
const PostSubmit = lazyPart('site-form', () => import('./post-submit-html'));

export function FormView(given: FormProps): ReactNode {
  const { state, texts, services, props, onDefinition } = useForm(given);
  const { errorFocus, submissionMessage, postSubmitHtml, successRedirect, host, content } = props;
  const { form, limitedTextAreas, successElement } = content;
  const { phase, errors, failures, message } = state;
  const fields = fieldsOf(errors.length > 0 ? form : null);
  const summary = useRef<HTMLDivElement>(null);
  const waiting = useStore(services.forms.outbox.waiting).filter(({ formId }) => formId === props.formId);
  const others = waiting.some(({ id }) => id !== state.waiting);
  const inMemory = waiting.some((one) => one.id === state.waiting && one.inMemory);

  // Once per failure, not each time that an error goes (FRM-049).
  const answered = useRef(0);
  useLayoutEffect(() => {
    if (failures === answered.current) return;
    answered.current = failures;
    const first = errors.map(({ id }) => fields.get(id)).find(Boolean);
    if (first && errorFocus === 'field') focusField(first);
    else summary.current?.focus();
  });

  return (
    <>
      <span role="status" className="site-form-spoken">
        {phase === 'submitting' && texts.submitting}
      </span>
      {phase === 'failure' && (message || errors.length > 0) && (
        <ErrorSummary state={state} fields={fields} texts={texts} inMemory={inMemory} box={summary} />
      )}
      {errors.map(({ id, text }) => {
        const field = fields.get(id);
        return field && <FieldErrorMessage key={id} field={field} text={text} />;
      })}
      {phase === 'failure' && errors.length > 0 && <Below host={host} text={texts.problemBelow} />}
      <Suspense>
        {others && (
          <Waiting
            formId={props.formId}
            excludedId={state.waiting}
            services={services}
            texts={texts}
            localize={(text) => localizeMessage(text, texts)}
          />
        )}
        {form && props.draft && props.formId && (
          <Draft
            form={form}
            formId={props.formId}
            isSent={phase === 'success'}
            services={services}
            texts={texts}
          />
        )}
        {limitedTextAreas.map((area, index) => (
          <Counter key={area.name || index} textArea={area} texts={texts} />
        ))}
      </Suspense>
      {isToBeMade(form) && (
        <Suspense>
          <MadeForm
            {...given}
            given={given.definition}
            texts={texts}
            services={services}
            onDefinition={onDefinition}
          />
        </Suspense>
      )}
      {phase === 'success' && (
        <SuccessMessage
          element={successElement}
          message={submissionMessage || (successElement || postSubmitHtml ? '' : texts.success)}
          redirect={safeRedirect(successRedirect, document.baseURI)}
          texts={texts}
        >
          {postSubmitHtml && (
            <Suspense>
              <PostSubmit html={postSubmitHtml} trusted={props.trustedHtml} />
            </Suspense>
          )}
        </SuccessMessage>
      )}
    </>
  );
}

/** Not where the page has written a form of its own. */
const isToBeMade = (form: HTMLFormElement | null): boolean =>
  !form || getFormAttribute(form, 'data-site-made') !== null;

/** FRM-058: whoever has scrolled down to the button reads that there is something above. */
function Below({ host, text }: { readonly host: HTMLElement; readonly text: string }): ReactNode {
  const node = usePortalNode('site-form-below', (below) => host.append(below), host);
  return createPortal(text, node);
}

const fieldsOf = (form: HTMLFormElement | null): ReadonlyMap<string, Field> =>
  new Map((form ? readFields(form) : []).map((field) => [field.key, field]));
