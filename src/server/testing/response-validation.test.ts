import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../http/context';
import { withResponseValidation } from './response-validation';
import { sharedApp } from './shared-app';

const test = sharedApp();
const SETTINGS = '/api/1/performance/settings';

/** An operation of the API description. */
interface Operation {
  responses: Record<string, { description: string }>;
}

/** Requests the only documented call of a server, which gives this response. */
const ask = async (body: object, status: 200 | 418) => {
  const app = new Hono<Env>()
    .get(SETTINGS, (c) => c.json(body, status))
    .get('/other', (c) => c.json(body, status));
  const own = withResponseValidation(app, test.deps);
  expect((await own.request('/other')).status).toBe(status);
  return own.request(SETTINGS);
};

it('throws an error for a response with an undeclared status or shape', async () => {
  await expect(ask({}, 418)).rejects.toThrow(
    `GET ${SETTINGS} answered 418, which the API description does not declare.`,
  );
  await expect(ask({ pageLoadId: 5 }, 200)).rejects.toThrow(
    /does not match the API description: pageLoadId: /,
  );
  expect((await ask({ pageLoadId: 'p' }, 200)).status).toBe(200);
});

it('the API description includes common error responses of calls, and the descriptions of a call take precedence', async () => {
  const answer = await test.app.request('/api/openapi.json');
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  const { responses } = paths['/api/form/SaveFormSubmission']!.post!;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['403', '413', '415', '429', '503']));
  expect(responses['500']?.description).toContain('retry with the same key');
  expect(Object.keys(paths['/api/census/RecordHit']!.post!.responses)).not.toContain('429');
});
