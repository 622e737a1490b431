// Validates a translated message. (I18-001, I18-002)
import { createPluralRules, resolveLocale } from './format-message';
import { type Message, MessageError, type Placeholder, parseMessage } from './parse-message';

/**
 * Returns a message for each error in the translation; empty if it is valid.
 * @param original the original text; the translation may use only its placeholders
 */
export function findMessageProblems(text: string, locale: string, original?: string): string[] {
  try {
    const message = parseMessage(text);
    return [
      ...findCaseProblems(message, resolveLocale(locale)),
      ...findUnknownPlaceholders(message, original),
    ];
  } catch (error) {
    return [error instanceof MessageError ? `${error.message}.` : String(error)];
  }
}

function* findCaseProblems(message: Message, locale: string): Generator<string> {
  for (const placeholder of getPlaceholders(message)) {
    const { name, kind, cases } = placeholder;
    if (kind === 'value' || kind === 'number') continue;
    if (!cases.has('other')) yield `{${name}, ${kind}} has no case "other".`;
    if (kind !== 'select') yield* findPluralProblems(placeholder, kind, locale);
  }
}

function* findPluralProblems({ name, cases }: Placeholder, kind: 'plural' | 'selectordinal', locale: string) {
  const forms: readonly string[] = createPluralRules(locale, kind).resolvedOptions().pluralCategories;
  for (const key of cases.keys())
    if (!key.startsWith('=') && !forms.includes(key))
      yield `{${name}, ${kind}} has the case "${key}", which ${locale} does not use; it uses ${forms.join(', ')}.`;
}

function findUnknownPlaceholders(message: Message, original: string | undefined): string[] {
  if (original === undefined) return [];
  const known = new Set(getPlaceholders(parseMessage(original)).map(({ name }) => name));
  const unknown = getPlaceholders(message).filter(({ name }) => name !== '#' && !known.has(name));
  return [...new Set(unknown.map(({ name }) => `{${name}} is not a placeholder of this text.`))];
}

function getPlaceholders(message: Message): Placeholder[] {
  return message.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...[...part.cases.values()].flatMap(getPlaceholders)],
  );
}
