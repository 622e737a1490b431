// How a distributed database would partition the server's tables.
import { tableMarkup } from './table';

/** Tables that belong together, and their partitioning for many sites and for one large site. */
interface Partition {
  readonly tables: readonly string[];
  readonly sites: string;
  readonly large: string;
  /** What would not work, or would change. */
  readonly obstacle: string;
}

export const PARTITIONS: readonly Partition[] = [
  {
    tables: ['site', 'site_document', 'form', 'mailing_list', 'donation_page', 'page_access'],
    sites: 'site, or a copy on every node',
    large: 'small',
    obstacle: 'None.',
  },
  {
    tables: ['site_host'],
    sites: 'a copy on every node',
    large: 'small',
    obstacle: 'None: the host of a request is looked up before its site is known.',
  },
  {
    tables: ['form_submission', 'captcha_used', 'mail_log'],
    sites: 'site',
    large: 'by their id',
    obstacle: 'The limit per sender and the job are written in the same transaction: it would span nodes.',
  },
  {
    tables: ['rate_window'],
    sites: 'site',
    large: 'by `bucket`',
    obstacle: 'All servers write one row per limit: its node is the bottleneck.',
  },
  {
    tables: ['job'],
    sites: 'site',
    large: 'by id',
    obstacle:
      'Workers claim by due time with `for update skip locked`: with Citus, on only one node at a time.',
  },
  {
    tables: ['event'],
    sites: 'site, and week',
    large: 'by id',
    obstacle:
      '`position` is the number of a transaction, and `pg_locks` tells which are complete: both count per node. A sequence per partition would replace them.',
  },
  {
    tables: ['event_count', 'event_cursor'],
    sites: 'site, with `event`',
    large: 'by day and name',
    obstacle: 'Counts and their cursor change in one transaction.',
  },
  {
    tables: ['account', 'account_session'],
    sites: 'site',
    large: 'by account',
    obstacle: 'Also unique by address: needs a global index, or a table of addresses.',
  },
  {
    tables: ['owner_account', 'owner_recovery_code', 'owner_session'],
    sites: 'site',
    large: 'small',
    obstacle: 'None: the accounts of a site are locked together, so that its last administrator remains.',
  },
  {
    tables: ['audit_entry'],
    sites: 'site',
    large: 'by id',
    obstacle: 'None: an entry is written in its own transaction, before the action.',
  },
  {
    tables: ['cart', 'cart_add', 'cart_token'],
    sites: 'site',
    large: 'by cart',
    obstacle: 'Unique by token and by account: the same as above.',
  },
  {
    tables: ['product', 'product_variant', 'product_file', 'collection'],
    sites: 'site',
    large: 'by product',
    obstacle: 'A checkout locks all its variants in order: a transaction across nodes.',
  },
  {
    tables: [
      'shop_order',
      'stock_hold',
      'order_history',
      'gift_card',
      'gift_card_use',
      'product_download',
      'review',
      'subscription',
      'subscription_invoice',
      'test_payment',
      'test_invoice',
    ],
    sites: 'site',
    large: 'by order',
    obstacle:
      'Stock and gift cards are in the transaction of the order. `order_history.seq` is an identity column, ordered per node only.',
  },
  {
    tables: ['subscriber', 'subscriber_token'],
    sites: 'site',
    large: 'by list',
    obstacle: 'A token is looked up without its list.',
  },
  {
    tables: ['consent_chain', 'consent_receipt'],
    sites: 'site',
    large: 'not possible',
    obstacle: 'Each receipt contains the hash of the one before.',
  },
  {
    tables: ['content_collection', 'content_item', 'content_label', 'content_author'],
    sites: 'site',
    large: 'by collection',
    obstacle: 'Addresses are unique per site and collection.',
  },
  {
    tables: ['search_entry'],
    sites: 'site',
    large: 'by id',
    obstacle: 'Its GIN indexes do not contain the site: one index has the words of all sites on a node.',
  },
  {
    tables: ['comment', 'comment_mark', 'comment_thread'],
    sites: 'site',
    large: 'by thread',
    obstacle: 'None: a comment and its counts belong to one thread.',
  },
];

export const partitionTable = (): string =>
  tableMarkup(
    ['Tables', 'Many sites', 'One large site', 'Obstacle'],
    PARTITIONS.map(({ tables, sites, large, obstacle }) => [
      tables.map((name) => `\`${name}\``).join(', '),
      sites,
      large,
      obstacle,
    ]),
  );
