// Sends optional calls. The first of several concurrent calls detects whether the server implements it; the others wait, so
// that a missing call is sent only once. Calls that outlive the page do not wait, because it may be about to unload.
import type { Page } from '../page/page';
import { createMissingCall } from '../shared/missing-calls';
import { getApiMessages, type ParsedResponse, parseResponse } from './response';

type Send = () => Promise<ParsedResponse | null>;

export type SendOptional = (path: string, send: Send, keepalive?: boolean) => Promise<ParsedResponse | null>;

export function createOptionalCalls(page: Page): SendOptional {
  const firstResponses = new Map<string, ReturnType<Send>>();
  return async (path, send, keepalive) => {
    // Without parameters, which start at the third segment.
    const name = path.split('/', 2).join('/');
    const known = createMissingCall(page, name);
    const first = firstResponses.get(name);
    // The first call is sent before the next one gets here.
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
