// Runs the checks of a plan one after the other and collects the results.
import { getDocumentedCallNames } from '../../core/call-path';
import { calls, type DocumentedCallName } from '../../core/calls';
import { type Caller, createCaller, NoResponse, type Target } from './caller';
import type { Check, Need } from './checks';
import { NotAnswered } from './expect';
import { planFor, type Setup } from './plan';

export type Outcome = 'pass' | 'fail' | 'skip';

export interface CheckResult {
  readonly title: string;
  readonly outcome: Outcome;
  /** Reason for a failure or for skipping; empty when passed. */
  readonly reason: string;
}

export interface CallResult {
  readonly name: DocumentedCallName;
  readonly method: string;
  readonly path: string;
  /** `missing`: the backend does not implement the call. `skip`: none of its checks could run. */
  readonly outcome: Outcome | 'missing';
  readonly checks: readonly CheckResult[];
}

export interface KitOptions extends Target, Setup {
  /** Also run calls whose effect cannot be undone. */
  readonly changes?: boolean;
  /** Only these calls; all by default. */
  readonly only?: readonly DocumentedCallName[];
  /** Called after each call is checked. */
  readonly onResult?: (result: CallResult) => void;
}

/** Explanation for a check that cannot run. */
const HOW: Readonly<Record<Need, string>> = {
  owner: 'needs --token or --owner-cookie',
  account: 'needs --account',
  form: 'needs --form, and --values if the backend does not describe its forms',
  changes: 'needs --changes, because it cannot be undone',
};

/** Never rejects; errors are part of the result. */
export async function runKit(options: KitOptions): Promise<CallResult[]> {
  const call = createCaller(options);
  const plan = planFor(options);
  const results: CallResult[] = [];
  for (const name of options.only ?? getDocumentedCallNames()) {
    const result = await runCall(call, name, plan[name], unmet(options));
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

function unmet({ owner, account, form, changes }: KitOptions): readonly Need[] {
  const have: Record<Need, boolean> = {
    owner: !!owner,
    account: !!account,
    form: !!form,
    changes: !!changes,
  };
  return (Object.keys(have) as Need[]).filter((need) => !have[need]);
}

async function runCall(
  call: Caller,
  name: DocumentedCallName,
  checks: readonly Check[],
  lacking: readonly Need[],
): Promise<CallResult> {
  const done: CheckResult[] = [];
  const result = (outcome: CallResult['outcome']) => ({ name, ...calls[name], outcome, checks: done });
  for (const check of checks) {
    const { title } = check;
    const lacks = check.needs?.find((need) => lacking.includes(need));
    if (lacks) {
      done.push({ title, outcome: 'skip', reason: HOW[lacks] });
      continue;
    }
    const error = await check.run(call).catch((reason: unknown) => reason as Error);
    done.push({ title, outcome: error ? 'fail' : 'pass', reason: error?.message ?? '' });
    if (error instanceof NotAnswered) return result('missing');
    // Stops after repeated time-outs.
    if (error instanceof NoResponse) break;
  }
  return result(overall(done));
}

function overall(checks: readonly CheckResult[]): Outcome {
  if (checks.some(({ outcome }) => outcome === 'fail')) return 'fail';
  return checks.some(({ outcome }) => outcome === 'pass') ? 'pass' : 'skip';
}
