/** Reads the forms of the owner's page of sites; their fields are also the options of the command `site`. Pure. */
import { MEGABYTE } from '../../core/file-size';
import type { Fields, Read } from './catalog-input';
import { readBaseUrl, readCurrency, readHostName, readLocaleTag, readSiteId } from './hosted-site-input';
import { QUOTA_NAMES, type QuotaName, type Quotas } from './quotas';

export interface SiteForm {
  id: string;
  hosts: string[];
  name: string;
  folder: string;
  locale: string;
  currency: string;
  url: string;
}

const MAX_HOSTS = 20;
const MAX_NAME = 200;

export function readSiteForm(fields: Fields): Read<SiteForm> {
  const get = (name: string, fallback = ''): string => (fields[name] ?? '').trim() || fallback;
  const id = readSiteId(get('id'));
  const names = get('hosts')
    .split(/[\s,]+/)
    .filter(Boolean);
  const hosts = names.flatMap((name) => readHostName(name) ?? []);
  const areHosts = names.length > 0 && names.length <= MAX_HOSTS && hosts.length === names.length;
  const name = get('name', id);
  const locale = readLocaleTag(get('locale', 'en-US'));
  const currency = readCurrency(get('currency', 'EUR'));
  const url = readBaseUrl(get('url', `https://${hosts[0] ?? 'host'}`));
  if (id && areHosts && name.length <= MAX_NAME && locale && currency && url)
    return { value: { id, hosts: [...new Set(hosts)], name, folder: get('folder'), locale, currency, url } };
  return {
    errors: {
      ...(!id && { id: 'Enter up to 63 letters a to z, digits and hyphens.' }),
      ...(!areHosts && { hosts: `Enter 1 to ${MAX_HOSTS} hosts such as www.example.com, without a port.` }),
      ...(name.length > MAX_NAME && { name: `Enter at most ${MAX_NAME} characters.` }),
      ...(!locale && { locale: 'Enter a language tag such as de or pt-BR.' }),
      ...(!currency && { currency: 'Enter a code such as EUR.' }),
      ...(!url && { url: 'Enter an address such as https://www.example.com.' }),
    },
  };
}

/** Labels of the fields, and the factor of a number entered in them. */
export const QUOTA_FIELDS = {
  submissions: { label: 'Stored submissions', factor: 1 },
  fileBytes: { label: 'Files (MB)', factor: MEGABYTE },
  eventsPerDay: { label: 'Events per day', factor: 1 },
  requestsPerSecond: { label: 'Requests per second', factor: 1 },
} as const satisfies Record<QuotaName, { label: string; factor: number }>;

/** The values of the form for stored quotas. */
export const toQuotaFields = (quotas: Quotas): Fields =>
  Object.fromEntries(
    QUOTA_NAMES.map((name) => [
      name,
      quotas[name] === undefined ? '' : String(quotas[name] / QUOTA_FIELDS[name].factor),
    ]),
  );

/** Parses an entered limit; undefined if it is invalid. */
export const readQuota = (name: QuotaName, text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) * QUOTA_FIELDS[name].factor : undefined;

/** An empty field means no limit. */
export function readQuotaForm(fields: Fields): Read<Quotas> {
  const quotas: Quotas = {};
  const errors: Record<string, string> = {};
  for (const name of QUOTA_NAMES) {
    const text = (fields[name] ?? '').trim();
    const quota = readQuota(name, text);
    if (quota !== undefined) quotas[name] = quota;
    else if (text !== '') errors[name] = 'Enter a whole number, or leave this empty for no limit.';
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: quotas };
}
