// `npm run conformance -- https://site.example/api`: parses the arguments, runs the checks and prints the report.
import { parseArgs } from 'node:util';
import { getDocumentedCallNames } from '../../core/call-path';
import type { Target } from './caller';
import { createFormSample } from './form-sample';
import { DEFAULT_PROFILE, getProfileCalls, profileNames } from './profiles';
import { formatResult, formatSummary, isConforming } from './report';
import { type CheckedCallName, type RunOptions, runChecks } from './run-checks';

const USAGE = `npm run conformance -- https://site.example/api [options]

  --token <token>           bearer token of the owner
  --owner-cookie <cookie>   session cookie of the owner: name=value
  --account <email:password>  a member of the site who can sign in
  --form <id>               a form that may receive submissions (default: contact)
  --values <json>           values of its fields by id
  --widget <json>           a widget to render (default: a summary, {"type":55,"id":"conformance","value":{}})
  --changes                 also run calls that cannot be undone (disconnect a translation provider)
  --profile <names>         calls to check, separated by commas: ${profileNames.join(', ')} (default: ${DEFAULT_PROFILE})
  --only <names>            only these calls, separated by commas: ${getDocumentedCallNames().slice(0, 3).join(', ')} …
  --timeout <seconds>       per call (default: 10)
  --json                    print the results as JSON`;

const OPTIONS = {
  token: { type: 'string' },
  'owner-cookie': { type: 'string' },
  account: { type: 'string' },
  form: { type: 'string' },
  values: { type: 'string' },
  widget: { type: 'string' },
  changes: { type: 'boolean' },
  profile: { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Arguments = ReturnType<typeof parseArguments>;

/** Exit code. 0: conforming; 1: not conforming; 2: invalid arguments. */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
): Promise<number> {
  let options: RunOptions;
  let json = false;
  try {
    const parsed = parseArguments(args);
    json = parsed.values.json ?? false;
    options = await createOptions(parsed);
  } catch (error) {
    print(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  if (!json) print(`Conformance of ${options.base}\n`);
  const results = await runChecks({
    ...options,
    ...(json ? {} : { onResult: (result) => print(formatResult(result)) }),
  });
  print(json ? JSON.stringify(results, null, 2) : `\n${formatSummary(results)}`);
  return isConforming(results) ? 0 : 1;
}

function parseArguments(args: readonly string[]) {
  return parseArgs({ args: joinValues(args), options: OPTIONS, allowPositionals: true });
}

/**
 * Turns `--token -x` into `--token=-x`: a generated token may start with a dash, and `parseArgs` would take it for an
 * option.
 */
function joinValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    if (last !== undefined && takesValue(last) && !isOption(arg)) joined.splice(-1, 1, `${last}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

const isOption = (arg: string): boolean => Object.keys(OPTIONS).some((name) => arg.startsWith(`--${name}`));

const takesValue = (arg: string): boolean =>
  Object.entries(OPTIONS).some(([name, { type }]) => type === 'string' && arg === `--${name}`);

async function createOptions({ values: parsed, positionals: [base = ''] }: Arguments): Promise<RunOptions> {
  if (!/^https?:/.test(base) || !URL.canParse(base)) throw new Error('The URL of the API root is missing.');
  const target: Target = {
    base: base.replace(/\/+$/, ''),
    fetch: (url, init) => fetch(url, init),
    timeout: parseSeconds(parsed.timeout ?? '10') * 1000,
    owner: getOwnerHeaders(parsed.token, parsed['owner-cookie']),
  };
  return {
    ...target,
    account: parseAccount(parsed.account),
    form: await createFormSample(target, parsed.form ?? 'contact', parsed.values),
    widget: JSON.parse(parsed.widget ?? '{"type":55,"id":"conformance","value":{}}') as Record<
      string,
      unknown
    >,
    changes: parsed.changes ?? false,
    only: parsed.only
      ? parseList(parsed.only).map(parseCallName)
      : getProfileCalls(parseList(parsed.profile ?? DEFAULT_PROFILE)),
  };
}

function getOwnerHeaders(
  token: string | undefined,
  cookie: string | undefined,
): Record<string, string> | undefined {
  if (token) return { Authorization: `Bearer ${token}` };
  return cookie ? { Cookie: cookie } : undefined;
}

function parseAccount(text: string | undefined): RunOptions['account'] {
  if (text === undefined) return undefined;
  const [email = '', ...password] = text.split(':');
  if (password.length === 0) throw new Error('--account must have the form email:password.');
  return { email, password: password.join(':') };
}

const parseList = (text: string): string[] => text.split(',').map((name) => name.trim());

function parseCallName(text: string): CheckedCallName {
  const names = getProfileCalls(['all']);
  const name = names.find((known) => known === text);
  if (name) return name;
  throw new Error(`--only: ${text} is not one of ${names.join(', ')}.`);
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error('--timeout must be a number of seconds.');
  return seconds;
}
