/** Guard and error responses shared by owner-only calls. */
import { FailureSchema } from '../../core/wire/failure';
import type { ResponseSpec, RouteSpec } from '../http/route';

export const OWNER_CALL = { tag: 'owner', guard: 'owner' } as const satisfies Partial<RouteSpec>;

export const NO_TOKEN: ResponseSpec = {
  description: 'The token is missing or invalid.',
  schema: FailureSchema,
};

/** Error responses of a call with a body. */
export const REJECTION_RESPONSES: Readonly<Record<400 | 401, ResponseSpec>> = {
  400: { description: 'The body is invalid.', schema: FailureSchema },
  401: NO_TOKEN,
};
