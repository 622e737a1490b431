/** How do tests call as the owner, or as a page with its crumb? */
import { getCookies, type TestApp } from './test-app';

/** Headers with the owner's token. */
export const createOwnerClient = ({ deps }: TestApp) => ({ authorization: `Bearer ${deps.ownerToken}` });

/** Headers of a page that holds its crumb. */
export async function pageHeaders({ app }: TestApp): Promise<Record<string, string>> {
  const { crumb = '' } = getCookies(await app.request('/api/crumb'));
  return { cookie: `crumb=${crumb}`, 'x-crumb': decodeURIComponent(crumb) };
}
