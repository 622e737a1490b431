/** Mail sender of a hosted site. Pure. */
import * as v from 'valibot';
import { isEmail } from '../../core/fields/email';
import type { FieldErrors, Fields, Read } from './catalog-input';
import { EMAIL_PROBLEM } from './email-problem';

/** Defaults: the name of the site, the address of the server, replies to the sender. */
export const SenderSchema = v.object({
  name: v.optional(v.string()),
  address: v.optional(v.string()),
  replyTo: v.optional(v.string()),
});

export type SenderSettings = v.InferOutput<typeof SenderSchema>;

/** Names of the form fields. */
export const SENDER_FIELDS = {
  senderName: 'name',
  senderAddress: 'address',
  replyTo: 'replyTo',
} as const satisfies Record<string, keyof SenderSettings>;

const MAX_NAME = 100;

/** An empty field means the default. Control characters are rejected: they could end the mail header. */
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
 * Like `readSenderForm`, for the owner of a site. The mail server is shared with other sites, so the address must be at a host of
 * the site, or be the one that the operator has set.
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
  const senderAddress = `Enter an address at ${domains.join(' or ')}, or ask the operator of the server to set another one.`;
  return { errors: { senderAddress } };
}

/** Values of the form fields. */
export const toSenderFields = (sender: SenderSettings): Record<string, string> =>
  Object.fromEntries(Object.entries(SENDER_FIELDS).map(([field, name]) => [field, sender[name] ?? '']));

/** One line for the operator. */
export function formatSender({ name, address, replyTo }: SenderSettings, siteName: string): string {
  const from = `Mails from ${name ?? siteName} <${address ?? 'the address of MAIL_FROM'}>`;
  return replyTo ? `${from}, replies to ${replyTo}` : from;
}
