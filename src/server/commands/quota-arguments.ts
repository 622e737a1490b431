/** Quotas of a site, as options. */
import { readQuota } from '../domain/hosted-site-form';
import { QUOTA_NAMES, type QuotaName, type Quotas } from '../domain/quotas';

/** New values; null for no limit. Missing quotas keep their value. */
export type QuotaChange = Partial<Record<QuotaName, number | null>>;

const NAMES = {
  submissions: 'submissions',
  'file-megabytes': 'fileBytes',
  'events-per-day': 'eventsPerDay',
  'requests-per-second': 'requestsPerSecond',
} as const satisfies Record<string, QuotaName>;

type Option = keyof typeof NAMES;

const OPTIONS = Object.keys(NAMES) as Option[];

/** Options for `parseArgs`. */
export const QUOTA_OPTIONS = {
  submissions: { type: 'string' },
  'file-megabytes': { type: 'string' },
  'events-per-day': { type: 'string' },
  'requests-per-second': { type: 'string' },
} as const;

/** Throws with a message for the operator. */
export function readQuotaChange(values: Partial<Record<Option, string | undefined>>): QuotaChange {
  const changes = OPTIONS.flatMap((option): [QuotaName, number | null][] => {
    const text = values[option];
    return text === undefined ? [] : [[NAMES[option], readLimit(option, text)]];
  });
  return Object.fromEntries(changes);
}

function readLimit(option: Option, text: string): number | null {
  if (text === 'none') return null;
  const limit = readQuota(NAMES[option], text);
  if (limit === undefined) throw new Error(`--${option} "${text}" is not a whole number, or none.`);
  return limit;
}

/** The quotas after a change. */
export function changeQuotas(quotas: Quotas, change: QuotaChange): Quotas {
  const entries = QUOTA_NAMES.map((name) => [name, change[name] === undefined ? quotas[name] : change[name]]);
  return Object.fromEntries(entries.filter(([, limit]) => typeof limit === 'number'));
}
