/** Stored consent receipts. */
import type { ConsentReceipt } from '../../core/wire/consent';
import type { Db, Queryable } from '../db/db';
import { CHAIN_START, type ChainLink, hashLink } from '../domain/consent-chain';

/** Appends a receipt to the site's chain. The row with the head of the chain serializes writers. */
export async function appendReceipt(
  db: Db,
  siteId: string,
  receiptId: string,
  receipt: ConsentReceipt,
): Promise<ChainLink> {
  return db.transaction(async (tx) => {
    const head = await lockHead(tx, siteId);
    const link = { seq: head.seq + 1, previous: head.hash, receiptId, receipt };
    const hash = hashLink(link);
    await tx.query(
      `insert into consent_receipt (site_id, seq, id, previous_hash, hash, receipt)
       values ($1, $2, $3, $4, $5, $6::jsonb)`,
      [siteId, link.seq, receiptId, link.previous, hash, JSON.stringify(receipt)],
    );
    await tx.query('update consent_chain set seq = $2, hash = $3 where site_id = $1', [
      siteId,
      link.seq,
      hash,
    ]);
    return { ...link, hash };
  });
}

/**
 * The complete chain, to be verified with `findBrokenLink`.
 * @internal for audits, like `findBrokenLink`
 */
export async function readChain(db: Queryable, siteId: string): Promise<ChainLink[]> {
  const { rows } = await db.query<ChainLink>(
    `select seq, id::text as "receiptId", previous_hash as previous, hash, receipt
     from consent_receipt where site_id = $1 order by seq`,
    [siteId],
  );
  return rows;
}

async function lockHead(tx: Queryable, siteId: string): Promise<{ seq: number; hash: string }> {
  await tx.query(
    'insert into consent_chain (site_id, seq, hash) values ($1, 0, $2) on conflict (site_id) do nothing',
    [siteId, CHAIN_START],
  );
  const { rows } = await tx.query<{ seq: number; hash: string }>(
    'select seq, hash from consent_chain where site_id = $1 for update',
    [siteId],
  );
  return rows[0]!;
}
