// Custom messages of the page, from one script (I18-005): `<script type="application/json" data-site-messages>{
// "site-form.required": "{title} fehlt." }</script>`.

import { isRecord } from '../../core/is-record';

/** Messages by name. */
export type Messages = Readonly<Record<string, string>>;

let parsedText = '';
let groups: ReadonlyMap<string, Messages> = new Map();

/**
 * @param group the part of the key before the dot: a tag or, for example, `cart` or `api`
 * @returns undefined if the page has no messages of this group
 */
export function getPageMessages(group: string): Messages | undefined {
  const text = document.querySelector('script[data-site-messages]')?.textContent.trim() ?? '';
  // Parsed again only if the content of the script changes, so that warnings are not repeated.
  if (text !== parsedText) groups = parsePageMessages(text, console.warn);
  parsedText = text;
  return groups.get(group);
}

/** Skips values that are not strings. Never throws; `warn` is called for invalid JSON. */
export function parsePageMessages(json: string, warn: (message: string) => void): Map<string, Messages> {
  const groups = new Map<string, Record<string, string>>();
  for (const [key, text] of parseEntries(json, warn)) {
    const dot = key.indexOf('.');
    if (typeof text !== 'string' || text.trim() === '' || dot < 1) continue;
    const group = key.slice(0, dot);
    const texts = groups.get(group) ?? Object.create(null);
    texts[key.slice(dot + 1)] = text;
    groups.set(group, texts);
  }
  return groups;
}

function parseEntries(json: string, warn: (message: string) => void): [string, unknown][] {
  let problem = 'is not a JSON object';
  try {
    const value: unknown = JSON.parse(json || '{}');
    if (isRecord(value)) return Object.entries(value);
  } catch (error) {
    problem = `is not valid JSON (${(error as Error).message})`;
  }
  warn(`data-site-messages: the content ${problem}; using the English messages.`);
  return [];
}
