/** Route that issues a random id for session recording. Nothing is stored. */

import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { RecordingIdSchema } from '../../core/wire/recording';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';

export function recordingRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...fromCall('recordingId'),
        tag: 'recording',
        summary: 'Creates an id for the recording of a visit.',
        guard: 'open',
        limit: 'read',
        responses: { 200: { description: 'The id.', schema: RecordingIdSchema } },
      },
      ({ c }) => c.json({ id: uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES)) }),
    ),
  ];
}
