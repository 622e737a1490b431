// A palette as CSS: the semantic tokens for light and dark mode, and the ten system colors.
import { type ColorTheme, type ColorThemeName, createColorTheme } from './color-themes';
import { SYSTEM_COLOR_IDS, type SystemColors } from './palette';
import { toHex } from './rgb';

/** Token of each role, as elements read them. */
const TOKENS: Readonly<Record<keyof ColorTheme, string>> = {
  background: '--site-background',
  surface: '--site-surface',
  text: '--site-text',
  muted: '--site-muted',
  border: '--site-border-strong',
  accent: '--site-accent',
  onAccent: '--site-on-accent',
  accentHover: '--site-accent-hover',
  accentActive: '--site-accent-active',
  accentText: '--site-accent-text',
  error: '--site-error',
  success: '--site-success',
  warning: '--site-warning',
};

export interface ThemeCssOptions {
  /** Theme in light mode. */
  readonly light?: ColorThemeName;
  /** Theme in dark mode. */
  readonly dark?: ColorThemeName;
  readonly selector?: string;
}

/** Custom properties by name; the values follow `color-scheme`. */
export function toThemeProperties(
  colors: SystemColors,
  { light = 'Lightest', dark = 'Darkest' }: ThemeCssOptions = {},
): Record<string, string> {
  const [day, night] = [createColorTheme(light, colors), createColorTheme(dark, colors)];
  const roles = (Object.keys(TOKENS) as (keyof ColorTheme)[]).map((role) => [
    TOKENS[role],
    scheme(toHex(day[role]), toHex(night[role])),
  ]);
  const system = SYSTEM_COLOR_IDS.map((id) => [toPropertyName(id), toHex(colors[id])]);
  return Object.fromEntries([...roles, ...system]);
}

const scheme = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** `safeLightAccent` -> `--site-color-safe-light-accent`. */
const toPropertyName = (id: string): string =>
  `--site-color-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A style sheet with the palette; link it after the base style sheet. */
export function toThemeCss(colors: SystemColors, options: ThemeCssOptions = {}): string {
  const lines = Object.entries(toThemeProperties(colors, options)).map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  return `${options.selector ?? ':root'} {\n  color-scheme: light dark;\n${lines.join('\n')}\n}\n`;
}
