// Test setup for the outbox: pages of one browser and a fake server that stores one submission per key.
import { createStore } from '../../../core/store';
import { createApi } from '../../api/api';
import type { FakeResponse, SentRequest } from '../../page/testing/fake-network';
import { type FakePage, fakePage } from '../../page/testing/fake-page';
import type { ConsentState } from '../../shared/ports';
import { createForms } from '../forms';
import type { Submission } from '../types';

export const contactSubmission: Submission = { formId: 'f1', form: { note: 'Hi' } };
export const otherSubmission: Submission = { formId: 'f1', form: { note: 'Other' } };

/** Stores submissions like the site API. Tests can replace its responses. */
export function createFakeServer() {
  const stored = new Map<string, string>();
  const unused = new Set<string>();
  let keys = 0;
  let interceptor: ((request: SentRequest, next: () => FakeResponse) => FakeResponse) | null = null;
  const storeSubmission = ({ body }: SentRequest): FakeResponse => {
    const { key = '', form = '' } = Object.fromEntries(new URLSearchParams(body));
    if (unused.has(key) && !stored.has(key)) return { status: 401, json: { keyUnused: true } };
    if (stored.has(key) && stored.get(key) !== form) return { status: 400, json: { error: 'Taken.' } };
    stored.set(key, form);
    return { json: { submissionId: `s-${key}` } };
  };
  const respond = (request: SentRequest): FakeResponse => {
    if (interceptor) return interceptor(request, () => respondNormally(request));
    return respondNormally(request);
  };
  const respondNormally = (request: SentRequest): FakeResponse =>
    request.url.pathname.endsWith('Key') ? { json: { key: `k${++keys}` } } : storeSubmission(request);
  return {
    respond,
    /** Stored values by key. */
    stored,
    expire: (key: string) => void unused.add(key),
    interceptRequests: (callback: typeof interceptor) => {
      interceptor = callback;
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** The forms service on a page of the site. */
export function createTestForms(page: FakePage, server: FakeServer, solveProofOfWork = async () => 'proof') {
  page.respond(server.respond);
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  return createForms({
    page,
    api,
    consent: createStore<ConsentState>('granted'),
    solveProofOfWork,
    syncTabs: true,
  });
}

export function setup(options = {}) {
  const server = createFakeServer();
  const page = fakePage(options);
  return { server, page, forms: createTestForms(page, server) };
}

export const isSaveRequest = ({ url }: SentRequest) => url.pathname.endsWith('SaveFormSubmission');
export const getSaveBodies = (page: FakePage) =>
  page.requests.filter(isSaveRequest).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
export const offline = (): FakeResponse => 'offline';
/** The server stores the submission, but the connection is lost before the response. */
export const dropResponseAfterCommit = (request: SentRequest, next: () => FakeResponse): FakeResponse => {
  const response = next();
  return isSaveRequest(request) ? 'offline' : response;
};
