import { expect, it } from 'vitest';
import type { FakeResponse } from '../page/testing/fake-network';
import { createTestForms, setup } from './testing/outbox-fixture';

const COMMENT = {
  page: '/about',
  name: 'Ada',
  email: 'ada@example.com',
  body: 'Lovely.',
  submissionId: 'id-1',
};
const STORED = { json: { comment: { id: 'c-1', body: 'Lovely.' }, state: 'pending' } };

function setupWithResponses(...answers: FakeResponse[]) {
  const { server, page, forms } = setup();
  server.interceptRequests(() => (answers.length > 1 ? answers.shift()! : answers[0]!));
  return {
    server,
    page,
    forms,
    sent: () => page.requests.map(({ url, body }) => [url.pathname, JSON.parse(body || 'null')] as const),
  };
}

it('sends a comment under its id, and returns the stored one', async () => {
  const { forms, sent } = setupWithResponses(STORED);
  expect(await forms.comment({ ...COMMENT, notify: true })).toEqual({
    ok: true,
    submissionId: 'c-1',
    comment: STORED.json.comment,
  });
  expect(sent()).toEqual([['/api/comments', { ...COMMENT, notify: true }]]);
});

it('returns the messages of the server for a rejected comment, and does not keep the comment', async () => {
  const errors = { body: 'Please write a comment.' };
  for (const [response, failure] of [
    [
      { status: 422, json: { error: 'x', errors } },
      { status: 422, fields: errors },
    ],
    [
      { status: 409, json: { error: 'Taken.' } },
      { status: 409, message: 'Taken.' },
    ],
    [
      { status: 404, json: { error: 'No comments here.' } },
      { status: 404, message: 'No comments here.' },
    ],
    [
      { status: 404, json: {} },
      { status: 404, message: 'This form has not been configured yet.' },
    ],
  ] as const) {
    const { forms } = setupWithResponses(response);
    expect(await forms.comment(COMMENT)).toEqual({ ok: false, ...failure });
    expect(forms.outbox.waiting.get()).toEqual([]);
  }
});

it('keeps a comment while offline, combines it with a repeated one, and sends it once on the next page', async () => {
  const { forms, page, server } = setupWithResponses('offline');
  const { waitingId } = (await forms.comment(COMMENT)) as { waitingId: string };
  expect(await forms.comment({ ...COMMENT, submissionId: 'id-2' })).toMatchObject({ waitingId });
  expect(forms.outbox.waiting.get()).toMatchObject([
    { formId: 'comments:/about', state: 'waiting', values: { body: 'Lovely.', name: 'Ada' } },
  ]);
  page.crash();
  const next = page.openTab();
  server.interceptRequests(() => STORED);
  const nextForms = createTestForms(next, server);
  await next.advance(10_000);
  expect(next.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { ...COMMENT, notify: false },
  ]);
  expect(nextForms.outbox.sent.get()).toEqual([
    { id: waitingId, formId: 'comments:/about', submissionId: 'c-1' },
  ]);
});
