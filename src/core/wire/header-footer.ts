/** How are the header and the footer of a site written on the wire? Their contents are not documented: any JSON. */
import * as v from 'valibot';

/** Body of `PUT /api/site-header-footer` (API-022). */
export type HeaderFooter = v.InferOutput<typeof HeaderFooterSchema>;

/** Answer of both calls (API-021). */
export type HeaderFooterResponse = v.InferOutput<typeof HeaderFooterResponseSchema>;

/** Whatever the template wants; null is nothing. */
const part = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown()), v.string(), v.null()]);

export const HeaderFooterSchema = v.object({ header: part, footer: part });

export const HeaderFooterResponseSchema = v.object({ data: HeaderFooterSchema });
