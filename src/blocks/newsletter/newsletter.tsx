// What does the block add to the page's form? A message before its body, an error above the field, and the thanks.
import { type ReactNode, type ReactPortal, Suspense, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { BlockProps } from '../../kit/element/define';
import { useStore } from '../../kit/element/use-store';
import { addDescription, markInvalid } from '../../kit/form/field-aria';
import { resetForm } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/use-portal-node';
import { useSize } from '../../kit/hooks/use-size';
import { lazyPart } from '../../kit/lazy-part';
import { localizeMessage } from '../../kit/messages';
import { getNewsletterFormId } from '../../services/forms/outbox-keys';
import type { NewsletterContent } from './newsletter.content';
import type { newsletter as contract } from './newsletter.contract';
import { defaultMessages } from './newsletter.messages';
import { useNewsletter } from './use-newsletter';

const Waiting = lazyPart('site-newsletter', () => import('../../kit/form/pending-submissions'));

export type NewsletterProps = BlockProps<typeof contract, NewsletterContent>;

/** NWS-001, in CSS px. */
const SMALL = 320;

export function NewsletterView(props: NewsletterProps): ReactNode {
  const { host, content } = props;
  const { state, texts, services } = useNewsletter(props);
  const { phase, message, error, pending } = state;
  const list = getNewsletterFormId(props.listId);
  const others = useStore(services.forms.outbox.waiting).some(
    ({ formId, id }) => formId === list && id !== pending?.id,
  );
  const width = useSize(host)?.width ?? SMALL;
  useLayoutEffect(() => {
    host.toggleAttribute('data-small-container', width < SMALL);
  }, [host, width]);
  useLayoutEffect(() => host.setAttribute('data-phase', phase), [host, phase]);
  useLayoutEffect(
    () => (phase === 'success' ? showThanks(content, message) : undefined),
    [content, message, phase],
  );

  const { body, email } = content;
  if (!body || !email) return null;
  return (
    <>
      <Message body={body} text={message} phase={phase} />
      {error && <FieldError email={email} text={error} />}
      {others && phase !== 'submitting' && (
        <Suspense>
          <Waiting
            formId={list}
            excludedId={pending?.id ?? ''}
            services={services}
            texts={texts}
            localize={(text) => localizeMessage(text, defaultMessages, texts)}
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

/** FRM-051. Always there, or a screen reader would not hear of what comes into it. */
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

/** Above the title of the field, and tied to it (FRM-048). */
function FieldError({
  email,
  text,
}: {
  readonly email: HTMLInputElement;
  readonly text: string;
}): ReactPortal {
  const title = email.labels?.[0] ?? email;
  const node = usePortalNode('site-newsletter-error', (error) => title.before(error), title);
  useLayoutEffect(() => {
    const undo = [addDescription(email, node.id), markInvalid(email)];
    email.focus();
    return () => {
      for (const take of undo) take();
    };
  }, [email, node]);
  return createPortal(text, node);
}

/** The fields go, empty; the page's own words come, unless there are others. @returns gives the form back */
function showThanks({ form, body, successElement }: NewsletterContent, message: string): () => void {
  const own = message ? null : successElement;
  // Not earlier: while it is sent nothing changes in the form.
  if (form) resetForm(form);
  if (body) body.hidden = true;
  own?.removeAttribute('hidden');
  own?.classList.remove('hidden');
  own?.setAttribute('tabindex', '-1');
  own?.focus();
  return () => {
    if (body) body.hidden = false;
  };
}
