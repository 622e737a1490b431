// @ts-check
// Finds a free port on this machine.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems choose themselves: they do not give a port from here to a connection or another server
 * before it is used, or while its server restarts.
 */
const FIRST = 20_000;
const COUNT = 12_000;

/** Each process starts at another port. */
let next = Math.floor(Math.random() * COUNT);

/**
 * A port that nothing was listening on a moment ago.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port.');
}

/** @param {number} port @returns {Promise<boolean>} */
async function isFree(port) {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
