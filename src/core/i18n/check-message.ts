// Validates a translated message. (I18-001, I18-002)
import { createPluralRules, resolveLocale } from './format-message';
import { type Message, MessageError, type Placeholder, parseMessage } from './parse-message';

/**
 * Returns a sentence for each error in the translation; empty if it is valid.
 * @param original the original text, whose placeholders the translation may use
 */
export function findMessageProblems(text: string, locale: string, original?: string): string[] {
  try {
    const message = parseMessage(text);
    return [...caseProblems(message, resolveLocale(locale)), ...unknownPlaces(message, original)];
  } catch (error) {
    return [error instanceof MessageError ? `${error.message}.` : String(error)];
  }
}

function* caseProblems(message: Message, locale: string): Generator<string> {
  for (const place of placesOf(message)) {
    const { name, kind, cases } = place;
    if (kind === 'value' || kind === 'number') continue;
    if (!cases.has('other')) yield `{${name}, ${kind}} has no case "other".`;
    if (kind !== 'select') yield* formProblems(place, kind, locale);
  }
}

function* formProblems({ name, cases }: Placeholder, kind: 'plural' | 'selectordinal', locale: string) {
  const forms: readonly string[] = createPluralRules(locale, kind).resolvedOptions().pluralCategories;
  for (const key of cases.keys())
    if (!key.startsWith('=') && !forms.includes(key))
      yield `{${name}, ${kind}} has the case "${key}", which ${locale} does not have; it has ${forms.join(', ')}.`;
}

function unknownPlaces(message: Message, original: string | undefined): string[] {
  if (original === undefined) return [];
  const known = new Set(placesOf(parseMessage(original)).map(({ name }) => name));
  const unknown = placesOf(message).filter(({ name }) => name !== '#' && !known.has(name));
  return [...new Set(unknown.map(({ name }) => `{${name}} is not a place of this text.`))];
}

function placesOf(message: Message): Placeholder[] {
  return message.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...[...part.cases.values()].flatMap(placesOf)],
  );
}
