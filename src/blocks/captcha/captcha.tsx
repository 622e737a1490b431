// What is drawn for `<site-captcha>`? The place of a provider's widget, and one line that says how it stands.
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { resolveMessages } from '../../kit/messages';
import type { CaptchaApi } from './captcha.api';
import type { captcha as contract } from './captcha.contract';
import { type CaptchaMessages, defaultMessages } from './captcha.messages';

type Props = BlockProps<typeof contract, undefined, CaptchaApi>;

export function CaptchaView(props: Props): ReactNode {
  const { host, emit, api: session, provider: kind, messages } = props;
  const { siteKey, theme, language, script } = props;
  const services = useServices();
  const captcha = useMemo(() => services.captcha.create(), [services]);
  const { phase } = useStore(captcha.state);
  const place = useRef<HTMLDivElement>(null);
  const texts: CaptchaMessages = resolveMessages('site-captcha', defaultMessages, messages);

  useLayoutEffect(() => {
    const spoken = language || host.closest<HTMLElement>('[lang]')?.lang || '';
    const options = { kind, siteKey, theme, script, ...(spoken && { language: spoken }) };
    const end = place.current ? session.attach({ captcha, container: place.current, options }) : undefined;
    const stop = onFirstTouch(host.closest('form') ?? host, () => void begin(session));
    return () => {
      stop();
      end?.();
    };
  }, [captcha, host, kind, language, script, session, siteKey, theme]);

  const last = useRef(phase);
  useEffect(() => {
    if (last.current === phase) return;
    last.current = phase;
    emit('site-captcha-change', { phase });
  }, [emit, phase]);

  return (
    <>
      <div ref={place} className="site-captcha-place" />
      <p role="status" className="site-captcha-status" data-phase={phase}>
        {statusOf(phase, kind === 'altcha', texts)}
        {phase === 'failed' && (
          <button type="button" onClick={() => void begin(session)}>
            {texts.retry}
          </button>
        )}
      </p>
    </>
  );
}

/** Draws it and, if that takes no visitor, has the answer ready before the form is sent. */
const begin = (session: CaptchaApi): Promise<unknown> => session.execute().catch(() => {});

/** A provider's widget speaks for itself; what it cannot say is that it did not come. */
function statusOf(phase: string, isOwn: boolean, texts: CaptchaMessages): string {
  if (phase === 'failed') return texts.failed;
  if (!isOwn) return '';
  return phase === 'working' ? texts.working : phase === 'solved' ? texts.solved : '';
}

/** Nothing is asked of anybody before the visitor turns to the form. */
function onFirstTouch(form: HTMLElement, run: () => void): () => void {
  const touched = new AbortController();
  const begun = () => {
    touched.abort();
    run();
  };
  for (const type of ['focusin', 'pointerdown', 'input'])
    form.addEventListener(type, begun, { signal: touched.signal });
  if (form.contains(form.ownerDocument.activeElement)) begun();
  return () => touched.abort();
}
