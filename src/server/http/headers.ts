/** Security and CORS headers. */
import type { MiddlewareHandler } from 'hono';
import { isSecure } from './client';
import type { Ctx, Deps, Env } from './context';
import { DATA_CSP } from './csp';

/** Adds missing headers; headers set by the response itself take precedence. */
export function securityHeaders(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(defaults(c, deps))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

/** Allows credentialed requests from the listed origins only, never with a wildcard. */
export function crossOrigin(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    if (deps.origins.length === 0) return;
    c.res.headers.append('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (!origin || !deps.origins.includes(origin)) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Allow-Credentials', 'true');
    c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    c.res.headers.set('Access-Control-Expose-Headers', 'ETag');
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    c.res.headers.set(
      'Access-Control-Allow-Headers',
      'Content-Type, If-Match, If-None-Match, X-Crumb, X-CSRF-Token, X-XSRF-Token, Add-To-Cart-Id',
    );
    c.res.headers.set('Access-Control-Max-Age', '600');
  };
}

/** Sensors and playback, which are left to the players of embedded videos. */
const PERMISSIONS = [
  'camera=()',
  'microphone=()',
  'display-capture=()',
  'usb=()',
  'serial=()',
  'hid=()',
  'midi=()',
  'geolocation=(self)',
  'payment=(self)',
].join(', ');

/** Of every response that sets none of its own. */
export const BASE_HEADERS = {
  'Content-Security-Policy': DATA_CSP,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Cache-Control': 'no-store',
} as const;

function defaults(c: Ctx, deps: Deps): Record<string, string> {
  return {
    ...BASE_HEADERS,
    ...(isSecure(c, deps.trustProxy) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
