/** How does a page prove that a state-changing call comes from itself? */
import * as v from 'valibot';

/** Answer of `GET /api/crumb`: the value the `crumb` cookie holds as well. */
export type CrumbResponse = v.InferOutput<typeof CrumbResponseSchema>;

/** Cookie (readable by script) and query parameter of the double submit. */
export const CRUMB_NAME = 'crumb';

/** Header that may carry the crumb instead of the query parameter. */
export const CRUMB_HEADER = 'X-Crumb';

export const CrumbResponseSchema = v.object({ crumb: v.string() });
