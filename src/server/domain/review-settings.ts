/** Settings of review requests, one document per site. */
import * as v from 'valibot';
import type { Fields } from './catalog-input';

export type ReviewSettings = v.InferOutput<typeof ReviewSettingsSchema>;

export const MAX_DELAY_DAYS = 90;

export const ReviewSettingsSchema = v.object({
  /** Whether buyers are asked for a review by mail. */
  requests: v.optional(v.boolean(), true),
  /** Days from the completion of an order to the mail. */
  delayDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELAY_DAYS)), 7),
});

/** The settings as the form of the owner shows them. */
export const formatReviewSettings = ({ requests, delayDays }: ReviewSettings): Fields => ({
  requests: requests ? 'yes' : '',
  delayDays: String(delayDays),
});

/** Invalid settings are treated as missing. */
export function parseReviewSettings(body: unknown): ReviewSettings {
  const read = v.safeParse(ReviewSettingsSchema, body ?? {});
  return read.success ? read.output : v.parse(ReviewSettingsSchema, {});
}
