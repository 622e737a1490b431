/**
 * Texts of pages and mails in the language of the site. Texts of the server alone are in this folder; texts that the
 * elements show as well are in `src/languages`. Pure.
 */
import { formatMessage, type MessageValues } from '../../core/i18n/format-message';
import elementEnglish from '../../editors/messages.en.json';
import ownEnglish from './en.json';

/** Keys of the server and of the elements. */
export type TextKey = keyof typeof ownEnglish | keyof typeof elementEnglish;

/**
 * The text of a key in one language, with its placeholders replaced; a placeholder without a value is kept, such as
 * `{link}`.
 */
export type Text = (key: TextKey, values?: MessageValues) => string;

type Table = Readonly<Record<string, string>>;

const ENGLISH: Table = { ...elementEnglish, ...ownEnglish };

const own = import.meta.glob<string>('./*.json', { eager: true, query: '?raw', import: 'default' });
const elements = import.meta.glob<string>('../../languages/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The texts of a locale (BCP 47): `de` also serves `de-AT`. English for a language without a file. */
export function getText(locale: string): Text {
  const table = findTable(locale);
  return (key, values = {}) => formatMessage(table[key] ?? ENGLISH[key] ?? key, values, locale);
}

/** Messages of an element in the language of a locale, for the markup that it shares with the server. */
export function translateGroup<M extends Table>(
  locale: string,
  group: string,
  english: M,
): Readonly<Record<keyof M, string>> {
  const table = findTable(locale);
  const entries = Object.entries(english).map(([name, text]) => [name, table[`${group}.${name}`] ?? text]);
  return Object.fromEntries(entries) as Record<keyof M, string>;
}

/**
 * An English sentence in the language of a locale, for errors thrown far from the page that shows them. Other text is
 * returned unchanged.
 */
export function translateSentence(locale: string, english: string): string {
  const table = findTable(locale);
  const found = Object.entries(ENGLISH).find(([, text]) => text === english);
  return (found && table[found[0]]) ?? english;
}

/** Whether there are texts in the language of a locale. */
export const hasTexts = (locale: string): boolean =>
  isLocale(locale) && (/^en\b/i.test(locale) || findTable(locale) !== ENGLISH);

/** Direction of the script of a locale. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

const tables = new Map<string, Table>();

function findTable(locale: string): Table {
  const known = tables.get(locale);
  if (known) return known;
  const table = readTable(locale.toLowerCase());
  tables.set(locale, table);
  return table;
}

/** The file of the language, or of the one that includes it. */
function readTable(locale: string): Table {
  for (let name = locale; name; name = name.replace(/-?[^-]*$/, '')) {
    if (name === 'en') return ENGLISH;
    const path = `./${name}.json`;
    if (own[path]) return { ...parse(elements[`../../languages/${name}.json`]), ...parse(own[path]) };
  }
  return ENGLISH;
}

const parse = (text = '{}'): Table => JSON.parse(text) as Table;
