// Reports failed calls of the site API with address and status.
import { API_ROOT } from '../../core/calls';
import type { Problem } from '../page/problem';

type Report = (problem: Problem) => void;

/** Expected statuses: responses to invalid input and to visitors who are not signed in. */
const ANSWERS = [401, 409, 422, 429];

/** @returns a function that stops watching */
export function watchApi(report: Report): () => void {
  const { fetch } = globalThis;
  const seen = new Set<string>();

  const note = (url: string, method: string, status: number) => {
    seen.add(url);
    const path = getPath(url);
    if (path && status >= 400 && !ANSWERS.includes(status))
      report({ tag: 'api', message: `${method} ${path} responded ${status}: ${getAdvice(status)}` });
  };

  globalThis.fetch = async (input, init) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' };
    const address = new URL(url, document.baseURI).href;
    const verb = init?.method ?? method;
    seen.add(address);
    try {
      const response = await fetch(input, init);
      note(address, verb, response.status);
      return response;
    } catch (error) {
      const path = getPath(address);
      if (path && !init?.signal?.aborted)
        report({
          tag: 'api',
          message: `${verb} ${path} got no response; check api-base of <site-services>, CORS and the server.`,
        });
      throw error;
    }
  };
  const watching = globalThis.fetch;

  // Finds calls sent before this script ran or without `fetch`.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (!seen.has(entry.name)) note(entry.name, 'a call of', entry.responseStatus);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    observer.disconnect();
    if (globalThis.fetch === watching) globalThis.fetch = fetch;
  };
}

/** The path of the call without the query; undefined if the URL is not a call of the API. */
function getPath(url: string): string | undefined {
  const element = document.querySelector('site-services');
  const base = element?.getAttribute('api-base') || element?.getAttribute('data-api-base') || API_ROOT;
  const root = new URL(base, document.baseURI);
  const { href, origin, pathname } = new URL(url, document.baseURI);
  if (!href.startsWith(root.href)) return undefined;
  return origin === location.origin ? pathname : origin + pathname;
}

function getAdvice(status: number): string {
  if (status === 404 || status === 405 || status === 501)
    return 'the backend does not implement this call. Implement it, or correct api-base of <site-services>.';
  if (status === 403) return 'the call is not allowed. Check the cookies and the crumb of the session.';
  if (status >= 500) return 'the backend failed. See its log.';
  return 'the backend refused the request. Compare it with the API document.';
}
