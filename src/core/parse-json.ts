// Parses JSON without throwing.

/** Returns undefined if the text is missing or not valid JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
