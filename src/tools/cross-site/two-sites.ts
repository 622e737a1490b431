// A server with two sites with the same content; the first one is in use and marked.
import type { Database } from '../../server/db/db';
import { deriveSiteOwnerToken, deriveSiteSecrets } from '../../server/domain/site-secrets';
import type { Route } from '../../server/http/route';
import { allRoutes } from '../../server/routes/routes';
import type { HostedSite } from '../../server/stores/hosted-sites';
import { addNotes } from '../../server/testing/comment-state';
import { createTestServer } from '../../server/testing/hosted-sites';
import { createTestApp, TEST_SECRET, type TestApp } from '../../server/testing/test-app';
import type { KnownValues } from '../fuzz/known-values';
import { prepareSite } from '../fuzz/prepare';
import type { RawRequest } from '../fuzz/send';
import { markSite } from './site-data';

/** Unique hosts for this run, since runs may share a database. */
const tag = Math.random().toString(36).slice(2, 10);
export const HOSTS = { first: `first-${tag}.example`, second: `second-${tag}.example` } as const;

export interface TwoSites {
  readonly db: Database;
  readonly routes: readonly Route[];
  readonly first: TestApp;
  readonly second: TestApp;
  /** Returns what the log of the server has got since the last call. */
  takeErrors(): unknown[];
  /** Undefined: the request cannot be sent. */
  send(host: string, request: RawRequest): Promise<Response | undefined>;
  close(): Promise<void>;
}

export async function startTwoSites(known: KnownValues): Promise<TwoSites> {
  const server = await createTestServer();
  // Sites started from now on run no jobs, so that nothing is sent to addresses in requests.
  await server.sites.stop();
  const hosted = [await server.add([HOSTS.first]), await server.add([HOSTS.second])] as const;
  const [first, second] = [
    await createClientApp(server.db, hosted[0]),
    await createClientApp(server.db, hosted[1]),
  ];
  await addNotes(first);
  await prepareSite(first, known);
  await known.readDatabase(server.db, first.siteId);
  await markSite(server.db, first.siteId);
  known.add('token', first.deps.ownerToken);
  await server.sites.refresh();
  return {
    db: server.db,
    routes: allRoutes(first.deps),
    first,
    second,
    takeErrors: () => server.errors.splice(0),
    async send(host, request) {
      const sent = toRequest(host, request);
      return sent && server.sites.fetch(sent, {});
    },
    close: () => server.close(),
  };
}

/** Another server of the site, for its visitors; its test provider takes payments. */
function createClientApp(db: Database, { site: { id }, salt }: HostedSite): Promise<TestApp> {
  const identity = { id, salt };
  return createTestApp(db, id, {
    secrets: deriveSiteSecrets([TEST_SECRET], identity),
    ownerToken: deriveSiteOwnerToken([TEST_SECRET], identity),
  });
}

function toRequest(host: string, { method, target, headers, body }: RawRequest): Request | undefined {
  const sent = headers.filter(([name]) => !/^(host|connection|content-length)$/i.test(name));
  try {
    return new Request(`https://${host}${target}`, {
      method,
      headers: sent.map(([name, value]) => [name, value] as [string, string]),
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
    });
  } catch {
    return undefined;
  }
}
