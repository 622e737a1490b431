/** Sender of the mails of a site besides the server's own one. Pure. */
import * as v from 'valibot';
import { isEmail } from '../../core/fields/email';
import type { FieldErrors, Fields, Read } from './catalog-input';
import { EMAIL_PROBLEM } from './email-problem';

/** What is missing is that of the server, and the name of the site. */
export const SenderSchema = v.object({
  name: v.optional(v.string()),
  address: v.optional(v.string()),
  replyTo: v.optional(v.string()),
});

export type SenderSettings = v.InferOutput<typeof SenderSchema>;

/** Its fields in the form. */
export const SENDER_FIELDS = {
  senderName: 'name',
  senderAddress: 'address',
  replyTo: 'replyTo',
} as const satisfies Record<string, keyof SenderSettings>;

const MAX_NAME = 100;

/** An empty field is the default. No value can end its header. */
export function readSenderForm(fields: Fields): Read<SenderSettings> {
  const get = (name: keyof typeof SENDER_FIELDS): string => (fields[name] ?? '').trim();
  const [name, address, replyTo] = [get('senderName'), get('senderAddress'), get('replyTo')];
  const errors: FieldErrors = {};
  if (name.length > MAX_NAME || /[\p{Cc}\u2028\u2029]/u.test(name))
    errors.senderName = `Enter at most ${MAX_NAME} characters in one line.`;
  if (address && !isEmail(address)) errors.senderAddress = EMAIL_PROBLEM;
  if (replyTo && !isEmail(replyTo)) errors.replyTo = EMAIL_PROBLEM;
  if (Object.keys(errors).length > 0) return { errors };
  return { value: { ...(name && { name }), ...(address && { address }), ...(replyTo && { replyTo }) } };
}

/**
 * For the owner of a site, whose mails go through the server of others too: the address is at a host of the site, or the one that
 * the operator has set.
 */
export function readOwnSenderForm(
  fields: Fields,
  hosts: readonly string[],
  current: SenderSettings | undefined,
): Read<SenderSettings> {
  const read = readSenderForm(fields);
  const address = read.value?.address;
  if (!address || address === current?.address) return read;
  const domains = [...new Set(hosts.flatMap((host) => [host.replace(/^www\./, ''), host]))];
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (domains.includes(domain)) return read;
  const senderAddress = `Enter an address at ${domains.join(' or ')}, or ask whoever runs the server to set another one.`;
  return { errors: { senderAddress } };
}

/** As the form shows them. */
export const toSenderFields = (sender: SenderSettings): Record<string, string> =>
  Object.fromEntries(Object.entries(SENDER_FIELDS).map(([field, name]) => [field, sender[name] ?? '']));

/** For the operator. */
export function formatSender({ name, address, replyTo }: SenderSettings, siteName: string): string {
  const from = `Mails from ${name ?? siteName} <${address ?? 'the address of MAIL_FROM'}>`;
  return replyTo ? `${from}, replies to ${replyTo}` : from;
}
