// Connects a login form to the session.
import { useEffect, useLayoutEffect, useState } from 'react';
import { localizeMessage, resolveMessages } from '../../kit/contract/messages';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { useFormSubmission } from '../../kit/form/hooks/use-form-submission';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { Services } from '../../services/services';
import { defaultMessages, type LoginMessages } from './login.messages';
import {
  initialState,
  type LoginState,
  resolveSameOriginPath,
  toFailureState,
  validateCredentials,
} from './login.model';
import type { LoginProps, LoginViewModel } from './login.types';

export function useLogin(props: LoginProps): LoginViewModel {
  const { host, content } = props;
  const { form } = content;
  const services = useServices();
  const { account } = useStore(services.session.state);
  const messages: LoginMessages = resolveMessages(host, defaultMessages, props.messages);
  const [state, setState] = useState(initialState);
  const context = useLatestRef<Context>({ props, services, messages, setState });
  useEffect(() => void services.session.refresh(), [services]);

  const isBusy = state.phase === 'submitting';
  useFormSubmission({ form, host, isBusy, busyText: messages.signingIn }, () => signIn(context.current));

  useLayoutEffect(() => {
    const handleClick = (event: Event) => {
      if (!(event.target as Element).closest('[data-sign-out]')) return;
      event.preventDefault();
      signOut(context.current);
    };
    host.addEventListener('click', handleClick);
    return () => host.removeEventListener('click', handleClick);
  }, [host, context]);

  useLayoutEffect(() => {
    const focusEmail = () => content.email?.focus();
    document.addEventListener('site-services-login-request', focusEmail);
    return () => document.removeEventListener('site-services-login-request', focusEmail);
  }, [content]);

  return { ...state, account, messages };
}

interface Context {
  readonly props: LoginProps;
  readonly services: Services;
  readonly messages: LoginMessages;
  readonly setState: (state: LoginState) => void;
}

/** Never rejects. The input is preserved until the member is signed in. */
async function signIn({ props, services, messages, setState }: Context): Promise<void> {
  const { emit, content, returnTo } = props;
  const email = content.email?.value.trim() ?? '';
  const password = content.password?.value ?? '';
  const invalid = validateCredentials(email, password, messages);
  if (invalid) return setState(invalid);
  if (!emit('site-login-submit-request', { email })) return setState(initialState);
  setState({ ...initialState, phase: 'submitting' });
  const rememberMe = content.rememberMe?.checked ?? false;
  const result = await services.session.signIn({ email, password, rememberMe });
  if (!result.ok) {
    const failure = toFailureState(result.status, result.error, messages);
    setState({ ...failure, message: localizeMessage(failure.message, defaultMessages, messages) });
    const { status, error } = result;
    emit('site-login-failure', { status, message: failure.message, retryAfter: error.retryAfter ?? null });
    return;
  }
  // The form is still locked, so it cannot be reset.
  if (content.password) content.password.value = '';
  setState(initialState);
  emit('site-login-success', { account: services.session.state.get().account });
  const path = resolveSameOriginPath(returnTo, services.page.url());
  if (path) services.page.navigate(path);
}

function signOut({ props, services, messages, setState }: Context): void {
  const { emit, cloneCart, afterSignOut } = props;
  if (!emit('site-login-sign-out-request')) return;
  void services.session.signOut({ cloneCart, after: afterSignOut }).then((result) => {
    if (result && !result.ok) setState(toFailureState(result.status, result.error, messages));
  });
}
