/** Files of digital products, and how often they were downloaded. */
import type { Db, Queryable } from '../db/db';
import { sumOtherFiles } from './quotas';

export interface ProductFile {
  productId: string;
  name: string;
  /** Media type. */
  type: string;
  /** Size in bytes. */
  size: number;
}

/** The files of these products, without their content. */
export async function listProductFiles(
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductFile[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.query<ProductFile>(
    `select product_id as "productId", name, type, length(bytes) as size from product_file
     where site_id = $1 and product_id in (select unnest($2::text[])) order by product_id`,
    [siteId, productIds],
  );
  return rows;
}

/** The content is read as text, because engines differ in how they return bytes. */
export async function findProductFile(
  db: Queryable,
  siteId: string,
  productId: string,
): Promise<(Omit<ProductFile, 'size'> & { bytes: Buffer<ArrayBuffer> }) | undefined> {
  const { rows } = await db.query<Omit<ProductFile, 'size'> & { base64: string }>(
    `select product_id as "productId", name, type, encode(bytes, 'base64') as base64 from product_file
     where site_id = $1 and product_id = $2`,
    [siteId, productId],
  );
  const [row] = rows;
  return row && { ...row, bytes: Buffer.from(row.base64, 'base64') };
}

/** Stores or replaces the file of a product. Returns false if the site's files would exceed `maxBytes`. */
export async function putProductFile(
  db: Db,
  siteId: string,
  file: Omit<ProductFile, 'size'> & { bytes: Uint8Array },
  now: number,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  if (maxBytes === Number.POSITIVE_INFINITY) {
    await writeProductFile(db, siteId, file, now);
    return true;
  }
  return db.transaction(async (tx) => {
    // Uploads run one after the other.
    await tx.query('select 1 from site where id = $1 for update', [siteId]);
    const others = await sumOtherFiles(tx, siteId, file.productId);
    if (others + file.bytes.length > maxBytes) return false;
    await writeProductFile(tx, siteId, file, now);
    return true;
  });
}

async function writeProductFile(
  db: Queryable,
  siteId: string,
  { productId, name, type, bytes }: Omit<ProductFile, 'size'> & { bytes: Uint8Array },
  now: number,
): Promise<void> {
  await db.query(
    `insert into product_file (site_id, product_id, name, type, bytes, changed_at)
     values ($1, $2, $3, $4, decode($5, 'base64'), $6::timestamptz)
     on conflict (site_id, product_id) do update
       set name = excluded.name, type = excluded.type, bytes = excluded.bytes, changed_at = excluded.changed_at`,
    [siteId, productId, name, type, Buffer.from(bytes).toString('base64'), new Date(now).toISOString()],
  );
}

/** Renames the file of a product. Returns false if it has none. */
export async function renameProductFile(
  db: Queryable,
  siteId: string,
  { productId, name }: Pick<ProductFile, 'productId' | 'name'>,
  now: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `update product_file set name = $3, changed_at = $4::timestamptz where site_id = $1 and product_id = $2
     returning product_id`,
    [siteId, productId, name, new Date(now).toISOString()],
  );
  return rows.length > 0;
}

/** Counts a download. Returns false if none are left. */
export async function countDownload(
  db: Queryable,
  siteId: string,
  { orderId, productId }: { orderId: string; productId: string },
  max: number,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into product_download (site_id, order_id, product_id, count) values ($1, $2, $3, 1)
     on conflict (site_id, order_id, product_id) do update set count = product_download.count + 1
       where product_download.count < $4::int
     returning count`,
    [siteId, orderId, productId, max],
  );
  return rows.length > 0;
}

/** Number of downloads by product. */
export async function findDownloadCounts(
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ productId: string; count: number }>(
    'select product_id as "productId", count from product_download where site_id = $1 and order_id = $2',
    [siteId, orderId],
  );
  return new Map(rows.map(({ productId, count }) => [productId, count]));
}
