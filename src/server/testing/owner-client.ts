/** Request headers of the owner and of a page with its crumb, for tests. */
import { getCookies, type TestApp } from './test-app';

/** Headers with the owner token. */
export const createOwnerClient = ({ deps }: TestApp) => ({ authorization: `Bearer ${deps.ownerToken}` });

/** Headers of a page with a crumb. */
export async function pageHeaders({ app }: TestApp): Promise<Record<string, string>> {
  const { crumb = '' } = getCookies(await app.request('/api/crumb'));
  return { cookie: `crumb=${crumb}`, 'x-crumb': decodeURIComponent(crumb) };
}
