/** How does a block ask the server to draw its content anew? (document A, section 7) */
import * as v from 'valibot';

/** What `widgetJSON` holds: which widget, of which block, with which settings (API-016). */
export type Widget = v.InferOutput<typeof WidgetSchema>;

/** Body of `POST /api/widget/GetWidgetRendering`, form-encoded. */
export type WidgetRequest = v.InferOutput<typeof WidgetRequestSchema>;

/** Answer of `POST /api/widget/GetWidgetRendering`. */
export type WidgetRendering = v.InferOutput<typeof WidgetRenderingSchema>;

export const WidgetSchema = v.object({
  type: v.pipe(
    v.union([v.string(), v.number()]),
    v.description('Number of the block type; our server takes its name as well.'),
  ),
  id: v.pipe(v.string(), v.maxLength(200), v.description('Of the block.')),
  value: v.pipe(v.optional(v.unknown()), v.description('The settings of the block.')),
});

export const WidgetRequestSchema = v.object({
  widgetJSON: v.pipe(v.string(), v.description('JSON of { type, id, value }.')),
  collectionId: v.pipe(v.optional(v.string()), v.description('Sent by the summary block.')),
});

export const WidgetRenderingSchema = v.object({
  data: v.object({ html: v.pipe(v.string(), v.description('To be sanitized by the page.')) }),
});
