import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CaptchaChallenge, CaptchaSolution } from '../../../core/wire/captcha';
import type { Secrets } from '../signing';
import { checkAltcha, createAltcha } from './altcha';

const SECRETS: Secrets = ['the secret of today, long enough'];
const NOW = 1_795_000_000_000;

let challenge: CaptchaChallenge;
let solution: CaptchaSolution;
beforeAll(async () => {
  challenge = await createAltcha(SECRETS, 'site', Date.now(), Uint8Array.of(0, 0));
  solution = (await solveChallenge({ challenge, deriveKey }))!;
});

const written = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const check = (answer: string, secrets = SECRETS, site = 'site', now = Date.now()) =>
  checkAltcha(secrets, site, now, answer);

describe('proof of work', () => {
  it('is solved by counting up from 0 and accepted by the server', async () => {
    expect(solution.counter).toBe(100);
    const proven = await check(written({ challenge, solution }));
    expect(proven?.expiresAt).toBe(challenge.parameters.expiresAt * 1000);
  });

  it('takes at most 200 attempts', async () => {
    const hardest = await createAltcha(SECRETS, 'site', Date.now(), Uint8Array.of(255, 255));
    expect((await solveChallenge({ challenge: hardest, deriveKey }))?.counter).toBeLessThan(200);
  });

  it('has one identity, however the solution is encoded', async () => {
    const spaced = Buffer.from(JSON.stringify({ solution, challenge, took: 5 }, null, 2)).toString('base64');
    expect(await check(spaced)).toEqual(await check(written({ challenge, solution })));
  });

  it('remains valid after the secret was rotated', async () => {
    const changed: Secrets = ['the secret of tomorrow, long enough', SECRETS[0]];
    expect(await check(written({ challenge, solution }), changed)).toBeDefined();
  });

  it('is rejected for another site, with another secret, or after it expired', async () => {
    const answer = written({ challenge, solution });
    expect(await check(answer, SECRETS, 'other')).toBeUndefined();
    expect(await check(answer, ['a secret of somebody else, long'])).toBeUndefined();
    expect(await check(answer, SECRETS, 'site', Date.now() + 21 * 60_000)).toBeUndefined();
  });

  it.each([
    ['made easier', { cost: 1 }],
    ['made to expire later', { expiresAt: NOW }],
    ['given another prefix', { keyPrefix: '00' }],
  ])('is rejected if its challenge was %s', async (_, change) => {
    const parameters = { ...challenge.parameters, ...change };
    expect(await check(written({ challenge: { ...challenge, parameters }, solution }))).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['not base64', '§§§'],
    ['not JSON', Buffer.from('{').toString('base64')],
    ['null', written(null)],
    ['a string', written('x')],
    ['too long', 'A'.repeat(100_000)],
  ])('is rejected if it is %s', async (_, answer) => {
    expect(await check(answer)).toBeUndefined();
  });

  it('rejects a wrong counter or a wrong key', async () => {
    const { derivedKey } = solution;
    const key = `${derivedKey.slice(0, -1)}${derivedKey.endsWith('0') ? '1' : '0'}`;
    expect(await check(written({ challenge, solution: { ...solution, derivedKey: key } }))).toBeUndefined();
    expect(await check(written({ challenge, solution: { counter: -1, derivedKey: 'zz' } }))).toBeUndefined();
  });
});
