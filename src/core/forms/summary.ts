// Human-readable summaries of submitted values for emails, lists and pages (FRM-033 to FRM-039).

import { flattenValue, isEmptyValue } from '../fields/values';
import { controlMessages } from '../messages/control-messages';
import type { FormField, FormValue } from '../wire/form';
import { type CompositeType, isComposite, PARTS, toParts } from './field-parts';
import { LIKERT_MESSAGE_NAMES, LIKERT_VALUES } from './likert';

export type LikertMessages = Readonly<Record<(typeof LIKERT_MESSAGE_NAMES)[number], string>>;

/** Properties of a field that affect its summary. */
export type SummaryField = Pick<FormField, 'type'>;

/** One line of a value; lines of Likert fields are labeled with the question. */
export interface SummaryLine {
  readonly label?: string;
  readonly text: string;
}

/** A stored value, or an object with named parts. */
export type SummaryValue = FormValue | Readonly<Record<string, string | number>>;

/** Formats the value as lines of plain text; an empty value has none. */
export function formatSummaryLines(
  { type }: SummaryField,
  value: SummaryValue,
  messages: LikertMessages = controlMessages,
): SummaryLine[] {
  if (type === 'section') return [];
  if (type === 'likert') return likertLines(value, messages);
  const stored = toStoredValue(type, value);
  if (isEmptyValue(stored)) return [];
  if (type === 'checkbox') return toLines([flattenValue(stored).join(', ')]);
  return toLines(
    isComposite(type)
      ? COMPOSITE_FORMATTERS[type](toParts(type, flattenValue(stored)))
      : [flattenValue(stored).join(', ')],
  );
}

type Parts = Readonly<Record<string, string>>;

/** Formatters of composite values; empty parts are skipped. */
const COMPOSITE_FORMATTERS: Readonly<Record<CompositeType, (parts: Parts) => string[]>> = {
  name: (parts) => [joinParts(' ', parts, PARTS.name)],
  phone: ({ Areacode, ...parts }) => {
    const area = Areacode ? `(${Areacode})` : '';
    const local = joinParts('-', parts, ['Prefix', 'Line']);
    return [[parts.Country, area, local].filter(Boolean).join(' ')];
  },
  address: (parts) => {
    const city = joinParts(', ', parts, ['City', 'State']);
    const lastLine = [city, joinParts(' ', parts, ['Zip', 'Country'])].filter(Boolean).join(' ');
    return [parts.Line1 ?? '', parts.Line2 ?? '', lastLine].filter(Boolean);
  },
  date: (parts) => [joinParts('/', parts, PARTS.date)],
  // Missing minutes and seconds are printed as zero.
  time: ({ Hour, Minute, Second, Ampm }) => {
    const clock = [Hour, twoDigits(Minute), twoDigits(Second)].join(':');
    return [Ampm ? `${clock} ${Ampm.toLowerCase()}` : clock];
  },
};

const joinParts = (separator: string, parts: Parts, names: readonly string[]): string =>
  names
    .map((name) => parts[name])
    .filter(Boolean)
    .join(separator);

const twoDigits = (text = ''): string => text.padStart(2, '0');

const toLines = (texts: readonly string[]): SummaryLine[] => texts.map((text) => ({ text }));

/** Converts named parts to the stored order. */
function toStoredValue(type: SummaryField['type'], value: SummaryValue): FormValue {
  if (!isComposite(type) || typeof value === 'string' || Array.isArray(value)) return value as FormValue;
  const parts = value as Readonly<Record<string, string | number>>;
  return PARTS[type].map((part) => String(parts[part] ?? ''));
}

function likertLines(value: SummaryValue, messages: LikertMessages): SummaryLine[] {
  if (typeof value === 'string' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([label, answers]) => {
    const labels = [answers].flat().map((answer) => likertLabel(String(answer), messages));
    return labels.length > 0 ? [{ label, text: labels.join(', ') }] : [];
  });
}

/** Label of a default answer, -2 to 2 (FRM-038); custom answers are their own label. */
function likertLabel(answer: string, messages: LikertMessages): string {
  const index = LIKERT_VALUES.indexOf(answer as never);
  return index < 0 ? answer : messages[LIKERT_MESSAGE_NAMES[index]!];
}
