/**
 * Payment keys for the command `site payments`. They are never options, because other processes and the shell history
 * show those.
 */
import { text } from 'node:stream/consumers';
import { readPaymentsForm, type StripeKeys } from '../domain/site-payments';

/** Value of `--provider`. */
export type PaymentsChoice = 'none' | 'test' | 'stripe';

/** Returns the text that contains the keys. */
export type ReadKeys = () => Promise<string>;

/**
 * Reads the variable, or else standard input unless it is a terminal, which would show the keys. The variable is not
 * named like the server's own key variables, which may be set in the same environment and belong to another account.
 */
export const createReadKeys =
  (variable: string | undefined, input: NodeJS.ReadableStream & { isTTY?: boolean }): ReadKeys =>
  async () => {
    if (variable) return variable;
    if (input.isTTY) throw new Error('Set SITE_PAYMENT_KEYS, or pass a file with the keys: < keys.txt');
    return text(input);
  };

/** Throws with a message for the operator. */
export async function readPayments(
  provider: PaymentsChoice,
  readKeys: ReadKeys,
): Promise<'none' | 'test' | StripeKeys> {
  const words = provider === 'stripe' ? (await readKeys()).split(/[\s,]+/).filter(Boolean) : [];
  const webhookSecrets = words.filter((word) => word.startsWith('whsec_'));
  const secretKey = words.filter((word) => !webhookSecrets.includes(word)).join(' ');
  const { value, errors } = readPaymentsForm({
    provider,
    secretKey,
    webhookSecrets: webhookSecrets.join(' '),
  });
  if (value) return value;
  throw new Error(`SITE_PAYMENT_KEYS or the standard input:\n${Object.values(errors).join('\n')}`);
}
