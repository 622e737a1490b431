// @ts-check
// A classic WebDriver session in its own driver process.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../free-port.mjs';

/** @typedef {{ program: string, env: NodeJS.ProcessEnv, capabilities: object, sessionTimeout?: number }} DriverOptions `sessionTimeout`: how long a browser may take to start, in milliseconds */
/** @typedef {{ send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, timeout?: number): Promise<any>, close(): Promise<void> }} WebDriverSession `path` below the session, `timeout` in milliseconds */

/** Maximum time until the driver listens, in milliseconds. */
const START_MS = 30_000;

/** Default timeout of a command, in milliseconds. */
const COMMAND_MS = 60_000;

/** Default time for a browser to start, in milliseconds. */
const SESSION_MS = 20_000;

/** Number of attempts to start a browser. */
const STARTS = 3;

/**
 * Starts a driver and a browser. MiniBrowser sometimes starts without connecting to its driver, which then never
 * answers; no page has been opened by then, so both are started again.
 * @param {DriverOptions} options
 * @returns {Promise<WebDriverSession>}
 */
export async function startWebDriver(options) {
  for (let start = 1; ; start++)
    try {
      return await startOnce(options);
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      if (!isTimeout || start === STARTS) throw error;
    }
}

/** @param {DriverOptions} options @returns {Promise<WebDriverSession>} */
async function startOnce({ program, env, capabilities, sessionTimeout = SESSION_MS }) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  // In its own process group, so that nothing it started outlives it.
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const end = () => {
    try {
      if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  process.once('exit', end);
  const stop = () => {
    process.off('exit', end);
    end();
  };
  try {
    await waitUntilReady(origin);
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await request(origin, 'POST', '/session', body, sessionTimeout);
    const base = `${origin}/session/${sessionId}`;
    return {
      send: (method, path, body, timeout) => request(base, method, path, body, timeout),
      close: () =>
        request(base, 'DELETE', '')
          .catch(() => undefined)
          .finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @param {string} base @param {string} method @param {string} path @param {object} [body] @param {number} [timeout] @returns {Promise<any>} */
async function request(base, method, path, body = {}, timeout = COMMAND_MS) {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(
    base + path,
    method === 'POST' ? { method, signal, body: JSON.stringify(body) } : { method, signal },
  );
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok)
    throw new Error(`WebDriver ${method} ${path || 'session'}: ${value.error}: ${value.message}`);
  return value;
}

/** @param {string} origin */
async function waitUntilReady(origin) {
  const until = Date.now() + START_MS;
  while (
    !(await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('The WebDriver does not respond.');
    await wait(20);
  }
}
