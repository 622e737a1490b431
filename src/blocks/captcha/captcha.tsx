// View of `<site-captcha>`: the container of the provider's widget, and a status line.
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { resolveMessages } from '../../kit/contract/messages';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import type { CaptchaApi } from './captcha.api';
import type { captcha as contract } from './captcha.contract';
import { type CaptchaMessages, defaultMessages } from './captcha.messages';

type CaptchaProps = BlockProps<typeof contract, undefined, CaptchaApi>;

export function CaptchaView(props: CaptchaProps): ReactNode {
  const { host, emit, api, provider } = props;
  const { siteKey, theme, language, script } = props;
  const services = useServices();
  const captcha = useMemo(() => services.captcha.create(), [services]);
  const { phase } = useStore(captcha.state);
  const container = useRef<HTMLDivElement>(null);
  const messages: CaptchaMessages = resolveMessages(host, defaultMessages, props.messages);

  useLayoutEffect(() => {
    if (!container.current) return;
    const locale = language || host.closest<HTMLElement>('[lang]')?.lang || '';
    const options = { kind: provider, siteKey, theme, script, ...(locale && { language: locale }) };
    const detach = api.attach({ captcha, container: container.current, options });
    const stop = onFirstInteraction(host.closest('form') ?? host, () => void start(api));
    return () => {
      stop();
      detach();
    };
  }, [api, captcha, host, language, provider, script, siteKey, theme]);

  const previousPhase = useRef(phase);
  useEffect(() => {
    if (previousPhase.current === phase) return;
    previousPhase.current = phase;
    emit('site-captcha-change', { phase });
  }, [emit, phase]);

  return (
    <>
      <div ref={container} className="site-captcha-widget" />
      <p role="status" className="site-captcha-status" data-phase={phase}>
        {getStatus(phase, provider === 'altcha', messages)}
        {phase === 'failed' && (
          <button type="button" onClick={() => void start(api)}>
            {messages.retry}
          </button>
        )}
      </p>
    </>
  );
}

/** Renders the captcha and, if no interaction is needed, computes the token before the form is submitted. */
const start = (api: CaptchaApi): Promise<unknown> => api.execute().catch(() => {});

/** Provider widgets report their own status, except for a failed load. */
function getStatus(phase: string, isSelfHosted: boolean, messages: CaptchaMessages): string {
  if (phase === 'failed') return messages.failed;
  if (!isSelfHosted) return '';
  return phase === 'working' ? messages.working : phase === 'solved' ? messages.solved : '';
}

/** Defers all requests until the visitor starts to use the form. */
function onFirstInteraction(form: HTMLElement, callback: () => void): () => void {
  const controller = new AbortController();
  const handleInteraction = () => {
    controller.abort();
    callback();
  };
  for (const type of ['focusin', 'pointerdown', 'input'])
    form.addEventListener(type, handleInteraction, { signal: controller.signal });
  if (form.contains(form.ownerDocument.activeElement)) handleInteraction();
  return () => controller.abort();
}
