/** Idempotency keys of Stripe: the first response is stored, even a failure, and concurrent requests conflict. */

interface Stored {
  body: string;
  status: number;
  json: unknown;
}

const createConflict = (code: string): Response =>
  Response.json({ error: { type: 'idempotency_error', code } }, { status: 409 });

export function createKeys() {
  const stored = new Map<string, Stored>();
  const running = new Set<string>();

  /** Runs a request whose key is new. Requests rejected before they run (400) are not stored. */
  async function handle(key: string, body: string, run: () => Promise<Response>): Promise<Response> {
    if (running.has(key)) return createConflict('idempotency_key_in_use');
    const known = stored.get(key);
    if (known && known.body !== body)
      return Response.json({ error: { type: 'idempotency_error' } }, { status: 400 });
    if (known)
      return Response.json(known.json, { status: known.status, headers: { 'Idempotent-Replayed': 'true' } });
    running.add(key);
    const response = await run().finally(() => running.delete(key));
    const { status } = response;
    if (status === 200 || status >= 500)
      stored.set(key, { body, status, json: await response.clone().json() });
    return response;
  }

  return { handle, createConflict };
}
