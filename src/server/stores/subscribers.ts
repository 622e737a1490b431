/** Stored newsletter subscriptions. */
import type { SubscriberNames } from '../../core/wire/newsletter';
import type { Queryable } from '../db/db';

/** `pending`: requested, not yet confirmed. */
export type SubscriberState = 'pending' | 'active' | 'left';

/** Purpose of a token in a link. */
export type TokenPurpose = 'confirm' | 'leave';

/** A subscription request with proof of consent. `requestedAt` is in milliseconds since 1970. */
export interface SubscriptionRequest {
  /** Id to use if the address is new to the list. */
  id: string;
  listId: string;
  email: string;
  names: SubscriberNames;
  formId: string | undefined;
  pageUrl: string | undefined;
  requestedAt: number;
}

/** A subscription found by its token. */
export interface Subscription {
  id: string;
  state: SubscriberState;
  listName: string;
}

/** Normalizes an address for comparison. The local part is case-sensitive in theory, but not in practice. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Stores the request; confirmed subscribers stay confirmed. */
export async function recordRequest(
  db: Queryable,
  siteId: string,
  { id, listId, email, names, formId, pageUrl, requestedAt }: SubscriptionRequest,
): Promise<{ id: string; state: SubscriberState }> {
  const { rows } = await db.query<{ id: string; state: SubscriberState }>(
    `insert into subscriber (site_id, list_id, email_norm, id, email, state, form_id, page_url, asked_at, names)
     values ($1, $2, $3, $4, $5, 'pending', $6, $7, $8::timestamptz, $9::jsonb)
     on conflict (site_id, list_id, email_norm) do update set
       state = case subscriber.state when 'active' then 'active' else 'pending' end,
       form_id = case subscriber.state when 'active' then subscriber.form_id else excluded.form_id end,
       page_url = case subscriber.state when 'active' then subscriber.page_url else excluded.page_url end,
       asked_at = case subscriber.state when 'active' then subscriber.asked_at else excluded.asked_at end,
       names = case subscriber.state when 'active' then subscriber.names else excluded.names end
     returning id::text as id, state`,
    [
      siteId,
      listId,
      normalizeEmail(email),
      id,
      email.trim(),
      formId,
      pageUrl,
      new Date(requestedAt).toISOString(),
      JSON.stringify(names),
    ],
  );
  return rows[0]!;
}

/** Stores the hash of a token. `expiresAt` is in milliseconds since 1970; without it the token does not expire. */
export async function addToken(
  db: Queryable,
  siteId: string,
  token: { hash: string; subscriberId: string; purpose: TokenPurpose; expiresAt?: number },
): Promise<void> {
  const { hash, subscriberId, purpose, expiresAt } = token;
  await db.query(
    `insert into subscriber_token (site_id, token_hash, subscriber_id, purpose, expires_at)
     values ($1, $2, $3, $4, $5::timestamptz)`,
    [siteId, hash, subscriberId, purpose, expiresAt === undefined ? null : new Date(expiresAt).toISOString()],
  );
}

/** The subscription of a token; undefined if the token is unknown, expired, or has another purpose. */
export async function findByToken(
  db: Queryable,
  siteId: string,
  { hash, purpose, now }: { hash: string; purpose: TokenPurpose; now: number },
): Promise<Subscription | undefined> {
  const { rows } = await db.query<Subscription>(
    `select s.id::text as id, s.state, coalesce(l.name, s.list_id) as "listName"
     from subscriber_token t
     join subscriber s on s.site_id = t.site_id and s.id = t.subscriber_id
     left join mailing_list l on l.site_id = s.site_id and l.id = s.list_id
     where t.site_id = $1 and t.token_hash = $2 and t.purpose = $3
       and (t.expires_at is null or t.expires_at > $4::timestamptz)`,
    [siteId, hash, purpose, new Date(now).toISOString()],
  );
  return rows[0];
}

/** Confirms a pending subscription. `now` is in milliseconds since 1970. */
export async function confirmSubscription(
  db: Queryable,
  siteId: string,
  id: string,
  now: number,
): Promise<void> {
  await db.query(
    `update subscriber set state = 'active', confirmed_at = $3::timestamptz, left_at = null
     where site_id = $1 and id = $2 and state = 'pending'`,
    [siteId, id, new Date(now).toISOString()],
  );
}

/** Ends a subscription and invalidates earlier confirmation links. */
export async function endSubscription(db: Queryable, siteId: string, id: string, now: number): Promise<void> {
  await db.query(
    `update subscriber set state = 'left', left_at = $3::timestamptz
     where site_id = $1 and id = $2 and state <> 'left'`,
    [siteId, id, new Date(now).toISOString()],
  );
  await db.query(
    "delete from subscriber_token where site_id = $1 and subscriber_id = $2 and purpose = 'confirm'",
    [siteId, id],
  );
}
