// Custom messages of the page, from one script (I18-005): `<script type="application/json" data-site-messages>{
// "site-form.required": "{title} fehlt." }</script>`.

/** Messages by name. */
export type Messages = Readonly<Record<string, string>>;

const NONE: Messages = {};

interface Known {
  readonly written: string;
  readonly groups: ReadonlyMap<string, Messages>;
}

let known: Known = { written: '', groups: new Map() };

/**
 * @param group the part of the key before the dot: a tag, or for example `cart` or `api`
 */
export function getPageMessages(group: string): Messages {
  const script = [...document.scripts].find(({ dataset }) => dataset.siteMessages !== undefined);
  const written = script?.textContent.trim() ?? '';
  // Parsed once for each content of the script, so that warnings are not repeated.
  if (written !== known.written) known = { written, groups: parsePageMessages(written, console.warn) };
  return known.groups.get(group) ?? NONE;
}

/** Skips values that are not strings. Never throws; `warn` is called for invalid JSON. */
export function parsePageMessages(json: string, complain: (sentence: string) => void): Map<string, Messages> {
  const groups = new Map<string, Record<string, string>>();
  for (const [key, text] of entriesOf(json, complain)) {
    const point = key.indexOf('.');
    if (typeof text !== 'string' || text.trim() === '' || point < 1) continue;
    const group = key.slice(0, point);
    const texts = groups.get(group) ?? Object.create(null);
    texts[key.slice(point + 1)] = text;
    groups.set(group, texts);
  }
  return groups;
}

function entriesOf(json: string, complain: (sentence: string) => void): [string, unknown][] {
  if (json === '') return [];
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
    complain('data-site-messages: it is not a JSON object; using the English texts.');
  } catch (error) {
    complain(
      `data-site-messages: it is not valid JSON (${(error as Error).message}); using the English texts.`,
    );
  }
  return [];
}
