/** Client address and request host. Forwarding headers count only from trusted proxies. */
import type { Ctx } from './context';

/** IP address of the client; empty without a connection (in tests). */
export function getClientAddress(c: Ctx, trustProxy: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? '';
  if (trustProxy < 1) return direct;
  const addresses = splitList(c.req.header('X-Forwarded-For'));
  return withoutPort(addresses.at(-trustProxy) ?? direct);
}

/** Host and port as the browser sent them. */
export const getHost = (c: Ctx, trustProxy: number): string => getRequestHost(c.req.raw, trustProxy);

/** Host name in lower case, without the port and the final dot. */
export const getHostName = (request: Request, trustProxy: number): string =>
  getRequestHost(request, trustProxy)
    .toLowerCase()
    .replace(/\.?(:\d*)?$/, '');

function getRequestHost({ headers, url }: Request, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? splitList(headers.get('X-Forwarded-Host')).at(-1) : undefined;
  return forwarded ?? headers.get('Host') ?? new URL(url).host;
}

/** Whether the browser uses https to reach this server or the proxy. */
export function isSecure(c: Ctx, trustProxy: number): boolean {
  const forwarded = trustProxy > 0 ? splitList(c.req.header('X-Forwarded-Proto')).at(-1) : undefined;
  return (forwarded ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
}

/**
 * Some proxies append a port (`192.0.2.1:4711`, `[2001:db8::1]:4711`). With it, every connection would be a new client.
 */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

function splitList(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a browser shows the response as a page: requests by scripts and for files of a page do not accept HTML. */
export const acceptsHtml = (c: Ctx): boolean => (c.req.header('Accept') ?? '').includes('text/html');
