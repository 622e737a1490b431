// View of `<site-login>`: message of the page's form, and the greeting of signed-in members.
import { type ReactNode, type ReactPortal, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { associateError } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import type { Member } from '../../services/shared/ports';
import type { LoginContent } from './login.content';
import type { LoginMessages } from './login.messages';
import type { LoginProps } from './login.types';
import { useLogin } from './use-login';

export function LoginView(props: LoginProps): ReactNode {
  const { host, content } = props;
  const { form } = content;
  const { phase, message, field, account, messages } = useLogin(props);
  const isMember = account !== null;
  useLayoutEffect(
    () => host.setAttribute('data-phase', isMember ? 'member' : phase),
    [host, phase, isMember],
  );
  useLayoutEffect(() => {
    if (form) form.hidden = isMember;
  }, [form, isMember]);
  useMemberName(host, account);
  useFocusTransfer(host, content, isMember);

  if (!form) return null;
  return (
    <>
      <Message form={form} text={message} input={field && content[field]} isBusy={phase === 'submitting'} />
      {account && !content.memberContent && <Greeting form={form} account={account} messages={messages} />}
    </>
  );
}

interface MessageProps {
  readonly form: HTMLFormElement;
  readonly text: string;
  readonly input: HTMLInputElement | null;
  readonly isBusy: boolean;
}

/** Always rendered, because screen readers announce changes of existing live regions only. */
function Message({ form, text, input, isBusy }: MessageProps): ReactPortal {
  const node = usePortalNode('site-login-message', (message) => form.before(message), form);
  useLayoutEffect(() => {
    if (!input || !text) return;
    const restore = associateError(input, node.id);
    input.focus();
    input.select();
    return restore;
  }, [input, node, text]);
  return createPortal(<div role="alert">{isBusy ? '' : text}</div>, node);
}

/** Default content for members, if the page provides none. */
function Greeting({
  form,
  account,
  messages,
}: {
  form: HTMLFormElement;
  account: Member;
  messages: LoginMessages;
}): ReactPortal {
  const node = usePortalNode('site-login-member', (greeting) => form.after(greeting), form);
  return createPortal(
    <>
      <p>{fillPlaceholders(messages.signedInAs, { name: account.displayName || account.email })}</p>
      <button type="button" data-sign-out>
        {messages.signOut}
      </button>
    </>,
    node,
  );
}

/** Writes the member's name into `[data-member-name]`. */
function useMemberName(host: HTMLElement, account: Member | null): void {
  useLayoutEffect(() => {
    for (const element of host.querySelectorAll('[data-member-name]'))
      element.textContent = account ? account.displayName || account.email : '';
  }, [host, account]);
}

/** Moves the focus between form and member content when one replaces the other. */
function useFocusTransfer(
  host: HTMLElement,
  { memberContent, email }: LoginContent,
  isMember: boolean,
): void {
  const wasMember = useRef(isMember);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const handleFocusIn = () => (hadFocus.current = true);
    const handleFocusOut = (event: FocusEvent) => {
      // Hiding the focused control leaves relatedTarget empty; moving the focus elsewhere does not.
      if (event.relatedTarget) hadFocus.current = false;
    };
    host.addEventListener('focusin', handleFocusIn);
    host.addEventListener('focusout', handleFocusOut);
    return () => {
      host.removeEventListener('focusin', handleFocusIn);
      host.removeEventListener('focusout', handleFocusOut);
    };
  }, [host]);
  useEffect(() => {
    if (wasMember.current === isMember) return;
    wasMember.current = isMember;
    if (!hadFocus.current) return;
    const target = isMember
      ? (memberContent ?? host.querySelector<HTMLElement>('.site-login-member'))
      : email;
    if (isMember && target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus();
  }, [host, memberContent, email, isMember]);
}
