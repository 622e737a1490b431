/** Server-side rendering of a widget on the wire (document A, section 7). */
import * as v from 'valibot';

/** JSON value of `widgetJSON`: the widget, its block and its settings (API-016). */
export type Widget = v.InferOutput<typeof WidgetSchema>;

/** Body of `POST /api/widget/GetWidgetRendering`, form-encoded. */
export type WidgetRequest = v.InferOutput<typeof WidgetRequestSchema>;

/** Response of `POST /api/widget/GetWidgetRendering`. */
export type WidgetRendering = v.InferOutput<typeof WidgetRenderingSchema>;

export const WidgetSchema = v.object({
  type: v.pipe(
    v.union([v.string(), v.number()]),
    v.description('Number or name of the block type; only numbers are documented.'),
  ),
  id: v.pipe(v.string(), v.maxLength(200), v.description('Id of the block.')),
  value: v.pipe(v.optional(v.unknown()), v.description('Settings of the block.')),
});

export const WidgetRequestSchema = v.object({
  widgetJSON: v.pipe(v.string(), v.description('JSON of { type, id, value }.')),
  collectionId: v.pipe(v.optional(v.string()), v.description('Sent by the summary block.')),
});

export const WidgetRenderingSchema = v.object({
  data: v.object({ html: v.pipe(v.string(), v.description('To be sanitized by the page.')) }),
});
