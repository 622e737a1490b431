import { describe, expect, it } from 'vitest';
import { parseResponse, parseRetryAfter } from './response';

const now = Date.UTC(2026, 0, 15, 12);

function read(status: number, text: string, retryAfter: string | null = null) {
  return parseResponse({ url: 'https://shop.example/api/a', status, text, retryAfter }, now).result;
}

const failure = (result: ReturnType<typeof read>) => (result.ok ? null : result.error);

describe('parseResponse', () => {
  it('reports URL and reason of invalid JSON [API-006]', () => {
    const error = failure(read(200, '<html>'));
    expect(error?.kind).toBe('unreadable');
    expect(error?.message).toMatch(
      /^Internal Error: Unable to parse server response from \(https:\/\/shop\.example\/api\/a\) as JSON: .+/,
    );
  });

  it.each([
    [401, 'Unauthorized request.'],
    [403, 'Unauthorized request.'],
    [500, 'Internal server error. Please try again later.'],
    [501, 'Internal server error. Please try again later.'],
    [503, 'This service is temporarily unavailable. Please try again later.'],
    [404, 'Unable to connect…'],
    [502, 'Unable to connect…'],
  ])('has a message for status %d: %s [API-007] [API-008] [API-009] [API-010]', (status, message) => {
    expect(failure(read(status, '{}'))?.message).toBe(message);
    expect(failure(read(status, '<html>'))?.message).toBe(message);
  });

  it.each([400, 401, 500, 502])('passes on the message of a response with status %d [API-011]', (status) => {
    expect(failure(read(status, '{"error":"Too late"}'))).toEqual({
      kind: 'refused',
      message: 'Too late',
      body: { error: 'Too late' },
    });
    expect(failure(read(status, '{"message":"Closed"}'))?.message).toBe('Closed');
    expect(failure(read(status, '{"billingErrorCode":"card"}'))).toMatchObject({
      kind: 'refused',
      body: { billingErrorCode: 'card' },
    });
  });

  it.each([403, 404, 501, 503])('uses the documented message for status %d', (status) => {
    expect(failure(read(status, '{"error":"Too late"}'))?.message).not.toBe('Too late');
  });

  it('reads an envelope, too', () => {
    expect(failure(read(400, '{"data":{"error":"Too late"}}'))?.message).toBe('Too late');
  });

  it('keeps body and Retry-After', () => {
    expect(failure(read(429, '{"a":1}', '30'))).toMatchObject({ body: { a: 1 }, retryAfter: 30 });
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    ['Thu, 15 Jan 2026 12:00:05 GMT', 5],
    ['Thu, 15 Jan 2026 11:00:00 GMT', 0],
    ['99999999999999999999', 86_400],
    ['9'.repeat(400), 86_400],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
    ['-5', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%s is %s', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
