/** Owner calls that create member accounts or change their passwords. */

import * as v from 'valibot';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { MemberAccountSchema } from '../../core/wire/session';
import { hashPassword, MAX_PASSWORD, MIN_PASSWORD } from '../domain/password';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { putAccount } from '../stores/accounts';
import { ownerCall, REJECTION_RESPONSES } from './owner-guard';

const PutMemberSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('is not an email address'), v.maxLength(320)),
  displayName: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(200)),
  password: v.pipe(v.string(), v.minLength(MIN_PASSWORD), v.maxLength(MAX_PASSWORD)),
});

export function accountOwnerRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...ownerCall('CRM'),
        ...fromCall('putMember'),
        limit: 'write',
        summary: 'Creates a member account, or changes its name and password and ends its sessions.',
        bodies: { 'application/json': PutMemberSchema },
        responses: {
          200: { description: 'The account.', schema: MemberAccountSchema },
          ...REJECTION_RESPONSES,
        },
      },
      async ({ c, body: { email, displayName, password } }) => {
        const id = uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
        const passwordHash = await hashPassword(password);
        return c.json(await putAccount(deps.db, deps.site.id, { id, email, displayName, passwordHash }));
      },
    ),
  ];
}
