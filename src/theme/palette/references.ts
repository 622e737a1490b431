// References to colors as blocks store them (PAL-007).

import type { ColorTheme } from './color-themes';
import { type ColorValue, parseColor, type ReportError, stringifyColor } from './color-value';
import { SYSTEM_COLOR_IDS, type SystemColorId, type SystemColors } from './palette';
import { type Rgb, rgbToHsl } from './rgb';

export const COLOR_REFERENCE_TYPES = ['SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR'] as const;

export type ColorReference =
  | { readonly type: 'SITE_PALETTE_COLOR'; readonly id: string; readonly alpha?: number }
  | { readonly type: 'CUSTOM_COLOR'; readonly customColor: string }
  | { readonly type: 'THEME_COLOR'; readonly role?: keyof ColorTheme };

/**
 * Resolves a reference to a CSS color. A theme color is the accent of the section's theme unless it names another
 * role.
 * @returns undefined, after reporting an error, for a reference that cannot be resolved
 */
export function resolveColorReference(
  reference: ColorReference,
  colors: SystemColors,
  theme: ColorTheme,
  report?: ReportError,
): string | undefined {
  switch (reference.type) {
    case 'CUSTOM_COLOR': {
      const value = parseColor(reference.customColor, report);
      return value && stringifyColor(value, report);
    }
    case 'THEME_COLOR':
      return stringifyColor(toValue(theme[reference.role ?? 'accent']), report);
    case 'SITE_PALETTE_COLOR': {
      const { id, alpha = 1 } = reference;
      return stringifyColor(isSystemColorId(id) ? toValue(colors[id], alpha) : { id }, report);
    }
  }
}

const isSystemColorId = (id: string): id is SystemColorId => SYSTEM_COLOR_IDS.some((known) => known === id);

/** Uses hexadecimal notation only for opaque colors. */
function toValue(color: Rgb, alpha = 1): ColorValue {
  return { userFormat: alpha === 1 ? 'hex' : 'hsl', ...rgbToHsl(color), alpha };
}
