/** Arguments of the command `site`. */
import { parseArgs } from 'node:util';
import type { Fields } from '../domain/catalog-input';
import { readSiteForm } from '../domain/hosted-site-form';
import type { NewSite } from '../hosting/hosting';
import type { PaymentsChoice } from './payment-keys';
import { QUOTA_OPTIONS, type QuotaChange, readQuotaChange } from './quota-arguments';
import { readSenderChange, SENDER_OPTIONS } from './sender-arguments';

export type SiteCommand =
  | ({ action: 'add' } & NewSite)
  | { action: 'list' }
  | { action: 'quota'; id: string; change: QuotaChange }
  | { action: 'mail'; id: string; change: Fields }
  | { action: 'payments'; id: string; provider: PaymentsChoice | undefined }
  | { action: 'token' | 'remove'; id: string };

export const SITE_USAGE = `Commands for the sites that a server serves by host, in addition to its own:

  site add <id> --host www.example.com --root <folder>
      [--host example.com] [--name Example] [--locale en-US] [--currency EUR] [--url https://www.example.com]
  site list
  site quota <id> [--submissions 100000] [--file-megabytes 500] [--events-per-day 1000000] [--requests-per-second 50]
                             changes its quotas, "none" for no limit; without options, prints them
  site mail <id> [--sender-name Example] [--sender-address post@example.com] [--reply-to help@example.com]
                             changes the sender of its mails, "none" for the default: its name, at the address of
                             MAIL_FROM; without options, prints it
  site payments <id> [--provider stripe|test|none]
                             changes how its shop is paid, or prints it; reads the secret key of Stripe and the signing
                             secret of its webhook endpoint from SITE_PAYMENT_KEYS or the standard input
  site token <id>            prints its owner token
  site remove <id> --yes     deletes it and all of its data

They use DATABASE_URL and SITE_API_SECRET, or DATA_DIR of a stopped server.
`;

/** Throws with the usage, or with a message that says what is wrong. */
export function readSiteCommand(args: readonly string[]): SiteCommand {
  const { values, positionals } = parse(args);
  const [action, id, ...more] = positionals;
  if (more.length > 0) throw new Error(SITE_USAGE);
  if (action === 'list' && id === undefined) return { action };
  if (id === undefined) throw new Error(SITE_USAGE);
  if (action === 'add' && values.host && values.root) return { action, ...readSite(id, values) };
  if (action === 'quota') return { action, id, change: readQuotaChange(values) };
  if (action === 'mail') return { action, id, change: readSenderChange(values) };
  if (action === 'payments') return { action, id, provider: readProvider(values.provider) };
  if (action === 'token' || (action === 'remove' && values.yes)) return { action, id };
  throw new Error(SITE_USAGE);
}

function readProvider(text: string | undefined): PaymentsChoice | undefined {
  if (text === undefined || text === 'none' || text === 'test' || text === 'stripe') return text;
  throw new Error(`--provider "${text}" is not stripe, test or none.`);
}

/** Options of the command by form field. */
const OPTIONS: Readonly<Record<string, string>> = { id: '<id>', hosts: '--host', folder: '--root' };

/** Validates like the form on the owner page. */
function readSite(
  id: string,
  { host = [], root = '', ...values }: ReturnType<typeof parse>['values'],
): NewSite {
  const { name = '', locale = '', currency = '', url = '' } = values;
  const fields: Record<string, string> = {
    id,
    hosts: host.join(' '),
    folder: root,
    name,
    locale,
    currency,
    url,
  };
  const { value, errors } = readSiteForm(fields);
  if (value) {
    const { folder, ...site } = value;
    return { ...site, root: folder };
  }
  const problems = Object.entries(errors).map(
    ([field, problem]) => `${OPTIONS[field] ?? `--${field}`} "${fields[field]}": ${problem}`,
  );
  throw new Error(problems.join('\n'));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string', multiple: true },
        root: { type: 'string' },
        name: { type: 'string' },
        locale: { type: 'string' },
        currency: { type: 'string' },
        url: { type: 'string' },
        provider: { type: 'string' },
        yes: { type: 'boolean', default: false },
        ...QUOTA_OPTIONS,
        ...SENDER_OPTIONS,
      },
      allowPositionals: true,
    });
  } catch {
    throw new Error(SITE_USAGE);
  }
}
