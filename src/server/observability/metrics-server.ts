/** Listener for metrics, apart from the one for visitors. */
import { timingSafeEqualText } from '../domain/signing';
import { type ListeningServer, listen } from '../listen';
import type { Metrics } from './metrics';

/** Where metrics are read, and by whom. */
export interface MetricsConfig {
  host: string;
  port: number;
  /** Bearer token; undefined: everybody who can connect may read them. */
  token: string | undefined;
}

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `GET /metrics`. */
export function listenForMetrics(
  { host, port, token }: MetricsConfig,
  metrics: Metrics,
): Promise<ListeningServer> {
  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('', { status: 404 });
    if (request.method !== 'GET') return new Response('', { status: 405, headers: { Allow: 'GET' } });
    if (!isAllowed(request, token))
      return new Response('', { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
    return new Response(await metrics.render(), { headers: { 'Content-Type': CONTENT_TYPE } });
  };
  return listen({ fetch, host, port, portIsFixed: true });
}

function isAllowed(request: Request, token: string | undefined): boolean {
  if (token === undefined) return true;
  const [scheme, sent = ''] = (request.headers.get('Authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqualText(sent, token);
}
