// Parses the response of the member library call: any JSON in, declared types out. Pure.
import { readArray, readNumber, readRecord, readString } from '../../core/read';
import type { MemberLibrary } from '../../core/wire/member-library';

/** Drops entries without a date or an address on this site. */
export function readMemberLibrary(body: unknown): MemberLibrary {
  const { pages, orders } = readRecord(body) ?? {};
  return { pages: readArray(pages).flatMap(readPage), orders: readArray(orders).flatMap(readOrder) };
}

function readPage(value: unknown): MemberLibrary['pages'] {
  const page = readRecord(value);
  const url = readString(page?.url);
  return isPath(url) ? [{ url, title: readString(page?.title) || url }] : [];
}

function readOrder(value: unknown): MemberLibrary['orders'] {
  const order = readRecord(value);
  const { currency, minorUnits } = readRecord(order?.total) ?? {};
  const [url, createdAt, state] = [order?.url, order?.createdAt, order?.state].map((one) => readString(one));
  if (!isPath(url ?? '') || Number.isNaN(Date.parse(createdAt ?? ''))) return [];
  return [
    {
      url: url!,
      createdAt: createdAt!,
      titles: readArray(order?.titles).map((title) => readString(title)),
      total: { currency: readString(currency), minorUnits: readNumber(minorUnits) },
      state: state === 'refunded' || state === 'fulfilled' ? state : 'paid',
    },
  ];
}

const isPath = (url: string): boolean => /^\/(?![/\\])/.test(url);
