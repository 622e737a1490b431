/** Under which id is a visit recorded, where a site records visits? (document A, section 7; the shape is ours) */
import * as v from 'valibot';

/** Answer of `GET /api/commerce/fullstory/getId`. */
export type RecordingId = v.InferOutput<typeof RecordingIdSchema>;

export const RecordingIdSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)) });
