// How do messages get to a player in a frame and back? Heard is only the frame itself, from its provider's origin.
import { parseJson } from '../../../core/json';
import type { Player, Protocol, Report } from './player';

/** How often a player is greeted until it answers, and how long it may take, in ms. */
const AGAIN = 400;
const PATIENCE = 10_000;

/** @param report told what the player says; `silent` when it says nothing */
export function framePlayer(
  frame: HTMLIFrameElement,
  protocol: Protocol,
  report: (said: Report) => void,
): Player {
  const listeners = new AbortController();
  const { signal } = listeners;
  let waiting: unknown[] | null = [];
  let greeting = 0;
  const patience = setTimeout(() => protocol.speaks && waiting && report({ trouble: 'silent' }), PATIENCE);

  const post = (message: unknown) => frame.contentWindow?.postMessage(message, protocol.origin);
  // Whatever stands in a frame that was blocked may hear this much; commands go to the provider alone.
  const greet = () => {
    for (const word of protocol.hello) frame.contentWindow?.postMessage(word, '*');
  };
  const stopGreeting = () => clearInterval(greeting);

  function loaded() {
    if (!protocol.speaks) return report({ paused: false });
    waiting ??= [];
    stopGreeting();
    greet();
    greeting = window.setInterval(greet, AGAIN);
  }

  function heard({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== protocol.origin) return;
    const message = parse(data);
    const said = message && protocol.read(message);
    if (!said) return;
    if (waiting) {
      stopGreeting();
      for (const early of [...protocol.subscription, ...waiting]) post(early);
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
    first: {},
    get pausable() {
      return protocol.speaks && waiting === null;
    },
    send(command, value = true) {
      for (const message of protocol.message(command, value))
        if (waiting) waiting.push(message);
        else post(message);
    },
    stop() {
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
