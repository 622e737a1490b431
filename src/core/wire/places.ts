/** Place search on the wire: the parts of the places service's responses that are used. */
import * as v from 'valibot';

/** Response of `GET /api/google-maps/places/autocomplete`. */
export type PlacePredictions = v.InferOutput<typeof PlacePredictionsSchema>;

/** Response of `GET /api/google-maps/places/details`. */
export type PlaceDetails = v.InferOutput<typeof PlaceDetailsSchema>;

/** Parameters that are passed on to the places service. No others, such as the tracking context, are passed on. */
export const PLACE_PARAMETERS = {
  autocomplete: [
    'input',
    'language',
    'types',
    'components',
    'location',
    'radius',
    'region',
    'sessiontoken',
    'strictbounds',
  ],
  details: ['place_id', 'fields', 'language', 'region', 'sessiontoken'],
} as const;

export const PlacePredictionsSchema = v.object({
  status: v.picklist(['OK', 'ZERO_RESULTS']),
  predictions: v.array(v.looseObject({ description: v.string(), place_id: v.string() })),
});

export const PlaceDetailsSchema = v.object({
  status: v.literal('OK'),
  result: v.pipe(
    v.looseObject({}),
    v.description('The requested fields: `formatted_address`, `geometry`, `name` …'),
  ),
});
