// Visitor sessions that continue while servers of one version replace those of another: the next request, to another
// server, reads what the previous one has written.
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { type Backend, createBrowserClient, EXAMPLE_MEMBER } from '../../server/testing/browser-client';
import { BOOK } from '../../server/testing/shop-state';
import { createShopper } from '../../server/testing/shopper';
import { OWNER } from '../chaos/visitors';

/** Number of steps after which a visitor starts over. */
const STEPS = 10;

type Expect = (what: string, found: unknown, expected: unknown) => void;

/** Each compares what it sees after every step. */
const STAYS = [keepCart, keepMemberSession, keepOwnerSession];

/**
 * Runs until the signal.
 * @returns the number of comparisons
 */
export async function keepSessions(
  backend: Backend,
  signal: AbortSignal,
  problems: string[],
): Promise<number> {
  let compared = 0;
  const expect: Expect = (what, found, expected) => {
    compared++;
    if (found !== expected) problems.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  };
  const repeat = async (visit: (typeof STAYS)[number]): Promise<void> => {
    while (!signal.aborted)
      await visit(backend, expect).catch((error: unknown) => void problems.push(String(error)));
  };
  await Promise.all(STAYS.map(repeat));
  return compared;
}

async function keepCart(backend: Backend, expect: Expect): Promise<void> {
  const visitor = createShopper(backend);
  for (let quantity = 1; quantity <= STEPS; quantity++) {
    await visitor.add(BOOK);
    const answer = await visitor.send(getSitePath(calls.cart));
    const { totalQuantity } = (await answer.json()) as { totalQuantity?: number };
    expect('items in a cart', totalQuantity, quantity);
  }
}

async function keepMemberSession(backend: Backend, expect: Expect): Promise<void> {
  const visitor = createBrowserClient(backend);
  expect('sign-in of a member', (await visitor.signIn()).status, 200);
  for (let step = 0; step < STEPS; step++)
    expect('member', (await visitor.who()).account?.email, EXAMPLE_MEMBER.email);
}

async function keepOwnerSession(backend: Backend, expect: Expect): Promise<void> {
  const owner = createShopper(backend);
  expect('sign-in of the owner', (await owner.press('/config/session', { token: OWNER })).status, 303);
  for (const path of ['/config/', '/config/visits', '/config/orders', '/config/products'])
    expect(path, (await owner.see(path)).status, 200);
}
