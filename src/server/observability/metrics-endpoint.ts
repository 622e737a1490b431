/** The metrics endpoint. */
import { timingSafeEqualText } from '../domain/signing';
import type { Metrics } from './metrics';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves `GET /metrics`.
 * @param token bearer token; undefined: anybody who can connect may read them
 */
export function createMetricsEndpoint(metrics: Metrics, token: string | undefined) {
  return async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('', { status: 404 });
    if (request.method !== 'GET') return new Response('', { status: 405, headers: { Allow: 'GET' } });
    if (!isAllowed(request, token))
      return new Response('', { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
    return new Response(await metrics.render(), { headers: { 'Content-Type': CONTENT_TYPE } });
  };
}

function isAllowed(request: Request, token: string | undefined): boolean {
  if (token === undefined) return true;
  const [scheme, sent = ''] = (request.headers.get('Authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqualText(sent, token);
}
