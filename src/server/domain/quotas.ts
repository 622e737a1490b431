/** Quotas of a site: what it may use of what the sites of a server share. */
import * as v from 'valibot';

const Limit = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** Undefined: no limit. */
export const QuotasSchema = v.object({
  /** Stored submissions of all forms. */
  submissions: Limit,
  /** Uploaded files, in bytes. */
  fileBytes: Limit,
  /** Counted events in a day (UTC). */
  eventsPerDay: Limit,
  /** Requests of all visitors, on average. */
  requestsPerSecond: Limit,
});

export type Quotas = v.InferOutput<typeof QuotasSchema>;

/** Bytes. */
export const MEGABYTE = 1_000_000;

export type QuotaName = keyof Quotas;

export const QUOTA_NAMES = Object.keys(QuotasSchema.entries) as QuotaName[];

/** What a site uses of them now. */
export type Usage = Record<Exclude<QuotaName, 'requestsPerSecond'>, number>;

/** The site has used up a quota. */
export class QuotaExceeded extends Error {
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter: number;

  constructor(quota: QuotaName, retryAfter: number) {
    super(`The quota "${quota}" of the site is used up.`);
    this.retryAfter = retryAfter;
  }
}
