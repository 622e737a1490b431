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

describe('answers that only tests ask for', () => {
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

  it('carry the words that the test wants, and crumbFail a fresh crumb [SRV-023]', async () => {
    const refused = await app.request('/api/commerce/cart?testAnswer=502&testError=No%20bill');
    expect(await refused.json()).toEqual({ error: 'No bill' });
    const failed = await app.request('/api/auth/Logout?testAnswer=crumbFail', { method: 'POST' });
    const { crumb } = (await failed.json()) as { crumb: string };
    expect(decodeURIComponent(getCookies(failed).crumb ?? '')).toBe(crumb);
  });

  it('are real answers when nobody asks or the wish is unknown', async () => {
    expect((await app.request('/api/commerce/cart?testAnswer=party')).status).toBe(200);
    expect((await app.request('/api/commerce/cart')).status).toBe(200);
  });

  it('are off unless the server is told otherwise [SRV-023]', async () => {
    expect((await test.app.request('/api/commerce/cart?testAnswer=500')).status).toBe(200);
    expect(readConfig({}, '/').testAnswers).toBe(false);
    expect(readConfig({ TEST_ANSWERS: 'on' }, '/').testAnswers).toBe(true);
  });
});

describe('the crumb of a call that changes something', () => {
  it('counts as query parameter and as header; a wrong one is answered with a fresh one [SRV-023]', async () => {
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
