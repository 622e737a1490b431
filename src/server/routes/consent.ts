/** Route that stores consent receipts. */

import * as v from 'valibot';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { ConsentReceiptResponseSchema, ConsentReceiptSchema } from '../../core/wire/consent';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { appendReceipt } from '../stores/consents';

export function consentRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...fromCall('consentReceipt'),
        tag: 'consent',
        summary: 'Stores the question and the visitor’s answer, chained by hash to the previous receipt.',
        description: 'No data about the visitor is stored; the visitor can keep the id in the response.',
        guard: 'crumb',
        limit: 'write',
        bodies: { 'application/json': ConsentReceiptSchema },
        responses: {
          200: { description: 'Stored.', schema: ConsentReceiptResponseSchema },
          400: {
            description: 'The body or the crumb is invalid.',
            schema: v.union([CrumbFailureSchema, FailureSchema]),
          },
        },
      },
      async ({ c, body }) => {
        const id = uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
        const { receiptId, hash } = await appendReceipt(deps.db, deps.site.id, id, body);
        return c.json({ receiptId, hash });
      },
    ),
  ];
}
