/** Parts of the route specs that all owner pages share. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import type { Area } from '../domain/role';
import { FORM } from '../http/body';
import type { RouteSpec } from '../http/route';

/** Specs of an area: of any route, of a page, and of a form as browsers submit it. */
export function ownerSpecs(area: Area) {
  const OWNER = {
    tag: 'owner',
    undocumented: true,
    guard: `owner:${area}`,
  } as const satisfies Partial<RouteSpec>;
  const READ = { ...OWNER, method: 'GET', limit: 'read' } as const;
  const WRITE = {
    ...OWNER,
    method: 'POST',
    limit: 'write',
    bodies: { [FORM]: v.record(v.string(), v.string()) },
  } as const;
  return { OWNER, READ, WRITE };
}

export const SHOWN = { description: 'A page.' };
export const SIGN_IN = { description: 'The sign-in page.', schema: FailureSchema };
export const SAVED = { description: 'Saved; redirects to the page.' };
export const REFUSED = { description: 'The page with the reasons: nothing was saved.' };
export const CHANGED = {
  description:
    'The page with what was entered and what somebody else has changed since it was opened: nothing was saved.',
};
export const NOT_FOUND = { description: 'This does not exist.', schema: FailureSchema };
