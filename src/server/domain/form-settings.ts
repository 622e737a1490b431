/** Private settings of a form: the column `settings` of its row. */
import * as v from 'valibot';
import { isEmail } from '../../core/fields/email';
import { CAPTCHA_KINDS } from '../../core/wire/captcha';

/** Form settings; every part is optional. */
export type FormSettings = v.InferOutput<typeof FormSettingsSchema>;

/** Required captcha and the secret of a hosted provider. */
export type CaptchaSettings = NonNullable<FormSettings['captcha']>;

const webAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be a web address'),
);

/** Standard Webhooks format: `whsec_` followed by 24 to 64 bytes in base64. */
const webhookSecret = v.pipe(
  v.string(),
  v.regex(/^whsec_[\w+/=-]+$/, 'must begin with whsec_ and go on in base64'),
  v.check((text) => {
    const { length } = Buffer.from(text.slice('whsec_'.length), 'base64');
    return length >= 24 && length <= 64;
  }, 'must hold 24 to 64 bytes'),
);

export const FormSettingsSchema = v.object({
  captcha: v.optional(
    v.object({
      kind: v.picklist(CAPTCHA_KINDS),
      secret: v.pipe(v.optional(v.string()), v.description('Secret key of a hosted provider.')),
      minScore: v.pipe(
        v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
        v.description('Minimum score of reCAPTCHA version 3; responses below it are rejected.'),
      ),
    }),
  ),
  webhook: v.optional(v.object({ url: webAddress, secret: webhookSecret })),
  notify: v.pipe(
    v.optional(
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => isEmail(text, 'html'), 'must be an email address'),
        ),
      ),
    ),
    v.description('Recipients of a mail about each submission.'),
  ),
  retentionDays: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
    v.description('Retention of submissions in days; without it they are never deleted.'),
  ),
  perHour: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.description('Maximum submissions per client address and hour, across all servers.'),
  ),
});
