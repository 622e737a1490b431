import { expect, it } from 'vitest';
import { addAuditEntry } from '../../server/stores/audit';
import { createTestSiteId, OPEN_MS, openTestDatabase } from '../../server/testing/test-app';
import { findForeign, listNamed } from './foreign-texts';
import { isStored } from './site-data';

const EMAIL = 'ada@example.org';
const request = (target: string, body = '') => ({
  method: 'GET',
  target,
  headers: [['Accept', 'text/html']] as const,
  body: Buffer.from(body),
});
const NAMED = [
  ['/?q=ada%40example.org', ''],
  ['/?q=%&email=ada%40example.org', ''],
  ['/', 'email=ada%40example.org'],
  ['/', '{"email":"ada@example.org"}'],
] as const;

it.each(NAMED)('an address is found in a request to %s with the body %j', (target, body) => {
  expect([...listNamed([EMAIL, 'grace@example.org'], request(target, body))]).toEqual([EMAIL]);
});

it.each(['to ada@example.org', '100% of ada%40example.org, and %ff'])(
  'a foreign address is found in %j, unless the request contained it',
  (answer) => {
    expect(findForeign([EMAIL], new Set(), answer)).toBe(EMAIL);
    expect(findForeign([EMAIL], new Set([EMAIL]), answer)).toBeUndefined();
  },
);

it(
  'an address in the path of a request counts as stored by the site whose audit log contains it',
  async () => {
    const db = await openTestDatabase();
    const [siteId, other] = [createTestSiteId(), createTestSiteId()];
    const entry = {
      id: crypto.randomUUID(),
      at: 0,
      actor: 'a',
      action: 'b',
      what: 'c',
      requestId: 'd',
      address: 'e',
    };
    await addAuditEntry(db, siteId, { ...entry, target: '/config/products/ada%40example.org' });
    expect([await isStored(db, siteId, EMAIL), await isStored(db, other, EMAIL)]).toEqual([true, false]);
    await db.close();
  },
  OPEN_MS,
);
