// Purchases of a member, in lists with `data-member-orders` or `data-member-pages`.
import { formatMoney } from '../../core/money';
import type { MemberLibrary } from '../../core/wire/member-library';

export interface LibraryLabels {
  /** For a member without orders. */
  readonly none: string;
  readonly refunded: string;
}

/** The orders with date, amount and titles, each a link to its page. @param locale BCP 47 */
export function createOrderList(
  orders: MemberLibrary['orders'],
  locale: string,
  { none, refunded }: LibraryLabels,
): HTMLElement {
  if (orders.length === 0) return createElement('p', none);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const list = document.createElement('ul');
  list.append(
    ...orders.map(({ url, createdAt, titles, total, state }) => {
      const time = createElement('time', dates.format(new Date(createdAt)));
      time.dateTime = createdAt;
      const amount = formatMoney(total.minorUnits, total.currency, locale);
      const texts = [amount, titles.join(', '), state === 'refunded' ? refunded : ''].filter(Boolean);
      return createEntry(url, time, texts);
    }),
  );
  return list;
}

/** The pages that only buyers may read. */
export function createPageList(pages: MemberLibrary['pages'], { none }: LibraryLabels): HTMLElement {
  if (pages.length === 0) return createElement('p', none);
  const list = document.createElement('ul');
  list.append(...pages.map(({ url, title }) => createEntry(url, title, [])));
  return list;
}

function createEntry(href: string, name: Node | string, texts: readonly string[]): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(name);
  const entry = document.createElement('li');
  entry.append(link, ...texts.flatMap((text) => [' ', createElement('span', text)]));
  return entry;
}

function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
