/** CSRF token on the wire. The specification calls it "crumb". */
import * as v from 'valibot';

/** Response of `GET /api/crumb`: the value of the `crumb` cookie. */
export type CrumbResponse = v.InferOutput<typeof CrumbResponseSchema>;

/** Script-readable cookie and query parameter of the double-submit check. */
export const CRUMB_NAME = 'crumb';

/** Header that can replace the query parameter. */
export const CRUMB_HEADER = 'X-Crumb';

/** Header of the crumb on published sites, also accepted. */
export const CSRF_HEADER = 'X-CSRF-Token';

export const CrumbResponseSchema = v.object({ crumb: v.string() });
