// Values that match a Valibot schema, or nearly so: checks that cannot be read from the schema may fail.
import type { Schema } from '../../server/http/route';
import { chance, pick, type Random, randomBelow } from './pick';

/** Known values by name of a property or parameter, such as product ids. */
export type FindKnown = (name: string) => readonly string[];

/** The parts of a schema that the generator reads; the members depend on its type. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly value?: Schema;
  readonly rest?: Schema;
}

const TEXTS = [
  'Ada',
  'ada@example.org',
  'one two three',
  '2026-11-26',
  '2026-11-26T10:00:00Z',
  'https://www.example.com/a?b=c#d',
  '/about/',
  '01900000-0000-7000-8000-000000000001',
  'en-US',
  'EUR',
  '5',
  '12.50',
  'true',
  'on',
  'Grüße, 你好',
] as const;

const NUMBERS = [0, 1, 2, 3, 5, 10, 30, 100, 1.5, 12.5] as const;

/** @param name of the property or parameter that gets the value */
export function createValue(random: Random, schema: Schema, name: string, findKnown: FindKnown): unknown {
  const parts = schema as unknown as SchemaParts;
  const create = (inner: Schema | undefined, innerName = name): unknown =>
    inner && createValue(random, inner, innerName, findKnown);
  switch (parts.type) {
    case 'string':
      return createText(random, name, findKnown);
    case 'number':
      return pick(random, NUMBERS);
    case 'boolean':
      return chance(random, 0.5);
    case 'literal':
      return parts.literal;
    case 'picklist':
      return pick(random, parts.options ?? []);
    case 'union':
      return create(pick(random, parts.options ?? []) as Schema);
    case 'optional':
    case 'nullish':
    case 'nullable':
      return chance(random, 0.3) ? (parts.type === 'nullable' ? null : undefined) : create(parts.wrapped);
    case 'array':
      return Array.from({ length: randomBelow(random, 4) }, () => create(parts.item));
    case 'tuple':
      return (parts.items ?? []).map((item) => create(item));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: randomBelow(random, 4) }, () => {
          const key = createText(random, name, findKnown);
          return [key, create(parts.value, key)];
        }),
      );
    case 'object':
    case 'loose_object':
    case 'strict_object':
    case 'object_with_rest':
      return Object.fromEntries(
        Object.entries(parts.entries ?? {})
          .map(([key, inner]) => [key, create(inner, key)] as const)
          .filter(([, value]) => value !== undefined),
      );
    default:
      return chance(random, 0.5) ? createText(random, name, findKnown) : { a: [1, 'b'] };
  }
}

/** A known value of this name, or any text. */
export function createText(random: Random, name: string, findKnown: FindKnown): string {
  const known = findKnown(name);
  return known.length > 0 && chance(random, 0.8) ? pick(random, known)! : pick(random, TEXTS);
}
