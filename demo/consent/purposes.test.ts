// Tests which entries the consent page marks as optional.
import { expect, it } from 'vitest';
import { describeCall, describeEntry } from './purposes';

it('describes calls and entries that require consent as optional', () => {
  for (const path of [
    '/api/census/RecordHit',
    '/api/track/Track',
    '/api/v1/events',
    '/api/1/performance/records',
  ])
    expect(describeCall(path)?.isOptional, path).toBe(true);
  for (const name of ['ss_cvr', 'ss_cvt', 'ss_analytics_id', 'site-events', '_ga', 'unheard-of'])
    expect(describeEntry(name).isOptional, name).toBe(true);
});

it('describes calls and entries for a service that the visitor has requested as necessary', () => {
  for (const path of ['/api/crumb', '/api/consent/receipts', '/api/commerce/shopping-cart'])
    expect(describeCall(path)?.isOptional, path).toBe(false);
  for (const name of ['ss_cookieAllowed', 'crumb', 'CART', 'site-form-outbox'])
    expect(describeEntry(name).isOptional, name).toBe(false);
  expect(describeCall('/assets/docs.css')).toBeUndefined();
});
