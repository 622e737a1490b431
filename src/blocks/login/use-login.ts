// What happens when a member signs in or out? The page's form, the session and the server come together.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { useFormSubmission } from '../../kit/form/use-form-submission';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { localizeMessage, resolveMessages } from '../../kit/messages';
import type { Member } from '../../services/ports';
import type { LoginProps } from './login';
import { defaultMessages, type LoginMessages } from './login.messages';
import {
  initialState,
  type LoginState,
  resolveSameOriginPath,
  toFailureState,
  validateCredentials,
} from './login.model';

export interface LoginViewModel extends LoginState {
  readonly account: Member | null;
  readonly texts: LoginMessages;
}

export function useLogin(props: LoginProps): LoginViewModel {
  const { host, content } = props;
  const { form } = content;
  const services = useServices();
  const { account } = useStore(services.session.state);
  const texts: LoginMessages = resolveMessages('site-login', defaultMessages, props.messages);
  const [state, setState] = useState(initialState);
  const now = useLatestRef({ props, services, texts });
  useEffect(() => void services.session.refresh(), [services]);

  useFormSubmission({ form, host, isBusy: state.phase === 'submitting', text: texts.signingIn }, () =>
    signIn(now.current, setState),
  );

  useLayoutEffect(() => {
    const press = (event: Event) => {
      if (!(event.target as Element).closest('[data-sign-out]')) return;
      event.preventDefault();
      signOut(now.current, setState);
    };
    host.addEventListener('click', press);
    return () => host.removeEventListener('click', press);
  }, [host, now]);

  useLayoutEffect(() => {
    const asked = () => content.email?.focus();
    document.addEventListener('site-services-login-request', asked);
    return () => document.removeEventListener('site-services-login-request', asked);
  }, [content]);

  return { ...state, account, texts };
}

interface Now {
  readonly props: LoginProps;
  readonly services: ReturnType<typeof useServices>;
  readonly texts: LoginMessages;
}

type Show = (state: LoginState) => void;

/** Never rejects. What was typed stays until the member is signed in. */
async function signIn({ props, services, texts }: Now, show: Show): Promise<void> {
  const { emit, content, returnTo } = props;
  const email = content.email?.value.trim() ?? '';
  const password = content.password?.value ?? '';
  const missing = validateCredentials(email, password, texts);
  if (missing) return show(missing);
  if (!emit('site-login-submit-request', { email })) return show(initialState);
  show({ ...initialState, phase: 'submitting' });
  const rememberMe = content.rememberMe?.checked ?? false;
  const result = await services.session.signIn({ email, password, rememberMe });
  if (!result.ok) {
    const failure = toFailureState(result.status, result.error, texts);
    show({ ...failure, message: localizeMessage(failure.message, defaultMessages, texts) });
    const { status, error } = result;
    emit('site-login-failure', { status, message: failure.message, retryAfter: error.retryAfter ?? null });
    return;
  }
  // The form is still locked: a reset would do nothing.
  if (content.password) content.password.value = '';
  show(initialState);
  emit('site-login-success', { account: services.session.state.get().account });
  const to = resolveSameOriginPath(returnTo, services.page.url());
  if (to) services.page.navigate(to);
}

function signOut({ props, services, texts }: Now, show: Show): void {
  const { emit, cloneCart, afterSignOut } = props;
  if (!emit('site-login-sign-out-request')) return;
  void services.session.signOut({ cloneCart, after: afterSignOut }).then((result) => {
    if (result && !result.ok) show(toFailureState(result.status, result.error, texts));
  });
}
