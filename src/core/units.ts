// Splits lengths and durations into number and unit. (LNK-019, LNK-020)

export interface ParsedMeasure {
  /** Null if the text does not start with a number or is a time of day. */
  readonly value: number | null;
  /** Text after the number, trimmed; the whole text if there is no number. */
  readonly unit: string;
}

/** Splits `24px` into 24 and `px`; accepts `1.5 em`, `-3`, `.5s` and `0,5rem`. `10:30` is not split. */
export function splitUnits(text: string): ParsedMeasure {
  const trimmed = text.trim();
  const parts = /^([+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?)(.*)$/is.exec(trimmed);
  if (!parts || isTimeLike(trimmed)) return { value: null, unit: trimmed };
  const [, number = '', unit = ''] = parts;
  return { value: Number(number.replace(',', '.')), unit: unit.trim() };
}

const isTimeLike = (text: string): boolean => /^\d{1,2}:\d/.test(text);
