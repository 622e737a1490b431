import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CaptchaUnavailable } from './captcha';
import { checkHosted, type HostedKind } from './hosted';

/** Local captcha provider with scripted responses and recorded requests. */
let provider: Server;
let url: string;
let answer: { status: number; body: string };
let asked: URLSearchParams[];

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => provider.close());
beforeEach(() => {
  asked = [];
});

function check(
  body: unknown,
  more: { minScore?: number; kind?: HostedKind; status?: number; token?: string } = {},
) {
  const { kind = 'turnstile', status = 200, token = 'token', minScore } = more;
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const settings = { kind, secret: 'the secret', ...(minScore === undefined ? {} : { minScore }) };
  return checkHosted(url, settings, token, 1000);
}

describe.each(['recaptcha', 'hcaptcha', 'turnstile'] as const)('%s', (kind) => {
  it('receives the secret and the token, and nothing about the visitor', async () => {
    expect(await check({ success: true }, { kind })).toMatchObject({ expiresAt: 3_601_000 });
    expect(asked.map((one) => [...one])).toEqual([
      [
        ['secret', 'the secret'],
        ['response', 'token'],
      ],
    ]);
  });

  it('can reject the token', async () => {
    const body = { success: false, 'error-codes': ['invalid-input-response'] };
    expect(await check(body, { kind })).toBeUndefined();
  });
});

describe('hosted captcha', () => {
  it('requires the minimum score set by the owner', async () => {
    expect(await check({ success: true, score: 0.4 }, { minScore: 0.5 })).toBeUndefined();
    expect(await check({ success: true, score: 0.5 }, { minScore: 0.5 })).toBeDefined();
  });

  it('rejects an overlong token without a request', async () => {
    expect(await check({ success: true }, { token: 'x'.repeat(10_000) })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    ['a response that is not JSON', '<html>', 200],
    ['a response with an unknown shape', '{"ok":1}', 200],
    ['a redirect', '', 302],
    ['a response about an invalid secret', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
  ])('is unavailable after %s', async (_, body, status) => {
    await expect(check(body, { status })).rejects.toBeInstanceOf(CaptchaUnavailable);
  });

  it('is unavailable when the provider does not respond', async () => {
    const nobody = checkHosted('http://127.0.0.1:1/', { kind: 'hcaptcha' }, 'token', 0);
    await expect(nobody).rejects.toThrow('hcaptcha could not be reached');
  });
});
