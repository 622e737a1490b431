import { describe, expect, it } from 'vitest';
import { getUuid7Time, uuid7 } from '../../core/uuid7';
import { crumbMatches, issueCrumb, isValidCrumb } from './crumb';
import { issueFormKey, parseFormKey } from './form-key';
import {
  canonicalJson,
  getNativeSubmissionIds,
  hashSubmission,
  NATIVE_DUPLICATE_WINDOW_MS,
} from './submission';

const NOW = Date.UTC(2026, 10, 21, 12);
const BYTES = Uint8Array.from({ length: 16 }, (_, i) => i * 16);

describe('ids', () => {
  it('are UUIDs version 7 that contain their time and sort by it', () => {
    const id = uuid7(NOW, BYTES);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(getUuid7Time(id)).toBe(NOW);
    expect(uuid7(NOW + 1, BYTES) > id).toBe(true);
    expect(getUuid7Time('6f9619ff-8b86-4d01-b42d-00cf4fc964ff')).toBeNaN();
  });
});

describe('form keys', () => {
  const key = issueFormKey(['new secret'], 'site', NOW, BYTES);

  it('are valid for their site, before and after they expire', () => {
    expect(parseFormKey(['new secret'], 'site', NOW, key)).toEqual({
      id: uuid7(NOW, BYTES),
      expired: false,
      settled: false,
    });
    expect(parseFormKey(['new secret'], 'site', NOW + 3_601_000, key)?.expired).toBe(true);
  });

  it('remain valid after the secret was rotated, while the old one is listed', () => {
    expect(parseFormKey(['newest', 'new secret'], 'site', NOW, key)).toBeDefined();
    expect(parseFormKey(['newest'], 'site', NOW, key)).toBeUndefined();
  });

  it('are invalid for another site, or when changed, truncated or extended', () => {
    const [id, expiry, signature] = key.split('.') as [string, string, string];
    expect(parseFormKey(['new secret'], 'other', NOW, key)).toBeUndefined();
    for (const text of [
      `${id}.${Number(expiry) + 1}.${signature}`,
      `${id}.${expiry}`,
      `${key}.x`,
      '',
      '..',
    ]) {
      expect(parseFormKey(['new secret'], 'site', NOW, text)).toBeUndefined();
    }
  });
});

describe('crumbs', () => {
  it('match only if the request and the cookie contain the same issued crumb, for the same session', () => {
    const crumb = issueCrumb(['s'], BYTES, '');
    expect(isValidCrumb(['s'], crumb, '')).toBe(true);
    expect(crumbMatches(['s'], crumb, crumb, '')).toBe(true);
    expect(crumbMatches(['s'], undefined, crumb, '')).toBe(false);
    expect(crumbMatches(['s'], crumb, issueCrumb(['s'], BYTES.slice(1), ''), '')).toBe(false);
    expect(crumbMatches(['s'], 'a.b', 'a.b', '')).toBe(false);
    const bound = issueCrumb(['s'], BYTES, 'ada');
    expect(crumbMatches(['s'], bound, bound, 'ada')).toBe(true);
    expect([isValidCrumb(['s'], bound, ''), isValidCrumb(['s'], crumb, 'ada')]).toEqual([false, false]);
    const formKey = issueFormKey(['s'], 'site', NOW, BYTES);
    expect(isValidCrumb(['s'], formKey, '')).toBe(false);
  });
});

describe('identity of a submission', () => {
  it('depends on form and values, not on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: 1 })).toBe('{"a":1,"b":[1,{"c":"x","d":null}]}');
    expect(hashSubmission('f', { a: '1', b: '2' })).toBe(hashSubmission('f', { b: '2', a: '1' }));
    expect(hashSubmission('f', { a: '1' })).not.toBe(hashSubmission('g', { a: '1' }));
    expect(hashSubmission('f', { a: ['1', '2'] })).not.toBe(hashSubmission('f', { a: ['2', '1'] }));
  });

  it('is still recognized in the next time window, and differs between senders', () => {
    const sender = { address: '192.0.2.1', userAgent: 'x' };
    const [first] = getNativeSubmissionIds('s', 'hash', sender, NOW);
    const [, before] = getNativeSubmissionIds('s', 'hash', sender, NOW + NATIVE_DUPLICATE_WINDOW_MS);
    expect(before).toBe(first);
    expect(getNativeSubmissionIds('s', 'hash', { ...sender, address: '192.0.2.2' }, NOW)[0]).not.toBe(first);
  });
});
