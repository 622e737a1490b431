import { describe, expect, it } from 'vitest';
import { issueOwnerSession, isValidOwnerSession } from './owner-session';
import type { Secrets } from './signing';

const SECRETS: Secrets = ['a secret'];
const NOW = 1_795_000_000_000;
const session = issueOwnerSession(SECRETS, 'token', NOW, Uint8Array.of(1, 2, 3));

describe('owner session', () => {
  it('lasts twelve hours, also when the secret was rotated', () => {
    expect(isValidOwnerSession(SECRETS, 'token', NOW, session)).toBe(true);
    expect(isValidOwnerSession(['another', 'a secret'], 'token', NOW, session)).toBe(true);
    expect(isValidOwnerSession(SECRETS, 'token', NOW + 12 * 3_600_000 + 1, session)).toBe(false);
  });

  it('ends when the token changes', () => {
    expect(isValidOwnerSession(SECRETS, 'another token', NOW, session)).toBe(false);
  });

  it.each([
    undefined,
    '',
    'x',
    '..',
    session.replace(/^\d+/, '9999999999'),
    `${session}.x`,
    session.slice(0, -1),
  ])('is not %s', (text) => {
    expect(isValidOwnerSession(SECRETS, 'token', NOW, text)).toBe(false);
  });
});
