// @ts-check
// Finds a free port on this machine.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that Linux gives to servers with the port 0 and to connections. */
const PORTS = /** @type {const} */ ([20_000, 32_000]);

/**
 * A port that nothing takes before the program that gets it has started, which may take seconds.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  const port = randomInt(...PORTS);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return findFreePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
