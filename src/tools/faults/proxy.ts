// What happens to a form on its way to the server? The line does what the plan says.
import { type Answer, type Line, type Passing, say, startLine } from '../line/line';
import type { Fault } from './plan';

export interface ProxyPlan {
  /** What is to happen to a submission with this key request or these words; each strikes once. */
  atKey(visitor: string): Fault | undefined;
  atSave(visitor: string, body: string): Fault | undefined;
  /** Kills the tab of the visitor; the line waits for it. */
  killTab(visitor: string): Promise<void>;
}

/** The page on which the visitors fill in forms: the library as a site includes it, and nothing else. */
const PAGE = `<!doctype html><html lang="en"><head><title>Faults</title><link rel="icon" href="data:,">
<script type="module" src="/site-elements/autoload.js"></script></head>
<body><site-services></site-services><main></main></body></html>`;

export const startProxy = (target: string, plan: ProxyPlan): Promise<Line> =>
  startLine({ target, page: PAGE, strike: (passing) => strike(plan, passing) });

/** Null when the line breaks instead of an answer. */
async function strike(plan: ProxyPlan, passing: Passing): Promise<Answer | null> {
  const fault = faultOf(plan, passing);
  const { forward } = passing;
  if (fault && AFTER.has(fault)) await forward();
  if (fault && KILLS.has(fault)) await plan.killTab(passing.visitor);
  switch (fault) {
    case '429':
      return say(429, { error: 'Fault.' }, { 'retry-after': '1' });
    case 'key 500':
    case '500 before the commit':
    case '500 after the commit':
      return say(500, { error: 'Fault.' });
    case 'crumb refused':
      return say(400, { crumbFail: true, error: 'Fault.' });
    default:
      return fault && (DROPS.has(fault) || KILLS.has(fault)) ? null : forward();
  }
}

const AFTER = new Set<Fault>([
  'dropped after the commit',
  '500 after the commit',
  'tab killed after the commit',
]);
const DROPS = new Set<Fault>(['key dropped', 'dropped before the server', 'dropped after the commit']);
const KILLS = new Set<Fault>([
  'tab killed at the key',
  'tab killed before the commit',
  'tab killed after the commit',
]);

function faultOf(plan: ProxyPlan, { url, visitor, body }: Passing): Fault | undefined {
  if (url.includes('/form/FormSubmissionKey')) return plan.atKey(visitor);
  return url.includes('/form/SaveFormSubmission') ? plan.atSave(visitor, body) : undefined;
}
