/** How is a place looked up by words on the wire? The shapes are those of the places service, as far as they are read. */
import * as v from 'valibot';

/** Answer of `GET /api/google-maps/places/autocomplete`. */
export type PlacePredictions = v.InferOutput<typeof PlacePredictionsSchema>;

/** Answer of `GET /api/google-maps/places/details`. */
export type PlaceDetails = v.InferOutput<typeof PlaceDetailsSchema>;

/** Parameters that reach the places service; all others stay here, the tracking context among them. */
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
    v.description('The fields that were asked for: `formatted_address`, `geometry`, `name` …'),
  ),
});
