/** Guard and error responses shared by owner-only calls. */
import { FailureSchema } from '../../core/wire/failure';
import type { Area } from '../domain/role';
import type { ResponseSpec, RouteSpec } from '../http/route';

/** A call of an owner area. */
export const ownerCall = (area: Area) =>
  ({ tag: 'owner', guard: `owner:${area}` }) as const satisfies Partial<RouteSpec>;

export const NO_TOKEN: ResponseSpec = {
  description: 'The token is missing or invalid.',
  schema: FailureSchema,
};

/** Error responses of a call with a body. */
export const REJECTION_RESPONSES: Readonly<Record<400 | 401, ResponseSpec>> = {
  400: { description: 'The body is invalid.', schema: FailureSchema },
  401: NO_TOKEN,
};
