// View of `<site-newsletter>`: message, field error, and success state of the page's form.
import { type ReactNode, type ReactPortal, Suspense, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { localizeMessage } from '../../kit/contract/messages';
import { lazyPart } from '../../kit/element/lazy-part';
import { useStore } from '../../kit/element/use-store';
import { associateError } from '../../kit/form/field-aria';
import { resetForm } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { useSize } from '../../kit/hooks/use-size';
import { getNewsletterFormId } from '../../services/forms/outbox-keys';
import type { NewsletterContent } from './newsletter.content';
import { defaultMessages } from './newsletter.messages';
import type { NewsletterProps } from './newsletter.types';
import { useNewsletter } from './use-newsletter';

const PendingSubmissions = lazyPart(
  'site-newsletter',
  () => import('../../kit/form/hooks/pending-submissions'),
);

/** Width below which the container counts as small, in CSS px (NWS-001). */
const SMALL_BREAKPOINT = 320;

export function NewsletterView(props: NewsletterProps): ReactNode {
  const { host, content } = props;
  const { state, messages, services } = useNewsletter(props);
  const { phase, message, fieldError, pending } = state;
  const outboxFormId = props.listId ? getNewsletterFormId(props.listId) : props.formId;
  const hasOtherPending = useStore(services.forms.outbox.waiting).some(
    ({ formId, id }) => formId === outboxFormId && id !== pending?.id,
  );
  const width = useSize(host)?.width ?? SMALL_BREAKPOINT;
  useLayoutEffect(() => {
    host.toggleAttribute('data-small-container', width < SMALL_BREAKPOINT);
  }, [host, width]);
  useLayoutEffect(() => host.setAttribute('data-phase', phase), [host, phase]);
  const { successElement } = content;
  useLayoutEffect(() => {
    if (successElement && phase !== 'success') successElement.hidden = true;
  }, [successElement, phase]);
  useLayoutEffect(
    () => (phase === 'success' ? showSuccess(content, message) : undefined),
    [content, message, phase],
  );

  const { body, email } = content;
  if (!body || !email) return null;
  return (
    <>
      <Message body={body} text={message} phase={phase} />
      {fieldError && <FieldError email={email} text={fieldError} />}
      {hasOtherPending && phase !== 'submitting' && (
        <Suspense>
          <PendingSubmissions
            formId={outboxFormId}
            excludedId={pending?.id ?? ''}
            services={services}
            messages={messages}
            localize={(text) => localizeMessage(text, defaultMessages, messages)}
          />
        </Suspense>
      )}
    </>
  );
}

interface MessageProps {
  readonly body: HTMLElement;
  readonly text: string;
  readonly phase: string;
}

/** Always rendered, because screen readers announce changes of existing live regions only (FRM-051). */
function Message({ body, text, phase }: MessageProps): ReactPortal {
  const node = usePortalNode('site-newsletter-message', (message) => body.before(message), body);
  useLayoutEffect(() => {
    if (phase === 'success' && text) node.focus();
  }, [node, phase, text]);
  useLayoutEffect(() => {
    node.tabIndex = -1;
    node.dataset.phase = phase;
  }, [node, phase]);
  return createPortal(
    <div role={phase === 'failure' ? 'alert' : 'status'}>{phase === 'submitting' ? '' : text}</div>,
    node,
  );
}

interface FieldErrorProps {
  readonly email: HTMLInputElement;
  readonly text: string;
}

/** Error above the label of the field (FRM-048). */
function FieldError({ email, text }: FieldErrorProps): ReactPortal {
  const label = email.labels?.[0] ?? email;
  const node = usePortalNode('site-newsletter-error', (error) => label.before(error), label);
  useLayoutEffect(() => {
    const restore = associateError(email, node.id);
    email.focus();
    return restore;
  }, [email, node]);
  return createPortal(text, node);
}

/** Hides the fields and, unless there is a message, shows the page's success element. @returns shows the form again */
function showSuccess({ form, body, successElement }: NewsletterContent, message: string): () => void {
  const element = message ? null : successElement;
  // Not earlier: the form is locked during submission.
  if (form) resetForm(form);
  if (body) body.hidden = true;
  element?.removeAttribute('hidden');
  element?.classList.remove('hidden');
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  return () => {
    if (body) body.hidden = false;
  };
}
