// Runs the checks of a plan one after the other and collects the results.
import { getDocumentedCallNames } from '../../core/call-path';
import { calls, type DocumentedCallName } from '../../core/calls';
import { type Caller, createCaller, NoResponseError, type Target } from './caller';
import type { Check, Requirement } from './checks';
import { NotImplementedError } from './expect';
import { createPlan, type Setup } from './plan';
import { type CommerceCallName, commerceChecks } from './plan-commerce';
import { type ConsentCallName, consentChecks } from './plan-consent';
import { type ContentCallName, contentChecks } from './plan-content';

export type Outcome = 'pass' | 'fail' | 'skip';

export interface CheckResult {
  readonly title: string;
  readonly outcome: Outcome;
  /** Reason for a failure or for skipping; empty when passed. */
  readonly reason: string;
}

/** Calls that can be checked. */
export type CheckedCallName = DocumentedCallName | ConsentCallName | CommerceCallName | ContentCallName;

export interface CallResult {
  readonly name: CheckedCallName;
  readonly method: string;
  readonly path: string;
  /** `missing`: the backend does not implement the call. `skip`: none of its checks could run. */
  readonly outcome: Outcome | 'missing';
  readonly checks: readonly CheckResult[];
}

export interface RunOptions extends Target, Setup {
  /** Whether to run calls whose effect cannot be undone. */
  readonly changes?: boolean;
  /** Limits the run to these calls; by default all calls of the specification. */
  readonly only?: readonly CheckedCallName[];
  /** Called after each call is checked. */
  readonly onResult?: (result: CallResult) => void;
}

/** Explanation for a check that cannot run. */
const SKIP_REASONS: Readonly<Record<Requirement, string>> = {
  owner: 'needs --token or --owner-cookie',
  account: 'needs --account',
  form: 'needs --form, and --values if the backend does not describe its forms',
  changes: 'needs --changes, because it cannot be undone',
};

/** Never rejects; errors are part of the result. */
export async function runChecks(options: RunOptions): Promise<CallResult[]> {
  const call = createCaller(options);
  const plan = { ...createPlan(options), ...consentChecks(), ...commerceChecks(), ...contentChecks() };
  const results: CallResult[] = [];
  for (const name of options.only ?? getDocumentedCallNames()) {
    const result = await runCall(call, name, plan[name], getUnmetRequirements(options));
    results.push(result);
    options.onResult?.(result);
  }
  return results;
}

function getUnmetRequirements({ owner, account, form, changes }: RunOptions): readonly Requirement[] {
  const isMet: Record<Requirement, boolean> = {
    owner: !!owner,
    account: !!account,
    form: !!form,
    changes: !!changes,
  };
  return (Object.keys(isMet) as Requirement[]).filter((need) => !isMet[need]);
}

async function runCall(
  call: Caller,
  name: CheckedCallName,
  checks: readonly Check[],
  unmet: readonly Requirement[],
): Promise<CallResult> {
  const results: CheckResult[] = [];
  const result = (outcome: CallResult['outcome']) => ({ name, ...calls[name], outcome, checks: results });
  for (const check of checks) {
    const { title } = check;
    const missing = check.requires?.find((need) => unmet.includes(need));
    if (missing) {
      results.push({ title, outcome: 'skip', reason: SKIP_REASONS[missing] });
      continue;
    }
    const error = await check.run(call).catch((reason: unknown) => reason as Error);
    results.push({ title, outcome: error ? 'fail' : 'pass', reason: error?.message ?? '' });
    if (error instanceof NotImplementedError) return result('missing');
    // The remaining checks would time out, too.
    if (error instanceof NoResponseError) break;
  }
  return result(getOverallOutcome(results));
}

function getOverallOutcome(checks: readonly CheckResult[]): Outcome {
  if (checks.some(({ outcome }) => outcome === 'fail')) return 'fail';
  return checks.some(({ outcome }) => outcome === 'pass') ? 'pass' : 'skip';
}
