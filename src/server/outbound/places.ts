/** Client of the places service. The owner's API key never leaves the server. */
import * as v from 'valibot';

/** Address and key; without a key there is no service. */
export interface PlacesAccess {
  /** Without a trailing slash. */
  url: string;
  key: string;
}

/** Base address of the documented service. */
export const PLACES_URL = 'https://maps.googleapis.com/maps/api/place';

/** The service did not respond, or responded unexpectedly. */
export class PlacesUnavailable extends Error {}

/** The service has no such place. */
export class PlaceNotFound extends Error {}

/** Timeout in milliseconds; the visitor is typing. */
const TIMEOUT_MS = 5000;

const AnswerSchema = v.looseObject({ status: v.string() });

/** Sends a request and returns the response without messages to the owner. */
export async function requestPlaces(
  { url, key }: PlacesAccess,
  call: 'autocomplete' | 'details',
  query: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const { error_message: _, ...answer } = await ask(
    `${url}/${call}/json?${new URLSearchParams({ ...query, key })}`,
  );
  if (answer.status === 'OK' || answer.status === 'ZERO_RESULTS') return answer;
  if (answer.status === 'NOT_FOUND' || answer.status === 'INVALID_REQUEST')
    throw new PlaceNotFound(answer.status);
  throw new PlacesUnavailable(answer.status);
}

async function ask(url: string): Promise<v.InferOutput<typeof AnswerSchema>> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return v.parse(AnswerSchema, await response.json());
  } catch {
    // The error message may contain the URL, which contains the key.
    throw new PlacesUnavailable('no answer');
  }
}
