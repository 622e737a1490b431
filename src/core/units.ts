// Splits lengths and durations into number and unit. (LNK-019, LNK-020)

export interface ParsedMeasure {
  /** null where the text does not begin with a number, or is a time of day. */
  readonly value: number | null;
  /** What follows the number, without spaces around it; the whole text where there is none. */
  readonly unit: string;
}

/** `24px` is 24 and `px`; `1.5 em`, `-3`, `.5s` and `0,5rem` are read as meant; `10:30` stays whole. */
export function splitUnits(text: string): ParsedMeasure {
  const trimmed = text.trim();
  const parts = /^([+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?)(.*)$/is.exec(trimmed);
  if (!parts || isTimeLike(trimmed)) return { value: null, unit: trimmed };
  const [, number = '', unit = ''] = parts;
  return { value: Number(number.replace(',', '.')), unit: unit.trim() };
}

const isTimeLike = (text: string): boolean => /^\d{1,2}:\d/.test(text);
