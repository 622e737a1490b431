// @ts-check
// Serves a built folder, and a captcha challenge.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Solved after some hundred attempts. */
const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
    cost: 10,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 4_102_444_800,
  },
  signature: '00',
};

/** @param {string} folder @returns {Promise<{ url: string, stop(): Promise<void> }>} */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const body = path === '/api/captcha/challenge' ? JSON.stringify(CHALLENGE) : read(file);
    const type = TYPES[extname(file)] ?? 'application/json';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
