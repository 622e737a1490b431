/** What does the site API answer when it does not do what was asked? */
import * as v from 'valibot';

/** One sentence for the visitor or the integrator (read as `error` by the data layer, API-011). */
export type Failure = v.InferOutput<typeof FailureSchema>;

/** Status 400 of a form: one sentence per field id (FRM-048, FRM-064). */
export type FieldFailures = v.InferOutput<typeof FieldFailuresSchema>;

/** Status 400 of a data-layer call whose crumb was missing or wrong; a fresh cookie comes with it (API-014). */
export type CrumbFailure = v.InferOutput<typeof CrumbFailureSchema>;

/**
 * Status 401 of a submission whose key expired: nothing is stored under the key and nothing ever will be, so the same
 * words may be sent with another one.
 */
export type UnusedKeyFailure = v.InferOutput<typeof UnusedKeyFailureSchema>;

export const FailureSchema = v.object({ error: v.string() });

export const FieldFailuresSchema = v.object({
  error: v.string(),
  errors: v.pipe(v.record(v.string(), v.string()), v.description('Field id to message.')),
});

export const CrumbFailureSchema = v.object({
  crumbFail: v.literal(true),
  crumb: v.pipe(v.string(), v.description('The fresh crumb, for pages that cannot read the cookie.')),
  error: v.string(),
});

export const UnusedKeyFailureSchema = v.object({ error: v.string(), keyUnused: v.literal(true) });
