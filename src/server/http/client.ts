/** Who is asking, and under which address was this server asked? Forwarding headers count only from our own proxies. */
import type { Ctx } from './context';

/** The address of the visitor's machine; empty when there is no connection (in tests). */
export function getClientAddress(c: Ctx, trustProxy: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? '';
  if (trustProxy < 1) return direct;
  const hops = list(c.req.header('X-Forwarded-For'));
  return withoutPort(hops.at(-trustProxy) ?? direct);
}

/** Host and port as the browser named them. */
export function getHost(c: Ctx, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? list(c.req.header('X-Forwarded-Host')).at(-1) : undefined;
  return forwarded ?? c.req.header('Host') ?? new URL(c.req.url).host;
}

/** Whether the browser speaks https, here or to the proxy in front. */
export function isSecure(c: Ctx, trustProxy: number): boolean {
  const forwarded = trustProxy > 0 ? list(c.req.header('X-Forwarded-Proto')).at(-1) : undefined;
  return (forwarded ?? new URL(c.req.url).protocol.replace(':', '')) === 'https';
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`: each connection would be a caller of its own. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

function list(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
