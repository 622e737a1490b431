/** Keys of payments for the command `site payments`: never options, which other processes and the history of the shell show. */
import { text } from 'node:stream/consumers';
import { readPaymentsForm, type StripeKeys } from '../domain/site-payments';

/** Provider of the option. */
export type PaymentsChoice = 'none' | 'test' | 'stripe';

/** Returns what holds the keys. */
export type ReadKeys = () => Promise<string>;

/**
 * The variable, else the standard input, unless it is a terminal, which would show them. The name of the variable is not that of the server's own keys: they may be in the same environment, and
 * belong to another account.
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
