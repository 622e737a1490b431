/** The documented part of Stripe Checkout in memory, behind `fetch`. */
import { setTimeout as wait } from 'node:timers/promises';
import { checkAmount, Refusal } from './stripe-amounts';
import { createKeys } from './stripe-keys';

interface Session {
  id: string;
  url: string;
  client_reference_id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  invoice: string | null;
  subscription: string | null;
  /** In seconds. */
  created: number;
}

interface Subscription {
  id: string;
  status: string;
  start_date: number;
  current_period_end: number;
  cancel_at: number | null;
}

interface Invoice {
  id: string;
  subscription: string;
  status: 'paid' | 'open';
  billing_reason: string;
  amount_paid: number;
  created: number;
  payment_intent: string;
}

type Body = Record<string, string>;

const isOpen = ({ status }: Session): boolean => status === 'open';

/** Start of all subscriptions, in seconds. */
const START = 1_767_225_600;

function readLines(body: Body): { quantity: number; cents: number }[] {
  const fields = Object.keys(body).filter((name) => name.endsWith('[quantity]'));
  return fields.map((name) => ({
    quantity: Number(body[name]),
    cents: Number(body[name.replace('[quantity]', '[price_data][unit_amount]')]),
  }));
}

/** @param clock milliseconds since 1970 */
export function createFakeStripe(clock: () => number = Date.now) {
  const sessions = new Map<string, Session>();
  const keys = createKeys();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const recurring = new Set<string>();
  const fake = {
    /** Status of all responses; 200 for regular ones. */
    status: 200,
    /** Whether requests take effect but are answered with status 500. */
    isBreaking: false,
    /** Duration of requests with a key, in milliseconds. */
    delayMs: 0,
    /** Number of requests that are rejected because their object is locked. */
    locks: 0,
    requests: [] as { path: string; key: string | null; authorization: string | null; body: Body }[],
    /** Number of refunds by payment. */
    refunds: new Map<string, number>(),
    pay(id: string): void {
      const session = sessions.get(id);
      if (session?.status !== 'open') return;
      Object.assign(session, { status: 'complete', payment_status: 'paid' });
      if (recurring.has(id)) start(session);
      else session.payment_intent = `pi_${id}`;
    },
    /** Renews the subscription of a session, or fails to. */
    renew(id: string, status: 'paid' | 'open' = 'paid'): void {
      const session = sessions.get(id)!;
      const subscription = subscriptions.get(session.subscription!)!;
      if (subscription.status === 'canceled') return;
      subscription.status = status === 'paid' ? 'active' : 'past_due';
      bill(session, 'subscription_cycle', status);
    },
    complete(id: string): void {
      Object.assign(sessions.get(id)!, { status: 'complete' });
    },
    async fetch(url: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      const path = new URL(url).pathname;
      const body = Object.fromEntries(new URLSearchParams(init.body as URLSearchParams | undefined));
      const key = headers.get('idempotency-key');
      fake.requests.push({ path, key, authorization: headers.get('authorization'), body });
      if (fake.locks > 0) {
        fake.locks -= 1;
        return keys.createConflict('lock_timeout');
      }
      const run = () => answer(new URL(url), init.method ?? 'GET', body);
      if (!key) return run();
      return keys.handle(key, JSON.stringify(body), () => wait(fake.delayMs).then(run));
    },
    /** Sessions that can still be paid. */
    getOpen: (): string[] => [...sessions.values()].filter(isOpen).map(({ id }) => id),
  };

  async function answer(url: URL, method: string, body: Body): Promise<Response> {
    const fail = (status: number, error: object = {}) => Response.json({ error }, { status });
    if (fake.status !== 200) return fail(fake.status);
    try {
      const found = respond(url, method, body);
      if (fake.isBreaking && method === 'POST') return fail(500);
      return found ? Response.json(found) : fail(404);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return fail(refusal.status, refusal.error);
    }
  }

  function respond({ pathname: path, searchParams }: URL, method: string, body: Body): object | undefined {
    if (path === '/v1/refunds')
      return method === 'POST' ? refund(body.payment_intent!) : listRefunds(searchParams);
    const [, list, one] = /^\/v1\/(subscriptions|invoices)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (list === 'subscriptions') return changeSubscription(subscriptions.get(one!), method, body);
    if (list === 'invoices') return one ? invoices.get(one) : { data: [...invoices.values()].toReversed() };
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(path) ?? [];
    if (!id) return method === 'POST' ? open(body) : listSessions(searchParams);
    const session = sessions.get(id);
    if (action && session?.status === 'open') session.status = 'expired';
    else if (action) return undefined;
    return session;
  }

  /** Newest first. */
  function listSessions(query: URLSearchParams): object {
    const since = Number(query.get('created[gte]'));
    const all = [...sessions.values()].filter(({ created }) => created >= since).toReversed();
    const start = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const end = start + Number(query.get('limit') ?? 10);
    return { data: all.slice(start, end), has_more: end < all.length };
  }

  function open(body: Body): Session | undefined {
    const id = `cs_test_${sessions.size + 1}`;
    const lines = readLines(body);
    if (lines.length > 100) return undefined;
    const amount = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
    const currency = body['line_items[0][price_data][currency]']!;
    checkAmount(amount, currency);
    const session: Session = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: body.client_reference_id!,
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: amount,
      amount_total: amount,
      currency,
      payment_intent: null,
      invoice: null,
      subscription: null,
      created: Math.floor(clock() / 1000),
    };
    if (body.mode === 'subscription') recurring.add(id);
    sessions.set(id, session);
    return session;
  }

  function start(session: Session): void {
    session.subscription = `sub_${session.id}`;
    subscriptions.set(session.subscription, {
      id: session.subscription,
      status: 'active',
      start_date: START,
      current_period_end: START + 30 * 86_400,
      cancel_at: null,
    });
    session.invoice = bill(session, 'subscription_create', 'paid');
  }

  function bill(session: Session, reason: string, status: Invoice['status']): string {
    const id = `in_${invoices.size + 1}`;
    invoices.set(id, {
      id,
      subscription: session.subscription!,
      status,
      billing_reason: reason,
      amount_paid: status === 'paid' ? session.amount_total : 0,
      created: START + invoices.size,
      payment_intent: `pi_${id}`,
    });
    return id;
  }

  function changeSubscription(
    found: Subscription | undefined,
    method: string,
    body: Body,
  ): object | undefined {
    if (found && method === 'DELETE') found.status = 'canceled';
    if (found && body.cancel_at) found.cancel_at = Number(body.cancel_at);
    return found;
  }

  function refund(intent: string): object {
    fake.refunds.set(intent, (fake.refunds.get(intent) ?? 0) + 1);
    return { id: `re_${intent}`, status: 'succeeded' };
  }

  function listRefunds(query: URLSearchParams): object {
    const intent = query.get('payment_intent')!;
    return { data: fake.refunds.has(intent) ? [{ id: `re_${intent}`, status: 'succeeded' }] : [] };
  }

  return fake;
}
