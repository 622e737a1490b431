// How do messages get to a player in a frame and back? Heard is only the frame itself, from its provider's origin.
import { parseJson } from '../../../core/json';
import type { PlayerAdapter, PlayerProtocol, PlayerUpdate } from './player';

/** How often a player is greeted until it answers, and how long it may take, in ms. */
const HANDSHAKE_INTERVAL_MS = 400;
const TIMEOUT_MS = 10_000;

/** @param report told what the player says; `silent` when it says nothing */
export function createIframeAdapter(
  frame: HTMLIFrameElement,
  protocol: PlayerProtocol,
  report: (said: PlayerUpdate) => void,
): PlayerAdapter {
  const listeners = new AbortController();
  const { signal } = listeners;
  let waiting: unknown[] | null = [];
  let greeting = 0;
  const patience = setTimeout(() => protocol.hasApi && waiting && report({ trouble: 'silent' }), TIMEOUT_MS);

  const post = (message: unknown) => frame.contentWindow?.postMessage(message, protocol.origin);
  // Whatever stands in a frame that was blocked may hear this much; commands go to the provider alone.
  const greet = () => {
    for (const word of protocol.handshake) frame.contentWindow?.postMessage(word, '*');
  };
  const stopGreeting = () => clearInterval(greeting);

  function loaded() {
    if (!protocol.hasApi) return report({ paused: false });
    waiting ??= [];
    stopGreeting();
    greet();
    greeting = window.setInterval(greet, HANDSHAKE_INTERVAL_MS);
  }

  function heard({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== protocol.origin) return;
    const message = parse(data);
    const said = message && protocol.decode(message);
    if (!said) return;
    if (waiting) {
      stopGreeting();
      for (const early of [...protocol.subscriptions, ...waiting]) post(early);
      waiting = null;
    }
    report(said);
  }

  const violated = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective) && blockedURI.startsWith(protocol.origin))
      report({ trouble: 'blocked' });
  };

  frame.addEventListener('load', loaded, { signal });
  document.addEventListener('securitypolicyviolation', violated, { signal });
  addEventListener('message', heard, { signal });
  return {
    initialState: {},
    get pausable() {
      return protocol.hasApi && waiting === null;
    },
    send(command, value = true) {
      for (const message of protocol.encode(command, value))
        if (waiting) waiting.push(message);
        else post(message);
    },
    disconnect() {
      listeners.abort();
      stopGreeting();
      clearTimeout(patience);
    },
  };
}

/** An object, or text that is one. */
function parse(data: unknown): Readonly<Record<string, unknown>> | null {
  const value = typeof data === 'string' ? parseJson(data) : data;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
