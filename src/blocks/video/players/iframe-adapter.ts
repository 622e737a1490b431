// Controls an iframe player by postMessage. Only messages of this iframe from the provider's origin are accepted.
import { parseJson } from '../../../core/json';
import type { PlayerAdapter, PlayerProtocol, PlayerUpdate } from './player';

const HANDSHAKE_INTERVAL_MS = 400;
/** Time after which a player that does not answer has failed. */
const TIMEOUT_MS = 10_000;

/** @param onUpdate called with the player's updates; `{ error: 'timeout' }` if it never answers */
export function createIframeAdapter(
  frame: HTMLIFrameElement,
  protocol: PlayerProtocol,
  onUpdate: (update: PlayerUpdate) => void,
): PlayerAdapter {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** Messages queued until the player answers; null afterwards. */
  let queue: unknown[] | null = [];
  let handshakeTimer = 0;
  const timeout = setTimeout(() => protocol.hasApi && queue && onUpdate({ error: 'timeout' }), TIMEOUT_MS);

  const post = (message: unknown) => frame.contentWindow?.postMessage(message, protocol.origin);
  // The target origin of a blocked iframe is unknown. Commands are only sent to the provider.
  const sendHandshake = () => {
    for (const message of protocol.handshake) frame.contentWindow?.postMessage(message, '*');
  };
  const stopHandshake = () => clearInterval(handshakeTimer);

  function onLoad() {
    if (!protocol.hasApi) return onUpdate({ paused: false });
    queue ??= [];
    stopHandshake();
    sendHandshake();
    handshakeTimer = window.setInterval(sendHandshake, HANDSHAKE_INTERVAL_MS);
  }

  function onMessage({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== protocol.origin) return;
    const message = parseMessage(data);
    const update = message && protocol.decode(message);
    if (!update) return;
    if (queue) {
      stopHandshake();
      for (const queued of [...protocol.subscriptions, ...queue]) post(queued);
      queue = null;
    }
    onUpdate(update);
  }

  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective) && blockedURI.startsWith(protocol.origin))
      onUpdate({ error: 'blocked' });
  };

  frame.addEventListener('load', onLoad, { signal });
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
  addEventListener('message', onMessage, { signal });
  return {
    initialState: {},
    get canPause() {
      return protocol.hasApi && queue === null;
    },
    send(command, value = true) {
      for (const message of protocol.encode(command, value))
        if (queue) queue.push(message);
        else post(message);
    },
    disconnect() {
      listeners.abort();
      stopHandshake();
      clearTimeout(timeout);
    },
  };
}

/** Accepts an object, or JSON text of one. */
function parseMessage(data: unknown): Readonly<Record<string, unknown>> | null {
  const value = typeof data === 'string' ? parseJson(data) : data;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
