// Our shop: the built server with its example content, on a free port, with an empty database.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../src/tools/free-port.mjs';
import { sleep } from '../lib/browser.mjs';
import { PROJECT } from '../lib/paths.mjs';
import { pollUntil } from '../media/input.mjs';

const START_MS = 90_000;
const BUYER = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  street: '12 St James’s Square',
  postalCode: 'SW1Y 4JH',
  city: 'London',
  country: 'United Kingdom',
};

/** @returns {Promise<{ origin: string, dataDir: string, stop: () => void }>} */
export async function startShop() {
  const port = await findFreePort();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-shop-'));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const server = spawn(process.execPath, [path.join(PROJECT, 'dist/server/main.js')], {
    cwd: PROJECT,
    env: { ...env, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/sites/shop/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = () => {
    server.kill('SIGKILL');
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  if (await pollUntil(isReady, START_MS)) return { origin, dataDir, stop };
  stop();
  throw new Error('the server does not respond');
}

/** Buys and completes an order. @returns {Promise<string>} the address of the page on which its buyer writes a review */
export async function requestReview({ origin, dataDir }) {
  const owner = {
    authorization: `Bearer ${fs.readFileSync(path.join(dataDir, 'owner-token'), 'utf8').trim()}`,
  };
  let cookie = '';
  const post = async (where, fields, headers = {}) => {
    const answer = await fetch(origin + where, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { origin, cookie, ...headers },
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    return answer.headers.get('location') ?? '';
  };
  await post('/config/reviews/settings', { requests: 'yes', delayDays: '0' }, owner);
  await post('/api/commerce/cart/items', { productId: 'postcards', sku: 'postcards-1' });
  const checkout = await (await fetch(`${origin}/commerce/goto-checkout`, { headers: { cookie } })).text();
  const attempt = /name="attempt" value="([^"]+)"/.exec(checkout)?.[1] ?? '';
  const payment = await post('/commerce/goto-checkout', { ...BUYER, attempt });
  const order = await post(payment, { outcome: 'pay' });
  await fetch(origin + order);
  await post(`/config/orders/${/orders\/([^?]+)/.exec(order)?.[1]}/fulfill`, {}, owner);
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(200)) {
    const outbox = await (await fetch(`${origin}/config/outbox`, { headers: owner })).text();
    const link = /\/commerce\/reviews\?token=[\w.-]+/.exec(outbox)?.[0];
    if (link) return origin + link;
  }
  throw new Error('no review was requested');
}
