// What does the block add to the page's form? A message before it, and who is signed in.
import { type ReactNode, type ReactPortal, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../core/messages';
import type { BlockProps } from '../../kit/element/define';
import { addDescription, markInvalid } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/use-portal-node';
import type { Member } from '../../services/ports';
import type { LoginContent } from './login.content';
import type { login as contract } from './login.contract';
import type { LoginMessages } from './login.messages';
import { useLogin } from './use-login';

export type LoginProps = BlockProps<typeof contract, LoginContent>;

export function LoginView(props: LoginProps): ReactNode {
  const { host, content } = props;
  const { form } = content;
  const { phase, message, field, account, texts } = useLogin(props);
  const isMember = account !== null;
  useLayoutEffect(
    () => host.setAttribute('data-phase', isMember ? 'member' : phase),
    [host, phase, isMember],
  );
  useLayoutEffect(() => {
    if (form) form.hidden = isMember;
  }, [form, isMember]);
  useNames(host, account);
  useFocusAfter(host, content, isMember);

  if (!form) return null;
  return (
    <>
      <Message form={form} text={message} input={field && content[field]} isBusy={phase === 'submitting'} />
      {account && !content.memberContent && <Greeting form={form} account={account} texts={texts} />}
    </>
  );
}

interface MessageProps {
  readonly form: HTMLFormElement;
  readonly text: string;
  readonly input: HTMLInputElement | null;
  readonly isBusy: boolean;
}

/** Always there, or a screen reader would not hear of what comes into it. */
function Message({ form, text, input, isBusy }: MessageProps): ReactPortal {
  const node = usePortalNode('site-login-message', (message) => form.before(message), form);
  useLayoutEffect(() => {
    if (!input || !text) return;
    const undo = [addDescription(input, node.id), markInvalid(input)];
    input.focus();
    input.select();
    return () => {
      for (const take of undo) take();
    };
  }, [input, node, text]);
  return createPortal(<div role="alert">{isBusy ? '' : text}</div>, node);
}

/** Where the page has nothing for members of its own. */
function Greeting({
  form,
  account,
  texts,
}: {
  form: HTMLFormElement;
  account: Member;
  texts: LoginMessages;
}): ReactPortal {
  const node = usePortalNode('site-login-member', (greeting) => form.after(greeting), form);
  return createPortal(
    <>
      <p>{fill(texts.signedInAs, { name: account.displayName || account.email })}</p>
      <button type="button" data-sign-out>
        {texts.signOut}
      </button>
    </>,
    node,
  );
}

/** Fills the places of the page for the member's name. */
function useNames(host: HTMLElement, account: Member | null): void {
  useLayoutEffect(() => {
    for (const place of host.querySelectorAll('[data-member-name]'))
      place.textContent = account ? account.displayName || account.email : '';
  }, [host, account]);
}

/** The form that had the focus goes: what comes in its place gets it, and the other way round. */
function useFocusAfter(host: HTMLElement, { memberContent, email }: LoginContent, isMember: boolean): void {
  const before = useRef(isMember);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const note = () => (hadFocus.current = true);
    const forget = (event: FocusEvent) => {
      // A control that is hidden loses the focus to nothing; a visitor who goes on gives it to something.
      if (event.relatedTarget) hadFocus.current = false;
    };
    host.addEventListener('focusin', note);
    host.addEventListener('focusout', forget);
    return () => {
      host.removeEventListener('focusin', note);
      host.removeEventListener('focusout', forget);
    };
  }, [host]);
  useEffect(() => {
    if (before.current === isMember) return;
    before.current = isMember;
    if (!hadFocus.current) return;
    const target = isMember
      ? (memberContent ?? host.querySelector<HTMLElement>('.site-login-member'))
      : email;
    if (isMember && target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus();
  }, [host, memberContent, email, isMember]);
}
