/** The documented part of Stripe Checkout in memory, behind `fetch`. */

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
}

type Body = Record<string, string>;

export function createFakeStripe() {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const refundKeys = new Set<string>();
  const fake = {
    /** Status of all responses; 200 for regular ones. */
    status: 200,
    requests: [] as { path: string; key: string | null; authorization: string | null; body: Body }[],
    /** Number of refunds by payment. */
    refunds: new Map<string, number>(),
    pay(id: string): void {
      const session = sessions.get(id);
      if (session?.status !== 'open') return;
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
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
      if (fake.status !== 200) return Response.json({ error: {} }, { status: fake.status });
      const found = respond(path, init.method ?? 'GET', body, key);
      return found ? Response.json(found) : Response.json({ error: {} }, { status: 404 });
    },
  };

  function respond(path: string, method: string, body: Body, key: string | null): object | undefined {
    if (path === '/v1/refunds') return refund(body.payment_intent!, key!);
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(path) ?? [];
    if (!id) return method === 'POST' ? open(body, key!) : undefined;
    const session = sessions.get(id);
    if (action && session?.status === 'open') session.status = 'expired';
    else if (action) return undefined;
    return session;
  }

  function open(body: Body, key: string): Session {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const amount =
      Number(body['line_items[0][quantity]']) * Number(body['line_items[0][price_data][unit_amount]']);
    const session: Session = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: body.client_reference_id!,
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: amount,
      amount_total: amount,
      currency: body['line_items[0][price_data][currency]']!,
      payment_intent: null,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  }

  function refund(intent: string, key: string): object {
    if (!refundKeys.has(key)) fake.refunds.set(intent, (fake.refunds.get(intent) ?? 0) + 1);
    refundKeys.add(key);
    return { id: 're_1' };
  }

  return fake;
}
