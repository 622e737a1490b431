// Custom messages of the page, from one script (I18-005): `<script type="application/json" data-site-messages>{
// "site-form.required": "{title} fehlt." }</script>`.

/** Messages by name. */
export type Messages = Readonly<Record<string, string>>;

const NONE: Messages = {};

interface ParsedScript {
  readonly text: string;
  readonly groups: ReadonlyMap<string, Messages>;
}

let cache: ParsedScript = { text: '', groups: new Map() };

/**
 * @param group the part of the key before the dot: a tag, or for example `cart` or `api`
 */
export function getPageMessages(group: string): Messages {
  const script = document.querySelector('script[data-site-messages]');
  const text = script?.textContent.trim() ?? '';
  // Parsed once for each content of the script, so that warnings are not repeated.
  if (text !== cache.text) cache = { text, groups: parsePageMessages(text, console.warn) };
  return cache.groups.get(group) ?? NONE;
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
  if (json === '') return [];
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
    warn('data-site-messages: the content is not a JSON object; using the English messages.');
  } catch (error) {
    warn(
      `data-site-messages: the content is not valid JSON (${(error as Error).message}); using the English messages.`,
    );
  }
  return [];
}
