import { webcrypto } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { deriveBits } from '../../services/page/derive-key';
import type { CaptchaChallenge } from '../wire/captcha';
import { solveChallenge } from './proof-of-work';

vi.stubGlobal('crypto', webcrypto);

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
const ask = async (counter: number) =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter,
    deriveKey,
    ...secrets,
  })) as CaptchaChallenge;

describe('a challenge', () => {
  it.each([0, 1, 300])(
    'with the counter %d is solved to the satisfaction of the protocol',
    async (counter) => {
      const challenge = await ask(counter);
      const solution = await solveChallenge(challenge, deriveBits);
      expect(solution.counter).toBe(counter);
      expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
        verified: true,
      });
    },
  );

  it('of another kind is refused', async () => {
    const challenge = await ask(1);
    const other = { ...challenge, parameters: { ...challenge.parameters, algorithm: 'SCRYPT' } };
    await expect(solveChallenge(other, deriveBits)).rejects.toThrow('SCRYPT');
  });

  it('is left alone when nobody waits any more', async () => {
    let tries = 0;
    const breathe = () => {
      if (++tries > 3) throw new Error('gone');
    };
    await expect(solveChallenge(await ask(200), deriveBits, breathe)).rejects.toThrow('gone');
  });
});
