/** Header and footer of a site on the wire. Their content is not documented and can be any JSON. */
import * as v from 'valibot';

/** Body of `PUT /api/site-header-footer` (API-022). */
export type HeaderFooter = v.InferOutput<typeof HeaderFooterSchema>;

/** Response of both calls (API-021). */
export type HeaderFooterResponse = v.InferOutput<typeof HeaderFooterResponseSchema>;

/** Any content of the template; null if there is none. */
const part = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown()), v.string(), v.null()]);

export const HeaderFooterSchema = v.object({ header: part, footer: part });

export const HeaderFooterResponseSchema = v.object({ data: HeaderFooterSchema });
