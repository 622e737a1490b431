/** One-time codes of owner accounts: set up, confirm, check. */
import { seal, unseal } from '../domain/seal';
import { sha256 } from '../domain/signing';
import { findStep, TOTP_SECRET_BYTES, toBase32 } from '../domain/totp';
import type { Deps } from '../http/context';
import { confirmTotp, consumeRecoveryCode, consumeTotpStep, findTotp, startTotp } from '../stores/owner-totp';

const RECOVERY_CODES = 10;

/** 80 bits, in four groups of four characters. */
const RECOVERY_BYTES = 10;

const getSeal = (deps: Deps, id: string) => ({ purpose: 'totp', bound: `${deps.site.id}/${id}` });

/** Returns the secret to show; undefined if the account already has a confirmed one. */
export async function setUpTotp(deps: Deps, id: string): Promise<Uint8Array | undefined> {
  const { db, site, secrets, random } = deps;
  const secret = random(TOTP_SECRET_BYTES);
  const isStarted = await startTotp(db, site.id, id, seal(secrets, getSeal(deps, id), secret, random));
  return isStarted ? secret : undefined;
}

/**
 * The outcome of the first code: the recovery codes; the secret again, after a wrong code; or undefined if there is
 * nothing to confirm.
 */
export async function confirmFirstCode(
  deps: Deps,
  id: string,
  code: string,
): Promise<{ recoveryCodes: string[] } | { secret: Uint8Array } | undefined> {
  const { db, site, secrets, clock, random } = deps;
  const totp = await findTotp(db, site.id, id);
  const secret = totp && totp.step === null ? unseal(secrets, getSeal(deps, id), totp.sealed) : undefined;
  if (!totp || !secret) return undefined;
  const step = findStep(secret, code, clock());
  if (step === undefined) return { secret };
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(random(RECOVERY_BYTES))
      .toLowerCase()
      .replace(/.{4}(?=.)/g, '$&-'),
  );
  const hashes = recoveryCodes.map(hashRecoveryCode);
  const isConfirmed = await confirmTotp(db, site.id, id, { sealed: totp.sealed, step, hashes });
  return isConfirmed ? { recoveryCodes } : undefined;
}

/** Whether the code is accepted, which it is only once; accounts without one-time codes need none. */
export async function checkCode(deps: Deps, id: string, code: string): Promise<boolean> {
  const { db, site, secrets, clock, random } = deps;
  const totp = await findTotp(db, site.id, id);
  if (!totp || totp.step === null) return true;
  const secret = unseal(secrets, getSeal(deps, id), totp.sealed);
  const step = secret && findStep(secret, code, clock());
  if (secret && step !== undefined) {
    const sealed = seal(secrets, getSeal(deps, id), secret, random);
    return consumeTotpStep(db, site.id, id, { step, sealed });
  }
  return consumeRecoveryCode(db, site.id, id, hashRecoveryCode(code));
}

const hashRecoveryCode = (code: string): string => sha256(code.toLowerCase().replace(/[^a-z2-7]/g, ''));
