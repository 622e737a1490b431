/** Under which id may a visit be recorded? A new one each time: nothing is stored, and nothing leads to a person. */

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
        summary: 'A new id for the recording of a visit.',
        guard: 'open',
        limit: 'read',
        answers: { 200: { about: 'The id.', schema: RecordingIdSchema } },
      },
      ({ c }) => c.json({ id: uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES)) }),
    ),
  ];
}
