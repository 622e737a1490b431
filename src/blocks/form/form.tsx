// What does the block add to the page's form? A summary above it, errors in it, a word below it, and the thanks.
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formAttribute } from '../../kit/form/form-element';
import { useOwnNode } from '../../kit/form/own-node';
import { later } from '../../kit/later';
import { useStore } from '../../kit/use-store';
import { FieldErrorText } from './field-error';
import { focusField } from './focus';
import { inOwnWords } from './form.texts';
import type { FormProps } from './form-session';
import { type Field, readFields } from './read-fields';
import { safeRedirect } from './safe-redirect';
import { Success } from './success';
import { Summary } from './summary';
import { useForm } from './use-form';

const Draft = later('site-form', () => import('./keep/draft'));
const Waiting = later('site-form', () => import('../../kit/form/waiting'));
const Counter = later('site-form', () => import('./counter'));
const MadeForm = later('site-form', () => import('./made/made-form'));
const PostSubmit = later('site-form', () => import('./post-submit'));

export function FormView(given: FormProps): ReactNode {
  const { state, texts, services, props, onDefinition } = useForm(given);
  const { errorFocus, submissionMessage, postSubmitHtml, successRedirect, host, content } = props;
  const { form, areas, success } = content;
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
        <Summary state={state} fields={fields} texts={texts} inMemory={inMemory} box={summary} />
      )}
      {errors.map(({ id, text }) => {
        const field = fields.get(id);
        return field && <FieldErrorText key={id} field={field} text={text} />;
      })}
      {phase === 'failure' && errors.length > 0 && <Below host={host} text={texts.problemBelow} />}
      <Suspense>
        {others && (
          <Waiting
            formId={props.formId}
            except={state.waiting}
            services={services}
            texts={texts}
            say={(text) => inOwnWords(text, texts)}
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
        {areas.map((area, index) => (
          <Counter key={area.name || index} area={area} texts={texts} />
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
        <Success
          own={success}
          message={submissionMessage || (success || postSubmitHtml ? '' : texts.success)}
          redirect={safeRedirect(successRedirect, document.baseURI)}
          texts={texts}
        >
          {postSubmitHtml && (
            <Suspense>
              <PostSubmit html={postSubmitHtml} trusted={props.trustedHtml} />
            </Suspense>
          )}
        </Success>
      )}
    </>
  );
}

/** Not where the page has written a form of its own. */
const isToBeMade = (form: HTMLFormElement | null): boolean =>
  !form || formAttribute(form, 'data-site-made') !== null;

/** FRM-058: whoever has scrolled down to the button reads that there is something above. */
function Below({ host, text }: { readonly host: HTMLElement; readonly text: string }): ReactNode {
  const node = useOwnNode('site-form-below', (below) => host.append(below), host);
  return createPortal(text, node);
}

const fieldsOf = (form: HTMLFormElement | null): ReadonlyMap<string, Field> =>
  new Map((form ? readFields(form) : []).map((field) => [field.key, field]));
