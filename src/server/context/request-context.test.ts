import { describe, expect, it } from 'vitest';
import { getRequestId, readRequestContext, runInContext } from './request-context';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

const read = (headers: Record<string, string>) =>
  readRequestContext(
    (name) => headers[name],
    () => 'created',
  );

describe('id of a request', () => {
  it('is taken from the request, or else from its trace, or else created', () => {
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    expect(read({})).toEqual({ id: 'created' });
    expect(read({ traceparent })).toEqual({ id: TRACE, traceId: TRACE });
    expect(read({ traceparent, 'X-Request-Id': 'req-1/2' })).toEqual({ id: 'req-1/2', traceId: TRACE });
  });

  it.each(['', 'a b', 'ada@example.org', 'a'.repeat(65), 'a\nb', '"', 'é'])(
    'is not taken from the invalid header %j',
    (sent) => {
      expect(read({ 'X-Request-Id': sent })).toEqual({ id: 'created' });
    },
  );

  it.each([
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${PARENT}-01-more`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    TRACE,
  ])('is not taken from the malformed traceparent %s', (traceparent) => {
    expect(read({ traceparent })).toEqual({ id: 'created' });
  });

  it('is taken from a later version of traceparent', () => {
    expect(read({ traceparent: `01-${TRACE}-${PARENT}-01-more` })).toEqual({ id: TRACE, traceId: TRACE });
  });

  it('is available to asynchronous code that the request started, and to no other code', async () => {
    const later = runInContext({ id: 'one' }, async () => {
      await Promise.resolve();
      return getRequestId();
    });
    expect([getRequestId(), await later]).toEqual([undefined, 'one']);
  });
});
