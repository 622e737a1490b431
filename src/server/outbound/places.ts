/** How is the places service asked? With the key of the owner, which never leaves the server. */
import * as v from 'valibot';

/** Where it is and what it costs; without a key there is none. */
export interface PlacesAccess {
  /** Without a slash at the end. */
  url: string;
  key: string;
}

/** The root of the documented service. */
export const PLACES_URL = 'https://maps.googleapis.com/maps/api/place';

/** It did not answer, or not what it should: not the fault of who asked. */
export class PlacesUnavailable extends Error {}

/** It does not know what was asked for. */
export class PlaceNotFound extends Error {}

/** Milliseconds: somebody is typing. */
const PATIENCE_MS = 5000;

const AnswerSchema = v.looseObject({ status: v.string() });

/** Asks and gives the answer, without the service's words for the owner. */
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
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    return v.parse(AnswerSchema, await response.json());
  } catch {
    // Its message may hold the address, and the address holds the key.
    throw new PlacesUnavailable('no answer');
  }
}
