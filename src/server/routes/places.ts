/** Place autocomplete and details, requested from the places service with the site's key. */
import * as v from 'valibot';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import { PLACE_PARAMETERS, PlaceDetailsSchema, PlacePredictionsSchema } from '../../core/wire/places';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import {
  type HandlerContext,
  type ResponseSpec,
  type Route,
  type RouteSpec,
  route,
  type Schema,
} from '../http/route';
import { PlaceNotFound, requestPlaces } from '../outbound/places';

const NO_KEY = 'Place search is not available: this site has no API key for a places service.';
const NO_ANSWER = 'The places service does not respond. Please try again later.';

const RESPONSES: Record<number, ResponseSpec> = {
  400: {
    description: 'A parameter is missing, or the crumb is invalid.',
    schema: v.union([CrumbFailureSchema, FailureSchema]),
  },
  429: { description: 'Too many requests; see `Retry-After`.', schema: FailureSchema },
  502: { description: 'The places service does not respond.', schema: FailureSchema },
  503: { description: 'No API key for a places service is configured.', schema: FailureSchema },
};

/** Each call costs the owner money, so calls are limited and other sites cannot make them. */
const LOOKUP = {
  tag: 'places',
  guard: 'crumb',
  limit: 'places',
  description: 'Other parameters, including the tracking context, are not forwarded.',
} as const satisfies Partial<RouteSpec>;

export function placesRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...LOOKUP,
        ...fromCall('placesAutocomplete'),
        summary: 'Place predictions for partial input.',
        query: {
          input: 'Partial input.',
          language: 'Of the answer.',
          sessiontoken: 'Identifies the calls of one search.',
        },
        responses: { 200: { description: 'None or several.', schema: PlacePredictionsSchema }, ...RESPONSES },
      },
      async (call) => {
        const { status, predictions } = await lookUp(deps, call, 'autocomplete', 'input');
        return createAnswer(call, PlacePredictionsSchema, { status, predictions: predictions ?? [] });
      },
    ),
    route(
      {
        ...LOOKUP,
        ...fromCall('placeDetails'),
        summary: 'Details of a place.',
        query: { place_id: 'From a prediction.', fields: 'Separated by commas.', language: 'Of the answer.' },
        responses: {
          200: { description: 'The place.', schema: PlaceDetailsSchema },
          404: { description: 'This place does not exist.', schema: FailureSchema },
          ...RESPONSES,
        },
      },
      async (call) => {
        const { status, result } = await lookUp(deps, call, 'details', 'place_id');
        return createAnswer(call, PlaceDetailsSchema, { status, result });
      },
    ),
  ];
}

async function lookUp(
  { places }: Deps,
  call: HandlerContext,
  kind: 'autocomplete' | 'details',
  needed: string,
): Promise<Record<string, unknown>> {
  if (!places) throw new HttpError(503, NO_KEY);
  const given = PLACE_PARAMETERS[kind].map((name) => [name, call.query(name) ?? ''] as const);
  const query = Object.fromEntries(given.filter(([, value]) => value !== ''));
  if (!query[needed]) throw new HttpError(400, `${needed}: must not be empty.`);
  try {
    return await requestPlaces(places, kind, query);
  } catch (error) {
    if (error instanceof PlaceNotFound) throw new HttpError(404, 'This place does not exist.');
    throw new HttpError(502, NO_ANSWER);
  }
}

function createAnswer({ c }: HandlerContext, schema: Schema, body: Record<string, unknown>): Response {
  if (!v.is(schema, body)) throw new HttpError(502, NO_ANSWER);
  return c.json(body);
}
