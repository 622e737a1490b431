// How does an entered value read for people: in a mail, in a list, on a page? (FRM-033 to FRM-039)
import { controlMessages } from '../messages';
import type { FormField, FormValue } from '../wire/form';
import { type CompositeType, isComposite, PARTS, toParts } from './field-parts';
import { LIKERT_MESSAGE_NAMES, LIKERT_VALUES } from './likert';
import { escapeHtml } from './markup';
import { flattenValue, isEmptyValue } from './values';

export type LikertMessages = Readonly<Record<(typeof LIKERT_MESSAGE_NAMES)[number], string>>;

/** What a summary has to know of a field. */
export type SummaryField = Pick<FormField, 'type' | 'title'>;

/** A line of a value; of a likert with its question. */
export interface SummaryLine {
  readonly label?: string;
  readonly text: string;
}

/** A stored value, or one whose parts have names. */
export type SummaryValue = FormValue | Readonly<Record<string, string | number>>;

/** The value in lines of plain text; none when nothing was entered. */
export function formatSummaryLines(
  { type }: SummaryField,
  value: SummaryValue,
  words: LikertMessages = controlMessages,
): SummaryLine[] {
  if (type === 'section') return [];
  if (type === 'likert') return likertLines(value, words);
  const stored = storedForm(type, value);
  if (isEmptyValue(stored)) return [];
  if (type === 'checkbox') return lines([flattenValue(stored).join(', ')]);
  return lines(
    isComposite(type) ? PARTED[type](toParts(type, flattenValue(stored))) : [flattenValue(stored).join(', ')],
  );
}

/** The field with its value as HTML; everything that somebody wrote is escaped (FRM-039). */
export function renderSummaryHtml(field: SummaryField, value: SummaryValue, words?: LikertMessages): string {
  const html = formatSummaryLines(field, value, words).map(({ label, text }) => {
    const escaped = escapeHtml(text).replaceAll('\n', '<br>');
    return label === undefined ? escaped : `<b>${escapeHtml(label)}:</b> ${escaped}`;
  });
  return `<p><b>${escapeHtml(field.title)}:</b> ${html.join('<br>')}</p>`;
}

type Parts = Readonly<Record<string, string>>;

/** The lines of a value by its parts; parts that were not entered leave no gaps. */
const PARTED: Readonly<Record<CompositeType, (parts: Parts) => string[]>> = {
  name: (parts) => [joined(' ', parts, PARTS.name)],
  phone: ({ Areacode, ...parts }) => {
    const area = Areacode ? `(${Areacode})` : '';
    const local = joined('-', parts, ['Prefix', 'Line']);
    return [[parts.Country, area, local].filter(Boolean).join(' ')];
  },
  address: (parts) => {
    const city = joined(', ', parts, ['City', 'State']);
    const place = [city, joined(' ', parts, ['Zip', 'Country'])].filter(Boolean).join(' ');
    return [parts.Line1 ?? '', parts.Line2 ?? '', place].filter(Boolean);
  },
  date: (parts) => [joined('/', parts, PARTS.date)],
  // A part that was not entered is the full hour or minute.
  time: ({ Hour, Minute, Second, Ampm }) => {
    const clock = [Hour, twoDigits(Minute), twoDigits(Second)].join(':');
    return [Ampm ? `${clock} ${Ampm.toLowerCase()}` : clock];
  },
};

const joined = (between: string, parts: Parts, names: readonly string[]): string =>
  names
    .map((name) => parts[name])
    .filter(Boolean)
    .join(between);

const twoDigits = (text = ''): string => text.padStart(2, '0');

const lines = (texts: readonly string[]): SummaryLine[] => texts.map((text) => ({ text }));

/** Parts with names in the order of the wire. */
function storedForm(type: SummaryField['type'], value: SummaryValue): FormValue {
  if (!isComposite(type) || typeof value === 'string' || Array.isArray(value)) return value as FormValue;
  const parts = value as Readonly<Record<string, string | number>>;
  return PARTS[type].map((part) => String(parts[part] ?? ''));
}

function likertLines(value: SummaryValue, words: LikertMessages): SummaryLine[] {
  if (typeof value === 'string' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([label, answers]) => {
    const said = [answers].flat().map((answer) => likertWord(String(answer), words));
    return said.length > 0 ? [{ label, text: said.join(', ') }] : [];
  });
}

/** FRM-038: from -2 to 2; an answer of the form's own speaks for itself. */
function likertWord(answer: string, words: LikertMessages): string {
  const place = LIKERT_VALUES.indexOf(answer as never);
  return place < 0 ? answer : words[LIKERT_MESSAGE_NAMES[place]!];
}
