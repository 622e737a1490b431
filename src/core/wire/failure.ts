/** Error responses of the site API. */
import * as v from 'valibot';

/** A message for the visitor or the integrator (read as `error` by the data layer, API-011). */
export type Failure = v.InferOutput<typeof FailureSchema>;

/** Response 400 of a form: one message per field id (FRM-048, FRM-064). */
export type FieldFailures = v.InferOutput<typeof FieldFailuresSchema>;

/** Response 400 of a call whose crumb is missing or wrong. It also sets a new cookie (API-014). */
export type CrumbFailure = v.InferOutput<typeof CrumbFailureSchema>;

/**
 * Response 401 of a submission whose key has expired. No submission is or will be stored under the key, so it can be
 * repeated with a new key.
 */
export type UnusedKeyFailure = v.InferOutput<typeof UnusedKeyFailureSchema>;

export const FailureSchema = v.object({ error: v.string() });

/** Response 422 of a request that adds an item to the cart. */
export const ChoiceFailureSchema = v.object({
  error: v.string(),
  field: v.optional(v.pipe(v.string(), v.description('The text field of the product that was rejected.'))),
});

export const FieldFailuresSchema = v.object({
  error: v.string(),
  errors: v.pipe(v.record(v.string(), v.string()), v.description('Field id to message.')),
});

export const CrumbFailureSchema = v.object({
  crumbFail: v.literal(true),
  crumb: v.pipe(v.string(), v.description('The new crumb, for pages that cannot read the cookie.')),
  error: v.string(),
});

export const UnusedKeyFailureSchema = v.object({ error: v.string(), keyUnused: v.literal(true) });
