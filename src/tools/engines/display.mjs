// @ts-check
// A virtual display for one browser: headless Firefox has no WebGL 2 and no fine pointer, and WebKitGTK needs a window.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { XVFB } from './engines.mjs';

/** @typedef {{ name: string, env: Record<string, string>, stop(): void }} Display */

/**
 * Starts a display with its own number.
 * @returns {Promise<Display>}
 */
export async function startDisplay() {
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
  const ended = once(server, 'exit').then(() => {
    throw new Error('Xvfb exited before it provided a display.');
  });
  const [bytes] = await Promise.race([once(numbers, 'data'), ended]);
  ended.catch(() => undefined);
  const name = `:${String(bytes).trim()}`;
  return {
    name,
    env: { DISPLAY: name, LIBGL_ALWAYS_SOFTWARE: '1' },
    stop: () => void server.kill(),
  };
}
