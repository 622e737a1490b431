// Proxy that injects the planned faults into form submissions.
import {
  type FaultProxy,
  jsonResponse,
  type ProxyRequest,
  type ProxyResponse,
  startFaultProxy,
} from '../fault-proxy/fault-proxy';
import type { Fault } from './plan';

export interface FaultPlan {
  /** The fault of the submission that a request belongs to; each fault is injected once. */
  onKeyRequest(visitor: string): Fault | undefined;
  onSaveRequest(visitor: string, body: string): Fault | undefined;
  /** Crashes the tab of the visitor. */
  crashTab(visitor: string): Promise<void>;
}

/** The page on which visitors fill in forms, which includes the library and nothing else. */
const PAGE = `<!doctype html><html lang="en"><head><title>Faults</title><link rel="icon" href="data:,">
<script type="module" src="/site-elements/autoload.js"></script></head>
<body><site-services></site-services><main></main></body></html>`;

export const startFormProxy = (target: string, plan: FaultPlan): Promise<FaultProxy> =>
  startFaultProxy({ target, page: PAGE, respond: (request) => respond(plan, request) });

/** Null breaks the connection. */
async function respond(plan: FaultPlan, request: ProxyRequest): Promise<ProxyResponse | null> {
  const fault = getFault(plan, request);
  const { forward } = request;
  if (fault && AFTER_COMMIT.has(fault)) await forward();
  if (fault && TAB_KILLED.has(fault)) await plan.crashTab(request.visitor);
  switch (fault) {
    case '429':
      return jsonResponse(429, { error: 'Fault.' }, { 'retry-after': '1' });
    case 'key 500':
    case '500 before the commit':
    case '500 after the commit':
      return jsonResponse(500, { error: 'Fault.' });
    case 'crumb refused':
      return jsonResponse(400, { crumbFail: true, error: 'Fault.' });
    default:
      return fault && (DROPPED.has(fault) || TAB_KILLED.has(fault)) ? null : forward();
  }
}

const AFTER_COMMIT = new Set<Fault>([
  'dropped after the commit',
  '500 after the commit',
  'tab killed after the commit',
]);
const DROPPED = new Set<Fault>(['key dropped', 'dropped before the server', 'dropped after the commit']);
const TAB_KILLED = new Set<Fault>([
  'tab killed at the key',
  'tab killed before the commit',
  'tab killed after the commit',
]);

function getFault(plan: FaultPlan, { url, visitor, body }: ProxyRequest): Fault | undefined {
  if (url.includes('/form/FormSubmissionKey')) return plan.onKeyRequest(visitor);
  return url.includes('/form/SaveFormSubmission') ? plan.onSaveRequest(visitor, body) : undefined;
}
