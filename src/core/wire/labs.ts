/** Experimental features on the wire. The calls are documented, the responses are not. */
import * as v from 'valibot';

/** Values by feature name: `true`, `false` or a variant. Body of `POST /api/labs/internal` and `/circle`. */
export type Features = v.InferOutput<typeof FeaturesSchema>;

/** Response of all labs calls. */
export type Labs = v.InferOutput<typeof LabsSchema>;

const MAX_FEATURES = 300;

const value = v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(200))]);

export const FeaturesSchema = v.pipe(
  v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), value),
  v.maxEntries(MAX_FEATURES),
);

export const LabsSchema = v.object({ features: FeaturesSchema });
