/** Quotas of a site: what it may use of what the sites of a server share. */
import * as v from 'valibot';
import { MEGABYTE } from '../../core/file-size';

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

/** Those that are set, with what is used of them. */
export function formatQuotas(
  { submissions, fileBytes, eventsPerDay, requestsPerSecond }: Quotas,
  usage: Usage | undefined,
): string {
  const megabytes = (bytes = 0): string => String(Math.round((bytes / MEGABYTE) * 10) / 10);
  return [
    submissions !== undefined && `${usage?.submissions ?? 0} of ${submissions} submissions`,
    fileBytes !== undefined && `${megabytes(usage?.fileBytes)} of ${megabytes(fileBytes)} MB of files`,
    eventsPerDay !== undefined && `${usage?.eventsPerDay ?? 0} of ${eventsPerDay} events today`,
    requestsPerSecond !== undefined && `${requestsPerSecond} requests per second`,
  ]
    .filter(Boolean)
    .join(', ');
}
