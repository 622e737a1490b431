/** A member's purchases on the wire. The call is not documented. */
import * as v from 'valibot';
import { MoneySchema } from './money';

export type MemberLibrary = v.InferOutput<typeof MemberLibrarySchema>;

export const MEMBER_ORDER_STATES = ['paid', 'fulfilled', 'refunded'] as const;

export const MemberLibrarySchema = v.object({
  pages: v.pipe(
    v.array(v.object({ url: v.string(), title: v.string() })),
    v.description('Pages that only buyers may read.'),
  ),
  orders: v.pipe(
    v.array(
      v.object({
        url: v.pipe(v.string(), v.description('Signed address of the order on the site.')),
        createdAt: v.pipe(v.string(), v.isoTimestamp()),
        titles: v.pipe(v.array(v.string()), v.description('Titles of the purchased products.')),
        total: MoneySchema,
        state: v.picklist(MEMBER_ORDER_STATES),
      }),
    ),
    v.description('Newest first.'),
  ),
});
