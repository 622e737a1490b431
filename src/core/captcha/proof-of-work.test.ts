import { webcrypto } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { deriveBits } from '../../services/page/derive-key';
import type { CaptchaChallenge } from '../wire/captcha';
import { solveChallenge } from './proof-of-work';

vi.stubGlobal('crypto', webcrypto);

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
const requestChallenge = async (counter: number) =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter,
    deriveKey,
    ...secrets,
  })) as CaptchaChallenge;

describe('solveChallenge', () => {
  it.each([0, 1, 300])('finds a solution with counter %d that the protocol verifies', async (counter) => {
    const challenge = await requestChallenge(counter);
    const solution = await solveChallenge(challenge, deriveBits);
    expect(solution.counter).toBe(counter);
    expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
      verified: true,
    });
  });

  it('rejects an unsupported algorithm', async () => {
    const challenge = await requestChallenge(1);
    const other = { ...challenge, parameters: { ...challenge.parameters, algorithm: 'SCRYPT' } };
    await expect(solveChallenge(other, deriveBits)).rejects.toThrow('SCRYPT');
  });

  it('stops when the callback throws', async () => {
    let attempts = 0;
    const yieldToHost = () => {
      if (++attempts > 3) throw new Error('canceled');
    };
    await expect(solveChallenge(await requestChallenge(200), deriveBits, yieldToHost)).rejects.toThrow(
      'canceled',
    );
  });
});
