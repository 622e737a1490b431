import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FormSettingsSchema } from './form-settings';

const whsec = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

describe('form settings', () => {
  it('can be empty or complete', () => {
    const full = {
      captcha: { kind: 'turnstile', secret: 's' },
      webhook: { url: 'https://example.org/hook', secret: whsec },
      notify: ['owner@example.photography'],
      retentionDays: 90,
      perHour: 5,
    };
    expect(v.parse(FormSettingsSchema, {})).toEqual({});
    expect(v.parse(FormSettingsSchema, full)).toEqual(full);
  });

  it.each([
    [{ captcha: { kind: 'recaptcha9' } }],
    [{ webhook: { url: 'ftp://example.org', secret: whsec } }],
    [{ webhook: { url: 'https://example.org', secret: 'whsec_c2hvcnQ=' } }],
    [{ webhook: { url: 'https://example.org', secret: 'a plain secret' } }],
    [{ notify: ['nobody'] }],
    [{ retentionDays: 0 }],
    [{ perHour: 0.5 }],
  ])('may not be %j', (settings) => {
    expect(v.safeParse(FormSettingsSchema, settings).success).toBe(false);
  });
});
