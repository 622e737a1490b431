/** Reads what the owner enters as settings of comments. Pure. */
import { COMMENT_SORTS } from '../../core/comments/comment';
import { COMMENT_LIMITS } from '../../core/comments/comment-limits';
import { isEmail } from '../../core/fields/email';
import type { FieldErrors, Fields, Read } from './catalog-input';
import { type CommentSettings, MAX_BLOCKED_WORDS, MAX_CLOSE_DAYS, MAX_NOTIFIED } from './comment-settings';
import { EMAIL_PROBLEM } from './email-problem';

/** Settings that can be on or off. */
export const COMMENT_SWITCHES = [
  'commentsEnabled',
  'requireApproval',
  'allowAnonymous',
  'threaded',
  'likes',
  'flags',
] as const;

type Switches = Pick<CommentSettings, (typeof COMMENT_SWITCHES)[number]>;

export function readCommentSettings(fields: Fields): Read<CommentSettings> {
  const get = (name: string): string => (fields[name] ?? '').trim();
  const lines = (name: string): string[] => [
    ...new Set(
      get(name)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
  const [blockedWords, notify] = [lines('blockedWords'), lines('notify')];
  const sort = COMMENT_SORTS.find((one) => one === get('sort'));
  const days = /^\d{1,5}$/.test(get('closeAfterDays')) ? Number(get('closeAfterDays')) : Number.NaN;
  const errors: FieldErrors = {};
  if (!sort) errors.sort = 'Choose an order.';
  if (!(days <= MAX_CLOSE_DAYS)) errors.closeAfterDays = `Enter a whole number from 0 to ${MAX_CLOSE_DAYS}.`;
  if (get('ownerName').length > COMMENT_LIMITS.name)
    errors.ownerName = `Use at most ${COMMENT_LIMITS.name} characters.`;
  if (blockedWords.length > MAX_BLOCKED_WORDS)
    errors.blockedWords = `Enter at most ${MAX_BLOCKED_WORDS} words.`;
  const invalid = notify.find((address) => !isEmail(address));
  if (invalid !== undefined) errors.notify = `“${invalid}”: ${EMAIL_PROBLEM}`;
  else if (notify.length > MAX_NOTIFIED) errors.notify = `Enter at most ${MAX_NOTIFIED} addresses.`;
  if (!sort || Object.keys(errors).length > 0) return { errors };
  const switches = Object.fromEntries(
    COMMENT_SWITCHES.map((name) => [name, fields[name] === 'yes']),
  ) as unknown as Switches;
  const ownerName = get('ownerName');
  return { value: { ...switches, sort, closeAfterDays: days, ownerName, blockedWords, notify } };
}

/** The settings as the form shows them. */
export const toSettingsFields = (settings: CommentSettings): Fields => ({
  ...Object.fromEntries(COMMENT_SWITCHES.map((name) => [name, settings[name] ? 'yes' : ''])),
  sort: settings.sort,
  closeAfterDays: String(settings.closeAfterDays),
  ownerName: settings.ownerName,
  blockedWords: settings.blockedWords.join('\n'),
  notify: settings.notify.join('\n'),
});
