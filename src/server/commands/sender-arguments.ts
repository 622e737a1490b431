/** The sender of the mails of a site, as options. */
import type { Fields } from '../domain/catalog-input';
import {
  readSenderForm,
  type SENDER_FIELDS,
  type SenderSettings,
  toSenderFields,
} from '../domain/mail-sender';

const FIELDS = {
  'sender-name': 'senderName',
  'sender-address': 'senderAddress',
  'reply-to': 'replyTo',
} as const satisfies Record<string, keyof typeof SENDER_FIELDS>;

type Option = keyof typeof FIELDS;

const OPTIONS = Object.keys(FIELDS) as Option[];

/** Options for `parseArgs`. */
export const SENDER_OPTIONS = {
  'sender-name': { type: 'string' },
  'sender-address': { type: 'string' },
  'reply-to': { type: 'string' },
} as const;

/**
 * New values by form field; empty for the default. Missing fields keep their value. Throws with a message for the
 * operator.
 */
export function readSenderChange(values: Partial<Record<Option, string | undefined>>): Fields {
  const change: Record<string, string> = {};
  for (const option of OPTIONS) {
    const value = values[option];
    if (value !== undefined) change[FIELDS[option]] = value === 'none' ? '' : value;
  }
  const { errors = {} } = readSenderForm(change);
  const problems = OPTIONS.filter((option) => errors[FIELDS[option]]).map(
    (option) => `--${option} "${values[option]}": ${errors[FIELDS[option]]}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return change;
}

/** The settings after a change. */
export const changeSender = (sender: SenderSettings, change: Fields): SenderSettings =>
  readSenderForm({ ...toSenderFields(sender), ...change }).value ?? sender;
