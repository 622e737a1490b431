/** Safe parsing of JSON from requests. */
import { HttpError } from './errors';

/** Limits of depth and size. V8 parses deeper JSON, but serializing it overflows the stack. */
const MAX_DEPTH = 32;
const MAX_KEYS = 1000;

/**
 * Parses untrusted JSON: rejects excessive depth, too many keys, NUL (which jsonb cannot store) and numbers that overflow
 * to infinity (which JSON cannot contain), and repairs lone surrogates. Throws 400.
 */
export function parseJson(text: string): unknown {
  checkShape(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
  return sanitizeValue(value);
}

/** Makes a text storable in PostgreSQL. Throws 400 on NUL. */
export function sanitizeText(text: string): string {
  if (text.includes('\0')) throw new HttpError(400, 'The request contains the character NUL.');
  return text.toWellFormed();
}

/** Measures nesting and keys outside strings before parsing. */
function checkShape(text: string): void {
  let depth = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '"') i = findStringEnd(text, i);
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    else if (char === ':') keys++;
    if (depth > MAX_DEPTH || keys > MAX_KEYS)
      throw new HttpError(400, 'The request is too deeply nested or has too many keys.');
  }
}

function findStringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
  }
  return text.length;
}

/** Makes the texts and numbers of a value storable in PostgreSQL. Throws 400 on NUL and infinity. */
export function sanitizeValue(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    throw new HttpError(400, 'The request contains a number that is too large.');
  if (Array.isArray(value)) return value.map(sanitizeValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, item]) => [sanitizeText(key), sanitizeValue(item)]));
}
