/** Request headers of the owner, and of a page with its crumb, for tests. */
import type { Backend } from './browser-client';
import { OWN } from './shopper';
import { createFormPost, getCookies, type TestApp } from './test-app';

/** Headers with the owner token. */
export const createOwnerClient = ({ deps }: Pick<TestApp, 'deps'>) => ({
  authorization: `Bearer ${deps.ownerToken}`,
});

/** An owner who opens pages and submits forms without script. */
export function createOwner(test: Pick<TestApp, 'deps'> & { readonly app: Backend }) {
  const request = async (path: string, init: RequestInit) => {
    const answer = await test.app.request(path, init);
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
  };
  // Created on each call: the app of a shared test is created later.
  const headers = () => ({ accept: 'text/html', ...createOwnerClient(test) });
  return {
    see: (path: string) => request(path, { headers: headers() }),
    press: (path: string, fields: Record<string, string> = {}) =>
      request(path, createFormPost(fields, { ...OWN, ...headers() })),
  };
}

/** Headers of a page with a crumb. */
export async function pageHeaders({ app }: TestApp): Promise<Record<string, string>> {
  const { crumb = '' } = getCookies(await app.request('/api/crumb'));
  return { cookie: `crumb=${crumb}`, 'x-crumb': decodeURIComponent(crumb) };
}
