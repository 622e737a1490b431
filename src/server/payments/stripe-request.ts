/** Requests to Stripe's HTTP API, each done once in spite of repetitions and failures. */
import { setTimeout as wait } from 'node:timers/promises';
import { PaymentUnavailable } from './payment-provider';

/** A request to the API; requests with the same key are handled once. */
export type StripeApi = (
  path: string,
  body?: Record<string, string>,
  key?: string,
  method?: 'DELETE',
) => Promise<unknown>;

/** The API version whose objects the adapter reads. */
const VERSION = '2024-06-20';

/** Timeout in milliseconds; the visitor waits for the redirect. */
const TIMEOUT_MS = 10_000;

/** Pauses in milliseconds while another request with the same key, or for the same object, is in progress. */
const PAUSES_MS = [100, 200, 400, 800, 1600];

/** Number of keys per action; each failure uses up one. */
const MAX_KEYS = 10;

/** For a day, Stripe repeats the failure of an earlier request with the same key. */
class StoredFailure extends PaymentUnavailable {}

export function createStripeApi({ url, key: apiKey }: { url: string; key: string }): StripeApi {
  const send = async (...[path, body, key, method]: Parameters<StripeApi>): Promise<Response> => {
    const request = (): Promise<Response> =>
      fetch(`${url}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Stripe-Version': VERSION,
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(body && { body: new URLSearchParams(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    for (const pause of PAUSES_MS) {
      const response = await request();
      if (response.status !== 409) return response;
      await wait(pause);
    }
    return request();
  };
  return async (...parameters) => {
    try {
      const response = await send(...parameters);
      if (response.ok) return await response.json();
      const isStored = response.status >= 500 && response.headers.get('idempotent-replayed') === 'true';
      throw new (isStored ? StoredFailure : PaymentUnavailable)(`status ${response.status}`);
    } catch (error) {
      throw error instanceof PaymentUnavailable ? error : new PaymentUnavailable('no response');
    }
  };
}

/**
 * Repeats an action that may have failed before. The failed request may have had its effect, so another key is used
 * only if `find` finds nothing. The keys have a fixed order, so concurrent callers use the same ones.
 */
export async function retryRequest<T>(
  api: (key: string) => Promise<T>,
  key: string,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (let number = 1; number <= MAX_KEYS; number++) {
    try {
      return await api(number === 1 ? key : `${key}:${number}`);
    } catch (error) {
      if (!(error instanceof StoredFailure)) throw error;
      const found = await find();
      if (found !== undefined) return found;
    }
  }
  throw new PaymentUnavailable('too many failures');
}
