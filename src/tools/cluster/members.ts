// What Patroni knows about the nodes of a cluster.
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterNode, Layout } from './layout';

export interface Member {
  readonly name: string;
  /** `leader`, `sync_standby`, `replica`. */
  readonly role: string;
  /** `running`, `streaming`, `starting`, `stopped` … */
  readonly state: string;
  readonly lag: number | undefined;
}

/** Maximum time for a node to respond, in milliseconds. */
const ANSWER_MS = 1000;

/** According to the first node that responds; empty if none does. */
export async function readMembers({ host, nodes }: Layout): Promise<Member[]> {
  for (const { patroni } of nodes) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(`http://${host}:${patroni}/cluster`, { signal })
      .then((response) => response.json() as Promise<{ members: Member[] }>)
      .catch(() => undefined);
    if (answer) return answer.members;
  }
  return [];
}

/** The node whose PostgreSQL reports that it is the primary; undefined: none does, or it does not respond. */
export async function findPrimary({ host, nodes }: Layout): Promise<ClusterNode | undefined> {
  const answers = await Promise.all(
    nodes.map(async (node) => {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const response = await fetch(`http://${host}:${node.patroni}/primary`, { signal }).catch(
        () => undefined,
      );
      return response?.ok === true;
    }),
  );
  return nodes.find((_, n) => answers[n]);
}

/** There is one primary, and all other nodes follow it, one of them synchronously. */
export const isComplete = (members: readonly Member[], count: number): boolean =>
  members.length === count &&
  members.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
  members.some(({ role }) => role === 'sync_standby') &&
  members.every(({ role, state }) => role === 'leader' || state === 'running' || state === 'streaming');

/** @throws if the cluster is not complete within the time limit */
export async function waitUntilComplete(layout: Layout, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  for (;;) {
    const members = await readMembers(layout);
    if (isComplete(members, layout.nodes.length)) return;
    if (Date.now() > until)
      throw new Error(`The cluster is not complete: ${JSON.stringify(members)}. See ${layout.folder}/log.`);
    await wait(200);
  }
}
