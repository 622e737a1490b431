// Parses query strings with nested names such as `a[b][]`, within limits (LNK-021).

/** Texts, lists and records of them; a record has no prototype. */
export type QueryValue = string | QueryValue[] | { [name: string]: QueryValue };

export interface QueryOptions {
  /** So many brackets are taken apart; what is deeper stays part of the last name. */
  readonly depth?: number;
  /** A written index above this makes a record instead of a list. */
  readonly arrayLimit?: number;
  /** So many parameters are read. */
  readonly parameterLimit?: number;
}

/** However many parameters are allowed: no result has more keys. */
const MAX_KEYS = 1000;

/**
 * Reads `a=1&b[c]=2&d[]=3&d[]=4`. A name that comes again makes a list. Broken escapes stay as they are; nothing throws.
 * @param text with or without the `?`
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
    put(root, pathOf(name, depth), value);
  }
  return toRecord(root, arrayLimit);
}

/** While reading, everything is a branch: the name of an entry decides only at the end what it is part of. */
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

/** `a[b][]` is `a`, `b` and an empty name. */
function pathOf(name: string, depth: number): string[] {
  const first = /^[^[]*/.exec(name)?.[0] ?? '';
  if (first === '') return [name];
  const names = [...name.slice(first.length).matchAll(/\[([^[\]]*)\]/g)];
  const taken = names.slice(0, depth).map(([, inner = '']) => inner);
  const rest = names.slice(depth).map(([whole]) => whole);
  return [first, ...taken, ...(rest.length > 0 ? [rest.join('')] : [])];
}

function put(branch: Branch, [name = '', ...path]: string[], value: string) {
  const key = name === '' ? String(branch.size) : name;
  const there = branch.get(key);
  if (path.length === 0) {
    if (there instanceof Map) put(there, [''], value);
    else branch.set(key, [...(there ?? []), value]);
    return;
  }
  const inner: Branch =
    there instanceof Map ? there : new Map((there ?? []).map((text, at) => [String(at), [text]]));
  branch.set(key, inner);
  put(inner, path, value);
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
