/** How do page views, button uses and other counted facts travel? (document A, section 7) */
import * as v from 'valibot';

/** Body of `POST /api/census/RecordHit`, form-encoded (TRK-007). */
export type CensusHit = v.InferOutput<typeof CensusHitSchema>;

/** Body of `POST /api/census/button-click` and `/api/census/button-render`, form-encoded (TRK-016, TRK-017). */
export type CensusButton = v.InferOutput<typeof CensusButtonSchema>;

/** Body of `POST /api/census/form-render`, form-encoded (FRM-068). */
export type CensusFormRender = v.InferOutput<typeof CensusFormRenderSchema>;

/** Body of `POST /api/census/overlay`, form-encoded (TRK-018); further fields describe the page. */
export type CensusOverlay = v.InferOutput<typeof CensusOverlaySchema>;

/** Everything may arrive as text, because it is form-encoded; further fields describe the page. */
const page = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const text = v.optional(v.string());

/** An id the sender makes (UUID version 7); the same event sent twice is then stored once. */
const eventId = v.optional(
  v.pipe(v.string(), v.uuid(), v.description('Ours: makes a repeated send harmless.')),
);

export const CensusHitSchema = v.object({
  event: v.pipe(
    v.union([v.string(), v.number()]),
    v.description('Tracking event type: 1, 2, 10, 20 or 21 (TRK-010).'),
  ),
  data: v.pipe(v.string(), v.description('JSON of the page context (TRK-008).')),
  ss_cvr: text,
  eventId,
});

export const CensusButtonSchema = v.objectWithRest(
  {
    id: text,
    buttonText: text,
    clickthroughUrl: text,
    alignment: text,
    size: text,
    newWindow: v.optional(page),
    context: v.optional(page),
    visitorCookie: text,
    eventId,
  },
  page,
);

export const CensusFormRenderSchema = v.objectWithRest(
  { formId: v.string(), visitorCookie: text, eventId },
  page,
);

export const CensusOverlaySchema = v.objectWithRest({ visitorCookie: text, eventId }, page);
