// Reports violations of the page's Content Security Policy with the directive to add.
import type { Problem } from '../page/problem';

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sample' | 'disposition'
>;

/** @returns a function that stops watching */
export function watchPolicy(report: (problem: Problem) => void): () => void {
  const note = (violation: Violation, element?: Element) =>
    report({ tag: 'page', message: describeViolation(violation), ...(element && { element }) });
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    note(event, event.target instanceof Element ? event.target : undefined);
  document.addEventListener('securitypolicyviolation', onViolation);
  const noteAll = (reports: readonly Report[]) => {
    for (const { body } of reports) note(toViolation(body));
  };
  // Violations from before this script ran, which not every browser records.
  const earlier =
    'ReportingObserver' in globalThis &&
    new ReportingObserver(noteAll, {
      types: ['csp-violation'],
      buffered: true,
    });
  if (earlier) earlier.observe();
  retryFailedImages();
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    if (earlier) earlier.disconnect();
  };
}

/**
 * Firefox and WebKit do not record violations from before this script ran. Failed images are requested again, so that the
 * policy blocks them again.
 */
function retryFailedImages(): void {
  for (const { complete, naturalWidth, src } of document.images)
    if (src && complete && naturalWidth === 0) new Image().src = src;
}

const toViolation = (body: unknown): Violation => {
  const { effectiveDirective, blockedURL, sample, disposition } = body as Record<string, string> &
    Pick<Violation, 'disposition'>;
  return {
    effectiveDirective: effectiveDirective ?? '',
    blockedURI: blockedURL ?? '',
    sample: sample ?? '',
    disposition,
  };
};

export function describeViolation({
  effectiveDirective,
  blockedURI,
  sample,
  disposition,
}: Violation): string {
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  const verb = disposition === 'report' ? 'would refuse' : 'refuses';
  return `the Content Security Policy ${verb} ${getSubject(blockedURI, directive, sample)}; ${getRemedy(blockedURI, directive, sample)}.`;
}

function getSubject(blocked: string, directive: string, sample: string): string {
  if (blocked === 'inline') return directive === 'style-src' ? 'an inline style' : 'an inline script';
  if (/^(wasm-)?eval$/.test(blocked)) return 'code from a string';
  if (blocked === 'trusted-types-policy') return `the Trusted Types policy "${sample}"`;
  if (blocked === 'trusted-types-sink') return `a string in ${sample.split('|')[0]}`;
  return `${blocked} (${directive})`;
}

function getRemedy(blocked: string, directive: string, sample: string): string {
  if (blocked === 'inline') return `move it to a file, or add its hash or a nonce to ${directive}`;
  if (blocked === 'eval') return 'replace eval() and similar calls';
  if (blocked === 'wasm-eval') return `add: ${directive} 'wasm-unsafe-eval'`;
  if (blocked === 'trusted-types-policy') return `add: trusted-types ${sample}`;
  if (blocked === 'trusted-types-sink') return 'pass a value created by a Trusted Types policy';
  return `add: ${directive} ${getSource(blocked)}`;
}

/** The source expression that allows a URL. */
function getSource(blocked: string): string {
  if (!URL.canParse(blocked)) return `${blocked}:`;
  const { origin, protocol } = new URL(blocked);
  if (origin === location.origin) return "'self'";
  return origin === 'null' ? protocol : origin;
}
