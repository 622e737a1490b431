/**
 * The tables of the database and their personal data: how the rows of a person are found, what an export leaves out,
 * and what an erasure does. Export and erasure both follow this list, and a test fails if a table is missing.
 */
import type { Queryable } from '../db/db';
import { deleteAccount } from './accounts';
import { eraseComments } from './comment-erasure';
import { eraseBuyer, eraseRecipient, eraseReviews, eraseSubmissions, eraseSubscriptions } from './erase-rows';
import { deleteVisitorEvents, VISITOR_EVENTS } from './event-erasure';
import { normalizeEmail } from './subscribers';

/** Names of the reported counts of erased rows. */
export type ErasedName =
  | 'submissions'
  | 'subscriptions'
  | 'mails'
  | 'accounts'
  | 'orders'
  | 'reviews'
  | 'comments'
  | 'events';

/** A person: by email address, or by the visitor id of counted events. */
export type Person = { email: string } | { visitor: string };

/** The key by which a person is looked up, and the value to compare. */
export const getLookup = (person: Person): { key: 'email' | 'visitor'; value: string } =>
  'email' in person
    ? { key: 'email', value: normalizeEmail(person.email) }
    : { key: 'visitor', value: person.visitor };

export interface PersonalTable {
  readonly table: string;
  /** Name in the export, if it differs from the table's. */
  readonly name?: string;
  /** Condition on the rows `t` of a person. `$1` is the site, `$2` the address in lower case, or the visitor id. */
  readonly email?: string;
  readonly visitor?: string;
  /** Columns that are not exported: hashes of secrets and of contents. */
  readonly withheld?: readonly string[];
  /** The exported value of a row; by default all other columns. */
  readonly row?: string;
  /** Describes what an erasure does. */
  readonly erasure: string;
  /**
   * Erases the rows at `now`, in milliseconds since 1970, and returns their number. Without it, the erasure of another
   * table includes them, or they are kept.
   */
  erase?(tx: Queryable, siteId: string, person: string, now: number): Promise<number>;
  /** Name of this number in the result. */
  readonly counts?: ErasedName;
}

const DELETED = 'Deleted.';
const WITH_ACCOUNT = 'Deleted with the account.';
const WITH_ORDER = 'Kept: it names the order only, whose buyer is erased.';

const ACCOUNTS = '(select id from account where site_id = $1 and email_norm = $2)';
const SUBSCRIBERS = '(select id from subscriber where site_id = $1 and email_norm = $2)';
const ORDERS = `(select id from shop_order where site_id = $1 and lower(contact->>'email') = $2)`;
const COMMENTS = `(select id from comment where site_id = $1 and author_email = $2 and author_email <> '')`;
const CARTS = `(select id from cart where site_id = $1
  and (account_id in ${ACCOUNTS} or (kind <> 'cart' and lower(contact->>'email') = $2)))`;

/** The first condition only narrows the search: it also matches longer texts that contain the address. */
const SUBMITTED = `t.erased_at is null and position(substr(to_json($2::text)::text, 2, length(to_json($2::text)::text) - 2)
    in lower(t.fields::text)) > 0
  and exists (select 1 from jsonb_path_query(t.fields, '$.**') as value
    where jsonb_typeof(value) = 'string' and lower(regexp_replace(value #>> '{}', '^\\s+|\\s+$', '', 'g')) = $2)`;

const ofOrder = (table: string, key = 'order_id', withheld: readonly string[] = []): PersonalTable => ({
  table,
  email: `t.${key} in ${ORDERS}`,
  withheld,
  erasure: WITH_ORDER,
});

/** In the order of erasure: rows that are found through another table come before it. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'form_submission',
    email: SUBMITTED,
    withheld: ['request_hash'],
    erasure:
      'Values and page are deleted at once, the rest a day later: until then a retry must not store it again.',
    erase: (tx, siteId, address, now) => eraseSubmissions(tx, siteId, address, SUBMITTED, now),
    counts: 'submissions',
  },
  {
    table: 'subscriber_token',
    email: `t.subscriber_id in ${SUBSCRIBERS}`,
    withheld: ['token_hash'],
    erasure: 'Deleted with the subscription.',
  },
  {
    table: 'subscriber',
    email: 't.email_norm = $2',
    erasure: DELETED,
    erase: eraseSubscriptions,
    counts: 'subscriptions',
  },
  {
    table: 'mail_log',
    email: 'lower(t.recipient) = $2',
    erasure: DELETED,
    erase: (tx, siteId, address) => deleteRows(tx, siteId, address, 'mail_log', 'lower(t.recipient) = $2'),
    counts: 'mails',
  },
  {
    table: 'job',
    email: `(lower(t.label) = $2 or t.subject in ${SUBSCRIBERS} or t.subject in ${COMMENTS}
      or (t.kind in ('mail', 'review-request') and t.subject in ${ORDERS})
      or t.subject in (select key_id from form_submission t where site_id = $1 and ${SUBMITTED}))`,
    erasure: 'Deleted, except jobs that move the money of an order.',
    erase: (tx, siteId, address) => deleteRows(tx, siteId, address, 'job', 'lower(t.label) = $2'),
  },
  {
    table: 'account_session',
    email: `t.account_id in ${ACCOUNTS}`,
    withheld: ['token_hash', 'previous_hash'],
    erasure: WITH_ACCOUNT,
  },
  { table: 'cart_token', email: `t.cart_id in ${CARTS}`, withheld: ['token_hash'], erasure: WITH_ACCOUNT },
  { table: 'cart_add', email: `t.cart_id in ${CARTS}`, erasure: WITH_ACCOUNT },
  { table: 'cart', email: `t.id in ${CARTS}`, withheld: ['token_hash'], erasure: DELETED },
  {
    table: 'account',
    email: 't.email_norm = $2',
    withheld: ['password_hash'],
    erasure: DELETED,
    erase: deleteAccount,
    counts: 'accounts',
  },
  {
    table: 'review',
    email: `t.order_id in ${ORDERS}`,
    erasure: DELETED,
    erase: eraseReviews,
    counts: 'reviews',
  },
  {
    table: 'comment_mark',
    email: `t.visitor in (select visitor from comment where site_id = $1 and author_email = $2 and author_email <> ''
      and visitor <> '')`,
    withheld: ['visitor'],
    erasure: 'Kept: it names a browser by a random name, which nothing connects with the person any more.',
  },
  {
    table: 'comment',
    email: `t.author_email = $2 and t.author_email <> ''`,
    withheld: ['visitor', 'submission_hash', 'body_hash'],
    erasure: 'Author and text are erased; the comment keeps its place between the replies of others.',
    erase: eraseComments,
    counts: 'comments',
  },
  ofOrder('order_history'),
  ofOrder('stock_hold'),
  ofOrder('product_download'),
  ofOrder('gift_card', 'order_id', ['code_hash']),
  ofOrder('gift_card_use'),
  ofOrder('subscription', 'id'),
  ofOrder('subscription_invoice', 'subscription_id'),
  ofOrder('test_payment'),
  {
    table: 'test_invoice',
    email: `t.payment_id in (select id from test_payment where site_id = $1 and order_id in ${ORDERS})`,
    erasure: WITH_ORDER,
  },
  {
    table: 'shop_order',
    name: 'received_gift',
    email: `lower(t.details->'recipient'->>'email') = $2 and lower(t.contact->>'email') <> $2`,
    row: `jsonb_build_object('id', t.id, 'state', t.state, 'created_at', t.created_at, 'recipient', t.details->'recipient')`,
    erasure: 'Erased when the gift is delivered; its order is kept. Mails to the recipient are deleted.',
    erase: eraseRecipient,
  },
  {
    table: 'shop_order',
    email: `lower(t.contact->>'email') = $2`,
    erasure:
      'The buyer and what the buyer has entered are erased when the order is closed; its sums are kept for the accounts of the shop. Open orders are kept.',
    erase: eraseBuyer,
    counts: 'orders',
  },
  {
    table: 'event',
    visitor: VISITOR_EVENTS,
    erasure: 'Deleted. The numbers of the charts stay; they name nobody.',
    erase: deleteVisitorEvents,
    counts: 'events',
  },
];

/** Tables without data about visitors, with the reason. */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  site: 'The site.',
  form: 'Definitions and settings.',
  mailing_list: 'Names of lists.',
  site_document: 'Settings.',
  site_host: 'Host names of sites.',
  captcha_used: 'Hashes of answers, for hours.',
  rate_window: 'Keyed hashes of addresses, for two days.',
  consent_chain: 'The last hash of the receipts.',
  consent_receipt:
    'Decisions with text and time. They name no person: the visitor alone knows the id of a receipt.',
  owner_session: 'Hashes of the sessions of owners.',
  owner_account: 'Accounts of owners, who see and remove them at /config/accounts.',
  owner_recovery_code: 'Hashes of codes of owners.',
  audit_entry: 'What owners did. The address of the client is a keyed hash.',
  event_cursor: 'How far readers have come.',
  event_count: 'Numbers by day.',
  product: 'Catalog.',
  product_variant: 'Catalog.',
  product_file: 'Catalog.',
  collection: 'Catalog.',
  page_access: 'Catalog.',
  donation_page: 'Content of the owner.',
  content_collection: 'Content of the owner.',
  content_author: 'Content of the owner.',
  content_item: 'Content of the owner.',
  content_label: 'Content of the owner.',
  search_entry: 'Content of the owner.',
  comment_thread: 'Settings of pages.',
};

async function deleteRows(
  tx: Queryable,
  siteId: string,
  person: string,
  table: string,
  condition: string,
): Promise<number> {
  const { rows } = await tx.query(
    `delete from ${table} t where t.site_id = $1 and ${condition} returning 1`,
    [siteId, person],
  );
  return rows.length;
}
