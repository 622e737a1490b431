import { describe, expect, it } from 'vitest';
import { findBrokenLink } from '../domain/consent-chain';
import { readChain } from '../stores/consents';
import { sharedApp } from '../testing/shared-app';
import { createJsonRequest, getCookies } from '../testing/test-app';

const RECEIPT = {
  choice: 'denied',
  text: 'We use cookies.',
  language: 'en-US',
  version: '3',
  at: '2026-11-21T10:00:00.000Z',
};

const test = sharedApp();

async function leave(receipt: unknown): Promise<Response> {
  const crumb = getCookies(await test.app.request('/api/crumb')).crumb as string;
  const headers = { cookie: `crumb=${crumb}`, 'x-crumb': crumb };
  return test.app.request('/api/consent/receipts', createJsonRequest('POST', receipt, headers));
}

describe('consent receipts', () => {
  it('form a chain without gaps under concurrency, and modifications are detected', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => leave({ ...RECEIPT, version: `${i}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
    const chain = await readChain(test.db, test.siteId);
    expect(chain.map((link) => link.seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(findBrokenLink(chain)).toBeUndefined();
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { receiptId: string }).receiptId),
    );
    expect(new Set(chain.map((link) => link.receiptId))).toEqual(new Set(ids));
    await test.db.query(
      `update consent_receipt set receipt = jsonb_set(receipt, '{choice}', '"granted"') where site_id = $1 and seq = 5`,
      [test.siteId],
    );
    expect(findBrokenLink(await readChain(test.db, test.siteId))).toBe(5);
  });

  it('are rejected without a valid choice', async () => {
    expect((await leave({ ...RECEIPT, choice: 'maybe' })).status).toBe(400);
    expect((await leave({ ...RECEIPT, at: 'yesterday' })).status).toBe(400);
  });
});
