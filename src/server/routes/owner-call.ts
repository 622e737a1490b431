/** What do the calls have in common that only the owner may make? */
import { FailureSchema } from '../../core/wire/failure';
import type { Answer, RouteSpec } from '../http/route';

export const OWNER = { tag: 'owner', ours: true, guard: 'owner' } as const satisfies Partial<RouteSpec>;

export const NO_TOKEN: Answer = { about: 'The token is missing or wrong.', schema: FailureSchema };

/** Of a call that takes a body. */
export const REFUSALS: Readonly<Record<400 | 401, Answer>> = {
  400: { about: 'The body is wrong.', schema: FailureSchema },
  401: NO_TOKEN,
};
