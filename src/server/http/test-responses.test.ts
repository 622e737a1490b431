import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import {
  createJsonRequest,
  getCookies,
  OPEN_MS,
  restartApp,
  type TestApp,
  testApp,
} from '../testing/test-app';

let test: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  test = await testApp();
  app = restartApp(test, { testAnswers: true });
}, OPEN_MS);
afterAll(() => test.db.close());

describe('test responses', () => {
  it.each([
    ['204', 204, ''],
    ['invalid-json', 200, '{"half": '],
    ['400', 400, '{}'],
    ['401', 401, '{}'],
    ['403', 403, '{}'],
    ['500', 500, '{}'],
    ['501', 501, '{}'],
    ['502', 502, '{}'],
    ['503', 503, '{}'],
    ['loginRequired', 401, '{"loginRequired":true}'],
    ['authorizationFail', 403, '{"authorizationFail":true}'],
  ])('%s [SRV-023]', async (wanted, status, text) => {
    const answer = await app.request(`/api/commerce/cart?testAnswer=${wanted}`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    const byHeader = await app.request('/api/commerce/cart', { headers: { 'X-Test-Answer': wanted } });
    expect(byHeader.status).toBe(status);
  });

  it('contain the requested message, and crumbFail a fresh crumb [SRV-023]', async () => {
    const refused = await app.request('/api/commerce/cart?testAnswer=502&testError=No%20bill');
    expect(await refused.json()).toEqual({ error: 'No bill' });
    const failed = await app.request('/api/auth/Logout?testAnswer=crumbFail', { method: 'POST' });
    const { crumb } = (await failed.json()) as { crumb: string };
    expect(decodeURIComponent(getCookies(failed).crumb ?? '')).toBe(crumb);
  });

  it('are not used without or with an unknown parameter', async () => {
    expect((await app.request('/api/commerce/cart?testAnswer=party')).status).toBe(200);
    expect((await app.request('/api/commerce/cart')).status).toBe(200);
  });

  it('are disabled by default [SRV-023]', async () => {
    expect((await test.app.request('/api/commerce/cart?testAnswer=500')).status).toBe(200);
    expect(readConfig({}, '/').testAnswers).toBe(false);
    expect(readConfig({ TEST_ANSWERS: 'on' }, '/').testAnswers).toBe(true);
  });
});

describe('crumb of a changing call', () => {
  it('is accepted as query parameter and header; a wrong one returns a fresh one [SRV-023]', async () => {
    const add = (query: string, cookie = '') =>
      test.app.request(
        `/api/commerce/cart/items${query}`,
        createJsonRequest('POST', { productId: 'postcards' }, { cookie }),
      );
    const refused = await add('?crumb=wrong');
    const { crumbFail, crumb } = (await refused.json()) as { crumbFail: boolean; crumb: string };
    expect([refused.status, crumbFail]).toEqual([400, true]);
    const cookie = `crumb=${getCookies(refused).crumb}`;
    expect((await add('', cookie)).status).toBe(400);
    expect((await add(`?crumb=${encodeURIComponent(crumb)}`, cookie)).status).toBe(200);
  });
});
