/** Id of a session recording on the wire (document A, section 7). The response is not documented. */
import * as v from 'valibot';

/** Response of `GET /api/commerce/fullstory/getId`. */
export type RecordingId = v.InferOutput<typeof RecordingIdSchema>;

export const RecordingIdSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)) });
