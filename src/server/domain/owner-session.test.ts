import { describe, expect, it } from 'vitest';
import { issueOwnerSession, readOwnerSession } from './owner-session';
import { type Secrets, sha256 } from './signing';

const SECRETS: Secrets = ['a secret'];
const NOW = 1_795_000_000_000;
const id = sha256('AQID');
const session = issueOwnerSession(SECRETS, 'token', NOW, Uint8Array.of(1, 2, 3));

describe('owner session', () => {
  it('lasts twelve hours, even if the secret is rotated', () => {
    expect(readOwnerSession(SECRETS, 'token', NOW, session)).toBe(id);
    expect(readOwnerSession(['another', 'a secret'], 'token', NOW, session)).toBe(id);
    expect(readOwnerSession(SECRETS, 'token', NOW + 12 * 3_600_000 + 1, session)).toBeUndefined();
  });

  it('ends when the owner token changes', () => {
    expect(readOwnerSession(SECRETS, 'another token', NOW, session)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'x',
    '..',
    session.replace(/^\d+/, '9999999999'),
    `${session}.x`,
    session.slice(0, -1),
  ])('is rejected if it is %s', (text) => {
    expect(readOwnerSession(SECRETS, 'token', NOW, text)).toBeUndefined();
  });
});
