/** Stored gift cards, and the amounts that orders take from them. Cards are locked in the order of their ids. */
import type { Queryable } from '../db/db';

export interface GiftCard {
  id: string;
  /** Hash of the code. */
  hash: string;
  /** Last characters of the code. */
  codeEnd: string;
  initialCents: number;
  remainingCents: number;
  /** ISO 4217. */
  currency: string;
  orderId: string | null;
  state: 'active' | 'void';
  createdAt: Date;
}

const SELECT = `select id::text as id, code_hash as hash, code_end as "codeEnd", initial_cents as "initialCents",
    remaining_cents as "remainingCents", currency, order_id::text as "orderId", state, created_at as "createdAt"
  from gift_card where site_id = $1`;

/** Cards with one of these hashes; in a transaction, they can be locked until its end. */
export async function findGiftCards(
  db: Queryable,
  siteId: string,
  hashes: readonly string[],
  lock = false,
): Promise<GiftCard[]> {
  if (hashes.length === 0) return [];
  const { rows } = await db.query<GiftCard>(
    `${SELECT} and code_hash in (select unnest($2::text[])) order by id ${lock ? 'for update' : ''}`,
    [siteId, hashes],
  );
  return rows;
}

/** Newest cards first. */
export async function listGiftCards(db: Queryable, siteId: string, limit: number): Promise<GiftCard[]> {
  const { rows } = await db.query<GiftCard>(`${SELECT} order by created_at desc, id desc limit $2::int`, [
    siteId,
    limit,
  ]);
  return rows;
}

/** Stores a card. Returns false if the order already has it. */
export async function insertGiftCard(
  tx: Queryable,
  siteId: string,
  card: Omit<GiftCard, 'remainingCents' | 'state'> & { number: number },
): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into gift_card (site_id, id, code_hash, code_end, initial_cents, remaining_cents, currency, order_id, number,
       state, created_at)
     values ($1, $2, $3, $4, $5::bigint, $5::bigint, $6, $7, $8::int, 'active', $9::timestamptz)
     on conflict do nothing returning id`,
    [
      siteId,
      card.id,
      card.hash,
      card.codeEnd,
      card.initialCents,
      card.currency,
      card.orderId,
      card.number,
      card.createdAt.toISOString(),
    ],
  );
  return rows.length > 0;
}

/** Takes an amount from a card for an order. Returns false if the card has too little. */
export async function holdGiftCard(
  tx: Queryable,
  siteId: string,
  orderId: string,
  { id, cents }: { id: string; cents: number },
): Promise<boolean> {
  const { rows } = await tx.query(
    `update gift_card set remaining_cents = remaining_cents - $3::bigint
     where site_id = $1 and id = $2 and state = 'active' and remaining_cents >= $3::bigint returning id`,
    [siteId, id, cents],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `insert into gift_card_use (site_id, order_id, card_id, cents, state) values ($1, $2, $3, $4::bigint, 'held')
     on conflict (site_id, order_id, card_id) do update set state = 'held', cents = excluded.cents`,
    [siteId, orderId, id, cents],
  );
  return true;
}

/** The amounts that an order has taken and not returned. */
export function captureGiftCards(tx: Queryable, siteId: string, orderId: string): Promise<unknown> {
  return tx.query(
    `update gift_card_use set state = 'captured' where site_id = $1 and order_id = $2 and state = 'held'`,
    [siteId, orderId],
  );
}

/** Returns the amounts that an order has taken, once. */
export async function returnGiftCards(tx: Queryable, siteId: string, orderId: string): Promise<void> {
  const { rows } = await tx.query<{ cardId: string; cents: number }>(
    `update gift_card_use set state = 'returned'
     where site_id = $1 and order_id = $2 and state in ('held', 'captured')
     returning card_id::text as "cardId", cents`,
    [siteId, orderId],
  );
  for (const { cardId, cents } of rows.sort((a, b) => a.cardId.localeCompare(b.cardId)))
    await tx.query(
      'update gift_card set remaining_cents = remaining_cents + $3::bigint where site_id = $1 and id = $2',
      [siteId, cardId, cents],
    );
}

/**
 * Takes returned amounts again, for an order that is paid after its hold has ended. Returns whether all could be taken.
 */
export async function holdGiftCardsAgain(tx: Queryable, siteId: string, orderId: string): Promise<boolean> {
  const { rows } = await tx.query<{ id: string; cents: number }>(
    `select card_id::text as id, cents from gift_card_use
     where site_id = $1 and order_id = $2 and state = 'returned' order by card_id`,
    [siteId, orderId],
  );
  for (const use of rows) if (!(await holdGiftCard(tx, siteId, orderId, use))) return false;
  return true;
}

/** Voids the cards that an order bought. Amounts already spent stay spent. */
export function voidGiftCardsOf(tx: Queryable, siteId: string, orderId: string): Promise<unknown> {
  return tx.query(`update gift_card set state = 'void' where site_id = $1 and order_id = $2`, [
    siteId,
    orderId,
  ]);
}

/** Returns false for an unknown card. */
export async function voidGiftCard(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query(
    `update gift_card set state = 'void' where site_id = $1 and id = $2 returning id`,
    [siteId, id],
  );
  return rows.length > 0;
}
