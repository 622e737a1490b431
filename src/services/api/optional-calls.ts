// Sends optional calls. Of concurrent ones, the first detects whether the server implements the call; the others wait
// for it, so that a call that is missing is sent once. Calls that outlive the page do not wait: it may be about to end.
import type { Page } from '../page/page';
import { createMissingCall } from '../shared/missing-calls';
import { getApiMessages, type ParsedResponse, parseResponse } from './response';

type Send = () => Promise<ParsedResponse | null>;

export type SendOptional = (path: string, send: Send, keepalive?: boolean) => Promise<ParsedResponse | null>;

export function createOptionalCalls(page: Page): SendOptional {
  const firstResponses = new Map<string, ReturnType<Send>>();
  return async (path, send, keepalive) => {
    // Without parameters, which follow in third place.
    const name = path.split('/', 2).join('/');
    const known = createMissingCall(page, name);
    const first = firstResponses.get(name);
    // The first one is sent before the next can ask.
    if (first && !keepalive) await first;
    if (known.isMissing())
      return parseResponse({ url: '', status: 404, text: '', retryAfter: null }, 0, getApiMessages(page));
    const sent = send().then((response) => {
      if (response && !response.result.ok) known.note(response.result.status);
      return response;
    });
    if (!first) firstResponses.set(name, sent);
    return sent;
  };
}
