// @ts-check
// Finds a free port on this machine.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nothing was listening on a moment ago.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}
