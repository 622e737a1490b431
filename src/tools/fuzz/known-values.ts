// Values that requests can refer to: ids in the database, and forms, links and ids in responses.
import type { Db } from '../../server/db/db';
import { listTables } from '../../server/db/tables';
import { type Random, randomBelow } from './pick';

/** A valid body for an address: a form on a page with the values of its controls, or an example. */
export interface KnownBody {
  readonly action: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Maximum number of values per name; later ones replace random ones. */
const MAX_VALUES = 40;
/** Maximum number of forms and links from pages; older ones are forgotten. */
const MAX_SEEN = 300;

/** Names by which calls refer to the id of a table, besides `<table>Id`. */
const TABLE_NAMES: Readonly<Record<string, readonly string[]>> = {
  product: ['giftCardProductId', 'itemId', 'donationId', 'donatePageId'],
  donation_page: ['donationId', 'donatePageId'],
  shop_order: ['orderId'],
  form_submission: ['id'],
  job: ['id'],
  comment: ['id', 'parentId', 'rootId'],
  collection_item: ['itemId'],
  gift_card: ['cardId'],
  test_payment: ['paymentId'],
  mailing_list: ['listId'],
};

export type KnownValues = ReturnType<typeof createKnownValues>;

export function createKnownValues(random: Random) {
  const values = new Map<string, string[]>();
  const examples: KnownBody[] = [];
  const forms = new Map<string, KnownBody>();
  const links = new Set<string>();
  const seenLinks = new Set<string>();
  const add = (name: string, value: string): void => {
    const list = values.get(name) ?? [];
    values.set(name, list);
    if (list.includes(value)) return;
    if (list.length < MAX_VALUES) list.push(value);
    else list[randomBelow(random, MAX_VALUES)] = value;
  };
  const readJson = (value: unknown, name: string): void => {
    if (typeof value === 'string' && value.length < 2000) add(name, value);
    else if (Array.isArray(value)) for (const item of value.slice(0, 20)) readJson(item, name);
    else if (typeof value === 'object' && value !== null)
      // An object with an SKU is a cart entry, and its id the id of the entry.
      for (const [key, item] of Object.entries(value))
        readJson(item, key === 'id' && 'sku' in value ? 'entryId' : key);
  };
  return {
    add,
    find: (name: string): readonly string[] => values.get(name) ?? [],
    addBody: (action: string, values: KnownBody['values']) => void examples.push({ action, values }),
    addLink: (link: string) => void links.add(link),
    bodies: (): readonly KnownBody[] => [...examples, ...forms.values()],
    links: (): readonly string[] => [...links, ...seenLinks],
    /** Reads ids of the site's rows. */
    async readDatabase(db: Db, siteId: string): Promise<void> {
      for (const { table, column } of await listColumns(db)) {
        const { rows } = await db.query<{ value: string }>(
          `select distinct ${column}::text as value from ${table} where site_id = $1 and ${column} is not null limit 12`,
          [siteId],
        );
        const names =
          column === 'id' ? [`${toCamel(table)}Id`, ...(TABLE_NAMES[table] ?? [])] : [toCamel(column)];
        for (const name of names) for (const { value } of rows) add(name, value);
      }
    },
    /** Reads forms and links from a page, and texts from JSON. */
    readResponse(type: string, text: string): void {
      if (type.startsWith('application/json')) readJson(parse(text), '');
      if (!type.startsWith('text/html')) return;
      for (const form of readForms(text)) forms.set(form.action, form);
      for (const [, link = ''] of text.matchAll(/(?:href|src)="(\/[^"]*)"/g))
        seenLinks.add(unescapeHtml(link));
      for (const pages of [forms, seenLinks])
        while (pages.size > MAX_SEEN) pages.delete([...pages.keys()][0]!);
    },
  };
}

/** Names of texts that calls refer to: ids and similar references. */
const REFERENCE = /(?:^|_)id$|^(?:sku|path|email|token|code)$/;

/** Columns with such texts, in tables with rows of a site; events are excluded, because there are too many. */
async function listColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const tables = await listTables(db);
  return tables
    .filter(({ name, columns }) => !name.startsWith('event') && columns.some((one) => one.name === 'site_id'))
    .flatMap(({ name: table, columns }) =>
      columns
        .filter(
          ({ name, type }) => /^(?:text|uuid)$/.test(type) && name !== 'site_id' && REFERENCE.test(name),
        )
        .map(({ name: column }) => ({ table, column })),
    );
}

const toCamel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readForms(html: string): KnownBody[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = '', content = '']) => {
    const action = readAttribute(attributes, 'action');
    if (!action.startsWith('/') || !/method="post"/i.test(attributes)) return [];
    const fields = [...content.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)].flatMap(
      ([, control = '']): [string, string][] => {
        const name = readAttribute(control, 'name');
        return name ? [[name, readAttribute(control, 'value')]] : [];
      },
    );
    return [{ action, values: Object.fromEntries(fields) }];
  });
}

const readAttribute = (text: string, name: string): string =>
  unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '');

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
