/** Comparison of tags and categories. Pure. */

/** Tags that differ in case, accents or spaces are the same tag. */
export const toLabelKey = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Reads comma-separated names, each once, in the spelling of their first occurrence. */
export function readLabels(text: string): string[] {
  const labels = new Map<string, string>();
  for (const part of text.split(',')) {
    const name = part.replace(/\s+/g, ' ').trim();
    const key = toLabelKey(name) || name;
    if (name && !labels.has(key)) labels.set(key, name);
  }
  return [...labels.values()];
}
