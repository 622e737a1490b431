// Request bodies: values in one of the encodings, and damage to their bytes.
import type { BodyType } from '../../server/http/body';
import { stringify } from './hostile';
import { pick, type Random, randomBelow } from './pick';

export interface EncodedBody {
  readonly type: string;
  readonly bytes: Buffer;
}

export function encodeBody(type: BodyType, value: unknown): EncodedBody {
  if (type === 'application/x-www-form-urlencoded') {
    return { type, bytes: Buffer.from(new URLSearchParams(toFields(value)).toString()) };
  }
  if (type === 'multipart/form-data') return encodeMultipart(toFields(value));
  return { type, bytes: Buffer.from(stringify(value)) };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : stringify(value));

function toFields(value: unknown): [string, string][] {
  if (Array.isArray(value) && value.every((item) => Array.isArray(item) && item.length === 2))
    return value.map(([name, text]) => [toText(name), toText(text)]);
  if (typeof value !== 'object' || value === null) return [['', toText(value)]];
  return Object.entries(value).flatMap(([name, member]): [string, string][] =>
    Array.isArray(member) ? member.map((item) => [name, toText(item)]) : [[name, toText(member)]],
  );
}

const BOUNDARY = '----fuzz-boundary';

function encodeMultipart(fields: readonly [string, string][]): EncodedBody {
  const parts = fields.map(
    ([name, text]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, '%')}"\r\n\r\n${text}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
  };
}

const WRONG_TYPES = [
  '',
  'text/html',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonx',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=other',
  'application/x-www-form-urlencoded; charset=',
  ';;;',
  'text/plain',
] as const;

const FILE_PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="../a\\"b.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\r\n`;

/** Damages type or bytes. */
export function damageBody(random: Random, { type, bytes }: EncodedBody): EncodedBody {
  const at = randomBelow(random, bytes.length + 1);
  const insert = (piece: string | Buffer) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(piece as string), bytes.subarray(at)]);
  return pick<() => EncodedBody>(random, [
    () => ({ type: pick(random, WRONG_TYPES), bytes }),
    () => ({ type, bytes: bytes.subarray(0, at) }),
    () => ({ type, bytes: insert(Buffer.from([0xff, 0xfe, 0xc0, 0x80])) }),
    () => ({ type, bytes: insert(Buffer.from([0xed, 0xa0, 0x80])) }),
    () => ({ type, bytes: insert('\0') }),
    () => ({ type, bytes: insert('%') }),
    () => ({ type, bytes: insert('%ff%00') }),
    () => ({ type, bytes: insert('\r\n--') }),
    () => ({ type, bytes: insert('[') }),
    () => ({ type, bytes: Buffer.concat([Buffer.from('\ufeff'), bytes]) }),
    () => ({ type, bytes: Buffer.concat([bytes, bytes]) }),
    () => ({ type, bytes: Buffer.alloc(0) }),
    () => ({ type, bytes: Buffer.concat([bytes, Buffer.alloc(80_000, 'a=1&')]) }),
    () => ({ type, bytes: Buffer.from('a=1&'.repeat(1100)) }),
    () => ({ type, bytes: Buffer.from('['.repeat(60_000)) }),
    () => ({
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: Buffer.from(`${FILE_PART}--${BOUNDARY}--\r\n`),
    }),
    () => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: Buffer.from(FILE_PART.slice(0, 70)) }),
  ])();
}
