// Static server of the measured pages, with generated images.
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import path from 'node:path';
import { selfSigned } from './certificate.mjs';
import { brotli } from './compress.mjs';
import { picture } from './images.mjs';
import { createLink } from './network-link.mjs';
import { BENCH } from './paths.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const HEADERS = {
  'cache-control': 'public, max-age=600',
  'cross-origin-opener-policy': 'same-origin', // cross-origin isolation gives finer timers
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Listens on a free local port.
 * @param {{ h2?: boolean, speed?: { latency: number, download: number },
 *   onSent?: (type: string, bytes: number) => void, api?: Record<string, unknown> }} options
 *   `h2`: HTTP/2 over TLS with a certificate created for the run; `speed`: of the connection, see `link.mjs`; `onSent`
 *   is called with the type and the size of each body; `api`: JSON responses by path
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve({ h2 = false, speed, onSent = () => {}, api = {} } = {}) {
  const answer = handler(onSent, api, speed ? createLink(speed).respond : respond);
  const server = h2
    ? http2.createSecureServer({ ...selfSigned(), allowHTTP1: true }, answer)
    : http.createServer({ keepAliveTimeout: 60_000 }, answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `${h2 ? 'https' : 'http'}://localhost:${server.address().port}`;
  return { origin, close: () => closeAll(server) };
}

function handler(onSent, api, send) {
  const cache = new Map();
  return (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname in api)
      return response.writeHead(200, { 'content-type': TYPES['.json'] }).end(JSON.stringify(api[pathname]));
    if (request.method !== 'GET' || pathname === '/favicon.ico') return response.writeHead(204).end();
    const found = once(cache, pathname, () => drawn(pathname) ?? file(pathname));
    if (!found) return response.writeHead(404).end();
    const packed = found.br && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const encoding = packed ? { 'content-encoding': 'br' } : {};
    const body = packed ? found.br : found.raw;
    onSent(found.type, body.length);
    send(request, response, {
      status: 200,
      headers: { 'content-type': found.type, ...HEADERS, ...encoding },
      body,
    });
  };
}

function respond(_request, response, { status, headers, body }) {
  response.writeHead(status, headers).end(body);
}

function drawn(pathname) {
  const [, kind, width, height, seed] = /^\/(img|photo)\/(\d+)x(\d+)\/(\d+)\.png$/.exec(pathname) ?? [];
  if (kind) return { type: TYPES['.png'], raw: picture(kind, +width, +height, +seed) };
  const [, x, y] = /^\/tile\/\d+\/(-?\d+)\/(-?\d+)\.png$/.exec(pathname) ?? [];
  return x && { type: TYPES['.png'], raw: picture('photo', 256, 256, Math.abs(+x + +y) % 8) };
}

function file(pathname) {
  const name = path.join(BENCH, decodeURIComponent(pathname));
  if (!name.startsWith(BENCH + path.sep) || !fs.statSync(name, { throwIfNoEntry: false })?.isFile())
    return null;
  const raw = fs.readFileSync(name);
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  return { type, raw, br: /text|json|javascript|svg/.test(type) ? brotli(raw) : null };
}

function once(cache, key, make) {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key);
}

function closeAll(server) {
  server.closeAllConnections?.();
  server.close();
}
