/** Parts of the route specs that all owner pages share. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import type { RouteSpec } from '../http/route';

export const OWNER = {
  tag: 'owner',
  undocumented: true,
  guard: 'owner',
} as const satisfies Partial<RouteSpec>;

/** A page of the owner. */
export const READ = { ...OWNER, method: 'GET', limit: 'read' } as const;
/** A form of the owner, as browsers submit it. */
export const WRITE = {
  ...OWNER,
  method: 'POST',
  limit: 'write',
  bodies: { 'application/x-www-form-urlencoded': v.record(v.string(), v.string()) },
} as const;

export const SHOWN = { description: 'A page.' };
export const SIGN_IN = { description: 'The sign-in page.', schema: FailureSchema };
export const SAVED = { description: 'Saved; redirects to the page.' };
export const REFUSED = { description: 'The page with the reasons: nothing was saved.' };
export const NOT_FOUND = { description: 'This does not exist.', schema: FailureSchema };
