// Units of weights and dimensions.
import { createNumberFormat } from '../i18n/number-format';

/** `measurementStandard` of the store settings (PRD-010). */
export const MeasurementStandard = { imperial: 1, metric: 2 } as const;

/** Any other number means metric, as specified (PRD-011, PRD-012). */
export const getWeightUnit = (standard: number): string =>
  standard === MeasurementStandard.imperial ? 'lbs' : 'kg';

export const getLengthUnit = (standard: number): string =>
  standard === MeasurementStandard.imperial ? '"' : 'cm';

/** Formats as `1.5 kg`. */
export const formatWeight = (weight: number, standard: number, locale: string): string =>
  `${formatNumber(weight, locale)} ${getWeightUnit(standard)}`;

/** Formats as `30 × 20 × 2 cm` or `12" × 8" × 1"`. */
export function formatDimensions(lengths: readonly number[], standard: number, locale: string): string {
  const unit = getLengthUnit(standard);
  const numbers = lengths.map((length) => formatNumber(length, locale));
  return unit === '"' ? numbers.map((text) => `${text}"`).join(' × ') : `${numbers.join(' × ')} ${unit}`;
}

const formatNumber = (value: number, locale: string): string => createNumberFormat(locale).format(value);
