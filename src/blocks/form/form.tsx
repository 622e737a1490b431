// View of `<site-form>`: error summary, field errors, notices, and the success message around the page's form.
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../kit/element/lazy-part';
import { useStore } from '../../kit/element/use-store';
import { getFormAttribute } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { ErrorSummary } from './error-summary';
import { focusField } from './field-focus';
import { type Field, readFields } from './fields';
import { localizeFormMessage } from './form.messages';
import type { FormProps } from './form.types';
import { safeRedirect } from './safe-redirect';
import { SuccessMessage } from './success-message';
import { useFieldErrors } from './use-field-errors';
import { useForm } from './use-form';

const Draft = lazyPart('site-form', () => import('./drafts/draft'));
const PendingSubmissions = lazyPart('site-form', () => import('../../kit/form/hooks/pending-submissions'));
const CharacterCounter = lazyPart('site-form', () => import('./character-counter'));
const GeneratedForm = lazyPart('site-form', () => import('./generated/generated-form'));
const PostSubmitHtml = lazyPart('site-form', () => import('./post-submit-html'));

export function FormView(viewProps: FormProps): ReactNode {
  const { state, messages, services, props, onDefinition } = useForm(viewProps);
  const { errorFocus, submissionMessage, postSubmitHtml, successRedirect, host, content } = props;
  const { form, limitedTextAreas, successElement } = content;
  const { phase, errors, failureCount, message } = state;
  const fields = getFieldsByKey(errors.length > 0 ? form : null);
  const summary = useRef<HTMLDivElement>(null);
  const pending = useStore(services.forms.outbox.waiting).filter(({ formId }) => formId === props.formId);
  const hasOtherPending = pending.some(({ id }) => id !== state.pendingId);
  const inMemory = pending.some((entry) => entry.id === state.pendingId && entry.inMemory);

  useFieldErrors(errors, fields);
  // Once per failure, not whenever an error is corrected (FRM-049).
  const handledFailures = useRef(0);
  useLayoutEffect(() => {
    if (failureCount === handledFailures.current) return;
    handledFailures.current = failureCount;
    const firstInvalid = errors.map(({ id }) => fields.get(id)).find(Boolean);
    if (firstInvalid && errorFocus === 'field') focusField(firstInvalid);
    else summary.current?.focus();
  });

  return (
    <>
      <span role="status" className="site-form-visually-hidden">
        {phase === 'submitting' && messages.submitting}
      </span>
      {phase === 'failure' && (message || errors.length > 0) && (
        <ErrorSummary state={state} fields={fields} messages={messages} inMemory={inMemory} box={summary} />
      )}
      {phase === 'failure' && errors.length > 0 && <ScrollHint host={host} text={messages.problemBelow} />}
      <Suspense>
        {hasOtherPending && (
          <PendingSubmissions
            formId={props.formId}
            excludedId={state.pendingId}
            services={services}
            messages={messages}
            localize={(text) => localizeFormMessage(text, messages)}
          />
        )}
        {form && props.draft && props.formId && (
          <Draft
            form={form}
            formId={props.formId}
            isSubmitted={phase === 'success'}
            services={services}
            messages={messages}
          />
        )}
        {limitedTextAreas.map((textArea, index) => (
          <CharacterCounter key={textArea.name || index} textArea={textArea} messages={messages} />
        ))}
      </Suspense>
      {needsGeneratedForm(form) && (
        <Suspense>
          <GeneratedForm
            {...viewProps}
            inlineDefinition={viewProps.definition}
            overrides={viewProps.messages}
            messages={messages}
            services={services}
            onDefinition={onDefinition}
          />
        </Suspense>
      )}
      {phase === 'success' && (
        <SuccessMessage
          element={successElement}
          message={submissionMessage || (successElement || postSubmitHtml ? '' : messages.success)}
          redirect={safeRedirect(successRedirect, document.baseURI)}
          messages={messages}
        >
          {postSubmitHtml && (
            <Suspense>
              <PostSubmitHtml html={postSubmitHtml} trusted={props.trustedHtml} />
            </Suspense>
          )}
        </SuccessMessage>
      )}
    </>
  );
}

/** Whether the page has no form of its own. */
const needsGeneratedForm = (form: HTMLFormElement | null): boolean =>
  !form || getFormAttribute(form, 'data-site-generated') !== null;

interface ScrollHintProps {
  readonly host: HTMLElement;
  readonly text: string;
}

/** Hint below the form that there is an error summary above (FRM-058). */
function ScrollHint({ host, text }: ScrollHintProps): ReactNode {
  const node = usePortalNode('site-form-scroll-hint', (hint) => host.append(hint), host);
  return createPortal(text, node);
}

const getFieldsByKey = (form: HTMLFormElement | null): ReadonlyMap<string, Field> =>
  new Map((form ? readFields(form) : []).map((field) => [field.key, field]));
