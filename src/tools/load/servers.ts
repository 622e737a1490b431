// Built servers, for tools that send many requests.
import { type Site, startSite } from '../../e2e/site';
import { TEST_SECRET } from '../../server/testing/test-app';

/** All requests come from one address, and nobody reads the log. */
const SETTINGS = { RATE_LIMIT: 'off', LOG: 'off', SITE_API_SECRET: TEST_SECRET };

/** @param main program of the server; by default, the built server of this version */
export const startServer = (env: Readonly<Record<string, string>>, main?: string): Promise<Site> =>
  startSite({ ...SETTINGS, ...env }, main);

/** Starts a server with each of the settings, one after the other; if one does not start, all are stopped. */
export async function startServers(settings: readonly Readonly<Record<string, string>>[]): Promise<Site[]> {
  const servers: Site[] = [];
  try {
    for (const env of settings) servers.push(await startServer(env));
  } catch (error) {
    for (const server of servers) await server.dispose();
    throw error;
  }
  return servers;
}
