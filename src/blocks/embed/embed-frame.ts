// The frame of a provider, and the detection of whether it has loaded.
import { embedProviders } from '../../core/embeds/embed-providers';
import type { EmbedFrame } from '../../core/embeds/resolve-embed';
import type { Page } from '../../services/page/page';
import type { FailureReason } from './embed.types';

/** Time in ms within which a provider must respond. */
const TIMEOUT = 10_000;

/** Sandbox permissions: everything that posts and players need, but not navigating the page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** Creates the frame in a box, not yet in the document. */
export function createFrameBox(
  document: Document,
  { provider, url }: EmbedFrame,
  title: string,
): HTMLElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  const box = document.createElement('div');
  box.dataset.siteOwn = 'frame';
  if (provider) box.dataset.provider = provider;
  box.append(frame);
  return box;
}

export const isSilent = ({ provider }: EmbedFrame): boolean =>
  !!provider && !!embedProviders[provider].isSilent;

/**
 * Resolves with whether a provider's frame has sent a message before the timeout. Browsers load an error page instead of an
 * unreachable one, so the `load` event proves nothing. False for providers that never send a message.
 */
export function waitForConfirmation(
  frame: EmbedFrame,
  { clock }: Page,
  signal: AbortSignal,
): Promise<boolean> {
  if (isSilent(frame)) return Promise.resolve(false);
  const { origin } = new URL(frame.url);
  const listeners = new AbortController();
  return new Promise((resolve) => {
    const settle = (isConfirmed: boolean) => {
      listeners.abort();
      cancel();
      resolve(isConfirmed);
    };
    const cancel = clock.setTimeout(() => settle(false), TIMEOUT);
    const options = { signal: listeners.signal };
    signal.addEventListener('abort', () => settle(true), options);
    addEventListener('message', (event) => event.origin === origin && settle(true), options);
  });
}

/** Resolves when the provider has responded, with the failure reason if any, or when the signal is aborted. */
export function waitForFrame(
  box: HTMLElement,
  { provider, url }: EmbedFrame,
  { clock }: Page,
  signal: AbortSignal,
): Promise<FailureReason | undefined> {
  const { origin } = new URL(url);
  const listeners = new AbortController();
  const sendsMessages = provider ? embedProviders[provider].sendsMessages : false;
  return new Promise((resolve) => {
    const settle = (reason?: FailureReason) => {
      listeners.abort();
      cancel();
      resolve(reason);
    };
    const cancel = clock.setTimeout(() => settle('timeout'), TIMEOUT);
    const options = { signal: listeners.signal };
    signal.addEventListener('abort', () => settle(), options);
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        if (/^(frame|child|default)-src$/.test(effectiveDirective) && blockedURI.startsWith(origin))
          settle('blocked');
      },
      options,
    );
    // Browsers load an error page in place of a provider that cannot be reached, so a message is the better signal.
    if (sendsMessages) addEventListener('message', (event) => event.origin === origin && settle(), options);
    else box.querySelector('iframe')?.addEventListener('load', () => settle(), options);
  });
}
