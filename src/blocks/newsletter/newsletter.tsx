// What does the block add to the page's form? A message before its body, an error above the field, and the thanks.
import { type ReactNode, type ReactPortal, Suspense, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { BlockProps } from '../../kit/define';
import { describe, markInvalid } from '../../kit/form/described';
import { resetForm } from '../../kit/form/form-element';
import { useOwnNode } from '../../kit/form/own-node';
import { useSize } from '../../kit/hooks/use-size';
import { later } from '../../kit/later';
import { inOwnWords } from '../../kit/texts';
import { useStore } from '../../kit/use-store';
import { listForm } from '../../services/forms/list-form';
import type { NewsletterContent } from './content';
import type { newsletter as contract } from './newsletter.contract';
import { defaultTexts } from './texts';
import { useNewsletter } from './use-newsletter';

const Waiting = later('site-newsletter', () => import('../../kit/form/waiting'));

export type NewsletterProps = BlockProps<typeof contract, NewsletterContent>;

/** NWS-001, in CSS px. */
const SMALL = 320;

export function NewsletterView(props: NewsletterProps): ReactNode {
  const { host, content } = props;
  const { state, texts, services } = useNewsletter(props);
  const { phase, message, error, waiting } = state;
  const list = listForm(props.listId);
  const others = useStore(services.forms.outbox.waiting).some(
    ({ formId, id }) => formId === list && id !== waiting?.id,
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
            except={waiting?.id ?? ''}
            services={services}
            texts={texts}
            say={(text) => inOwnWords(text, defaultTexts, texts)}
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
  const node = useOwnNode('site-newsletter-message', (message) => body.before(message), body);
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
  const node = useOwnNode('site-newsletter-error', (error) => title.before(error), title);
  useLayoutEffect(() => {
    const undo = [describe(email, node.id), markInvalid(email)];
    email.focus();
    return () => {
      for (const take of undo) take();
    };
  }, [email, node]);
  return createPortal(text, node);
}

/** The fields go, empty; the page's own words come, unless there are others. @returns gives the form back */
function showThanks({ form, body, success }: NewsletterContent, message: string): () => void {
  const own = message ? null : success;
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
