/** Is this JSON safe to read and to store? */
import { HttpError } from './errors';

/** Deeper or wider than any call needs; V8 would parse it, but writing it again overflows the stack. */
const MAX_DEPTH = 32;
const MAX_KEYS = 1000;

/**
 * Reads JSON from outside: refuses depth, width and the character NUL (which jsonb cannot hold), and repairs halves of
 * characters that a cut left behind. Throws status 400.
 */
export function parseJson(text: string): unknown {
  checkShape(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
  return cleaned(value);
}

/** A text as the database can hold it. Throws status 400 on NUL. */
export function sanitizeText(text: string): string {
  if (text.includes('\0')) throw new HttpError(400, 'The request contains the character NUL.');
  return text.toWellFormed();
}

/** Scans before parsing: nesting and the number of keys outside of strings. */
function checkShape(text: string): void {
  let depth = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '"') i = endOfString(text, i);
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    else if (char === ':') keys++;
    if (depth > MAX_DEPTH || keys > MAX_KEYS)
      throw new HttpError(400, 'The request is too deeply nested or has too many keys.');
  }
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
  }
  return text.length;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, item]) => [sanitizeText(key), cleaned(item)]));
}
