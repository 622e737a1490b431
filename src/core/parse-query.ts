// Parses query strings with nested names such as `a[b][]`, within limits (LNK-021).

/** Strings, lists and records of them; records have no prototype. */
export type QueryValue = string | QueryValue[] | { [name: string]: QueryValue };

export interface QueryOptions {
  /** Maximum nesting depth; deeper brackets stay part of the last name. */
  readonly depth?: number;
  /** A larger explicit index creates a record instead of a list. */
  readonly arrayLimit?: number;
  /** Maximum number of parameters that are parsed. */
  readonly parameterLimit?: number;
}

/** Upper bound for `parameterLimit`, and for the number of keys in a result. */
const MAX_KEYS = 1000;

/**
 * Parses `a=1&b[c]=2&d[]=3&d[]=4`. Repeated names create a list. Invalid escapes are unchanged; never throws.
 * @param text with or without the leading `?`
 */
export function parseQuery(
  text: string,
  { depth = 5, arrayLimit = 20, parameterLimit = 1000 }: QueryOptions = {},
): Record<string, QueryValue> {
  const root: Branch = new Map();
  const parameters = text.replace(/^\?/, '').split('&', Math.min(parameterLimit, MAX_KEYS));
  for (const parameter of parameters) {
    if (parameter === '') continue;
    const [name, value] = split(parameter);
    insert(root, parsePath(name, depth), value);
  }
  return toRecord(root, arrayLimit);
}

/** While parsing, nested values are branches, because later names decide whether they become lists or records. */
type Branch = Map<string, Leaf | Branch>;
type Leaf = string[];

function split(parameter: string): [string, string] {
  const at = parameter.indexOf('=');
  return at < 0 ? [decode(parameter), ''] : [decode(parameter.slice(0, at)), decode(parameter.slice(at + 1))];
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Splits `a[b][]` into `a`, `b` and an empty name. */
function parsePath(name: string, depth: number): string[] {
  const first = /^[^[]*/.exec(name)?.[0] ?? '';
  if (first === '') return [name];
  const names = [...name.slice(first.length).matchAll(/\[([^[\]]*)\]/g)];
  const nested = names.slice(0, depth).map(([, inner = '']) => inner);
  const rest = names.slice(depth).map(([fullName]) => fullName);
  return [first, ...nested, ...(rest.length > 0 ? [rest.join('')] : [])];
}

function insert(branch: Branch, [name = '', ...path]: string[], value: string) {
  const key = name === '' ? String(branch.size) : name;
  const existing = branch.get(key);
  if (path.length === 0) {
    if (existing instanceof Map) insert(existing, [''], value);
    else branch.set(key, [...(existing ?? []), value]);
    return;
  }
  const inner: Branch =
    existing instanceof Map ? existing : new Map((existing ?? []).map((text, at) => [String(at), [text]]));
  branch.set(key, inner);
  insert(inner, path, value);
}

function toRecord(branch: Branch, arrayLimit: number): Record<string, QueryValue> {
  const record: Record<string, QueryValue> = Object.create(null);
  for (const [name, entry] of branch) record[name] = toValue(entry, arrayLimit);
  return record;
}

function toValue(entry: Leaf | Branch, arrayLimit: number): QueryValue {
  if (!(entry instanceof Map)) return entry.length === 1 ? (entry[0] as string) : entry;
  const record = toRecord(entry, arrayLimit);
  const indices = [...entry.keys()];
  const isList = indices.every((name) => /^\d+$/.test(name) && Number(name) <= arrayLimit);
  return isList
    ? indices.sort((a, b) => Number(a) - Number(b)).map((name) => record[name] as QueryValue)
    : record;
}
