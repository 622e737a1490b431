import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver';
import { ForbiddenTarget, postJson } from './post-json';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

const signal = new AbortController().signal;
const to = (url: string, allowPrivate = false) =>
  postJson({ url, headers: {}, body: '{}', allowPrivate, signal });

describe('requests to addresses of the owner', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://user:secret@example.org/',
    'http://example.org/',
  ])('are rejected for %s', async (url) => {
    await expect(to(url)).rejects.toBeInstanceOf(ForbiddenTarget);
  });

  it('may be sent to the private network if the operator allows it, and never follow redirects', async () => {
    receiver.status = 302;
    expect(await to(receiver.url, true)).toBe(302);
    expect(receiver.received).toHaveLength(1);
  });

  it('are aborted when the server stops', async () => {
    const stopped = AbortSignal.abort();
    const sent = postJson({ url: receiver.url, headers: {}, body: '', allowPrivate: true, signal: stopped });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
