/** Arguments of the command `site`. */
import { parseArgs } from 'node:util';
import {
  readBaseUrl,
  readCurrency,
  readHostName,
  readLocaleTag,
  readSiteId,
} from '../domain/hosted-site-input';
import { QUOTA_OPTIONS, type QuotaChange, readQuotaChange } from './quota-arguments';

export type SiteCommand =
  | {
      action: 'add';
      id: string;
      hosts: string[];
      name: string;
      locale: string;
      currency: string;
      root: string;
      url: string;
    }
  | { action: 'list' }
  | { action: 'quota'; id: string; change: QuotaChange }
  | { action: 'token' | 'remove'; id: string };

export const SITE_USAGE = `Commands on the sites that a server answers for by host, besides its own one:

  site add <id> --host www.example.com --root <folder>
      [--host example.com] [--name Example] [--locale en-US] [--currency EUR] [--url https://www.example.com]
  site list
  site quota <id> [--submissions 100000] [--file-megabytes 500] [--events-per-day 1000000] [--requests-per-second 50]
                             changes what it may use, "none" for no limit; without options, prints it
  site token <id>            prints the token of its owner
  site remove <id> --yes     deletes it and all of its data

They use DATABASE_URL and SITE_API_SECRET, or DATA_DIR of a stopped server.
`;

/** Throws with the usage, or with what is wrong. */
export function readSiteCommand(args: readonly string[]): SiteCommand {
  const { values, positionals } = parse(args);
  const [action, id, ...more] = positionals;
  if (more.length > 0) throw new Error(SITE_USAGE);
  if (action === 'list' && id === undefined) return { action };
  if (id === undefined) throw new Error(SITE_USAGE);
  if (action === 'add' && values.host && values.root) {
    const hosts = values.host.map(readHost);
    const { name = id, root, url = `https://${hosts[0]}` } = values;
    const locale = read(
      values.locale,
      readLocaleTag,
      `--locale "${values.locale}" is not a language tag like de or pt-BR`,
    );
    return {
      action,
      id: readId(id),
      hosts,
      name,
      locale,
      currency: read(values.currency, readCurrency, `--currency "${values.currency}" is not a code like EUR`),
      root,
      url: read(url, readBaseUrl, `--url "${url}" is not an address like https://www.example.com`),
    };
  }
  if (action === 'quota') return { action, id, change: readQuotaChange(values) };
  if (action === 'token' || (action === 'remove' && values.yes)) return { action, id };
  throw new Error(SITE_USAGE);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string', multiple: true },
        root: { type: 'string' },
        name: { type: 'string' },
        locale: { type: 'string', default: 'en-US' },
        currency: { type: 'string', default: 'EUR' },
        url: { type: 'string' },
        yes: { type: 'boolean', default: false },
        ...QUOTA_OPTIONS,
      },
      allowPositionals: true,
    });
  } catch {
    throw new Error(SITE_USAGE);
  }
}

/** Throws with what was expected. */
function read(text: string, reader: (text: string) => string | undefined, expected: string): string {
  const value = reader(text);
  if (value === undefined) throw new Error(`${expected}.`);
  return value;
}

const readId = (id: string): string =>
  read(id, readSiteId, `"${id}" is not an id like my-shop: up to 63 letters a to z, digits and hyphens`);

const readHost = (host: string): string =>
  read(host, readHostName, `--host "${host}" is not a host like www.example.com, without a port`);
