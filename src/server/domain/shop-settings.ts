/** Settings of the shop, one document per site. */
import * as v from 'valibot';
import { isEmail } from '../../core/fields/email';
import { isTimeZone } from '../../core/time-zone';

export type ShopSettings = v.InferOutput<typeof ShopSettingsSchema>;

/** Maximum number of addresses that are notified of new orders. */
export const MAX_NOTIFIED = 10;

export const ShopSettingsSchema = v.object({
  /** Whether the shop refuses orders. */
  closed: v.optional(v.boolean(), false),
  /** In minor units; 0 for none (CRT-018). */
  minimumSubtotal: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  /** Time zone of dates that buyers enter; IANA name. */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone)), 'UTC'),
  notify: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => isEmail(text)),
        ),
      ),
      v.maxLength(MAX_NOTIFIED),
    ),
    [],
  ),
});

/** Invalid settings are treated as missing. */
export function parseShopSettings(body: unknown): ShopSettings {
  const read = v.safeParse(ShopSettingsSchema, body ?? {});
  return read.success ? read.output : v.parse(ShopSettingsSchema, {});
}
