/** Quotas of a site: limits on its use of resources that the sites of a server share. */
import * as v from 'valibot';
import { MEGABYTE } from '../../core/file-size';

const Limit = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** Undefined: no limit. */
export const QuotasSchema = v.object({
  /** Stored submissions of all forms. */
  submissions: Limit,
  /** Size of uploaded files, in bytes. */
  fileBytes: Limit,
  /** Counted events per day (UTC). */
  eventsPerDay: Limit,
  /** Requests of all visitors, on average. */
  requestsPerSecond: Limit,
});

export type Quotas = v.InferOutput<typeof QuotasSchema>;

export type QuotaName = keyof Quotas;

export const QUOTA_NAMES = Object.keys(QuotasSchema.entries) as QuotaName[];

/** Current use of the quotas. */
export type Usage = Record<Exclude<QuotaName, 'requestsPerSecond'>, number>;

/** The site has used up a quota. */
export class QuotaExceeded extends Error {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number;

  constructor(quota: QuotaName, retryAfter: number) {
    super(`The quota "${quota}" of the site is used up.`);
    this.retryAfter = retryAfter;
  }
}

/** The quotas that are set, with their current use. */
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
