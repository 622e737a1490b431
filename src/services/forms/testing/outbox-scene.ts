// What do the tests of the outbox start with? Pages of one browser, and a server that keeps each key to its words.
import { createStore } from '../../../core/store';
import { createApi } from '../../api/api';
import type { Answer, SentRequest } from '../../page/testing/fake-network';
import { type FakePage, fakePage } from '../../page/testing/fake-page';
import type { ConsentState } from '../../ports';
import { createForms, type Submission } from '../forms';

export const contact: Submission = { formId: 'f1', form: { note: 'Hi' } };
export const other: Submission = { formId: 'f1', form: { note: 'Other' } };

/** A server that stores as ours does, and whose answers the test may spoil. */
function startServer() {
  const stored = new Map<string, string>();
  const unused = new Set<string>();
  let keys = 0;
  let spoil: ((request: SentRequest, take: () => Answer) => Answer) | null = null;
  const take = ({ body }: SentRequest): Answer => {
    const { key = '', form = '' } = Object.fromEntries(new URLSearchParams(body));
    if (unused.has(key) && !stored.has(key)) return { status: 401, json: { keyUnused: true } };
    if (stored.has(key) && stored.get(key) !== form) return { status: 400, json: { error: 'Taken.' } };
    stored.set(key, form);
    return { json: { submissionId: `s-${key}` } };
  };
  const answer = (request: SentRequest): Answer => {
    if (spoil) return spoil(request, () => ordinary(request));
    return ordinary(request);
  };
  const ordinary = (request: SentRequest): Answer =>
    request.url.pathname.endsWith('Key') ? { json: { key: `k${++keys}` } } : take(request);
  return {
    answer,
    /** Values by key, as they are in the database. */
    stored,
    expire: (key: string) => void unused.add(key),
    spoil: (by: typeof spoil) => {
      spoil = by;
    },
  };
}

export type Server = ReturnType<typeof startServer>;

/** A page of the site. */
export function load(page: FakePage, server: Server, prove = async () => 'proof') {
  page.answer(server.answer);
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  return createForms({
    page,
    api,
    consent: createStore<ConsentState>('granted'),
    prove,
    follow: true,
  });
}

export function start(options = {}) {
  const server = startServer();
  const page = fakePage(options);
  return { server, page, forms: load(page, server) };
}

export const isSave = ({ url }: SentRequest) => url.pathname.endsWith('SaveFormSubmission');
export const saves = (page: FakePage) =>
  page.requests.filter(isSave).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
export const offline = (): Answer => 'offline';
/** The server has stored it, but the line broke before the answer. */
export const dropAfterCommit = (request: SentRequest, take: () => Answer): Answer => {
  const answer = take();
  return isSave(request) ? 'offline' : answer;
};
