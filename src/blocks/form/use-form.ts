// How do the machine and the page's form come together while the block is on the page?
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../kit/use-services';
import { useStore } from '../../kit/use-store';
import type { FormState } from './form.model';
import { defaultTexts, type Texts } from './form.texts';
import { switchOn } from './form-element';
import { createFormSession, type FormProps, type FormSession, type Now } from './form-session';
import { lock, markBusy } from './lock';
import { submitButtons } from './submission';

export interface FormView {
  readonly state: FormState;
  readonly texts: Texts;
}

export function useForm(props: FormProps): FormView {
  const { host } = props;
  const { form } = props.content;
  const services = useServices();
  const texts = useMemo(() => ({ ...defaultTexts, ...props.messages }), [props.messages]);
  const now = useLatest<Now>({ props, texts, services });
  const [session] = useState(() => createFormSession(() => now.current));
  const state = useStore(session.state);
  const { phase } = state;

  useLayoutEffect(() => (form ? takeOver(form, session) : undefined), [form, session]);
  useLayoutEffect(() => {
    if (!form) return;
    if (phase === 'submitting') return hold(form, host, session, texts.submitting);
    if (phase === 'success') return putAway(form, session);
  }, [form, host, phase, session, texts]);
  useLayoutEffect(() => host.setAttribute('data-phase', phase), [host, phase]);

  return { state, texts };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** From now on the fields are checked here; the browser's own bubbles would come first and stop the submit. */
function takeOver(form: HTMLFormElement, session: FormSession): () => void {
  const restore = switchOn(form, 'novalidate');
  const stop = session.listen(form);
  return () => {
    stop();
    restore();
  };
}

function hold(form: HTMLFormElement, host: HTMLElement, session: FormSession, text: string): () => void {
  const markReady = markBusy(session.button(), submitButtons(form), text);
  const unlock = lock(form, host.getRootNode());
  return () => {
    markReady();
    unlock();
  };
}

/** After success the fields are hidden (FRM-004). */
function putAway(form: HTMLFormElement, session: FormSession): () => void {
  const show = switchOn(form, 'hidden');
  session.clear(form);
  return show;
}
