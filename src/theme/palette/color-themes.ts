// The five color themes of a section: which system color is background, text, button and border.
import {
  ensureContrast,
  getContrast,
  getLuminance,
  mix,
  PART_CONTRAST,
  pickHighestContrast,
  TEXT_CONTRAST,
} from './luminance';
import type { SystemColorId, SystemColors } from './palette';
import { BLACK, type Rgb, WHITE } from './rgb';

/** From light to dark (PAL-008). */
export const COLOR_THEMES = ['Lightest', 'Light', 'Bright', 'Dark', 'Darkest'] as const;

export type ColorThemeName = (typeof COLOR_THEMES)[number];

/** Every text color has a contrast of at least 4.5 with its background; all others have at least 3. */
export interface ColorTheme {
  readonly background: Rgb;
  /** Background of dialogs and cards, with the same contrast guarantees. */
  readonly surface: Rgb;
  readonly text: Rgb;
  readonly muted: Rgb;
  /** Outline of form controls. */
  readonly border: Rgb;
  /** Background of buttons. */
  readonly accent: Rgb;
  readonly onAccent: Rgb;
  readonly accentHover: Rgb;
  readonly accentActive: Rgb;
  /** Links, and the focus ring. */
  readonly accentText: Rgb;
  readonly error: Rgb;
  readonly success: Rgb;
  readonly warning: Rgb;
}

const BACKGROUNDS: Readonly<Record<ColorThemeName, SystemColorId>> = {
  Lightest: 'white',
  Light: 'lightAccent',
  Bright: 'accent',
  Dark: 'darkAccent',
  Darkest: 'black',
};

const STATUS = { error: [186, 26, 26], success: [20, 108, 46], warning: [138, 80, 0] } as const;

/** The colors of a section. */
export function createColorTheme(name: ColorThemeName, colors: SystemColors): ColorTheme {
  const background = colors[BACKGROUNDS[name]];
  const { white, black } = colors;
  const text = pickHighestContrast(
    background,
    name === 'Lightest' || name === 'Light' ? [black, white] : [white, black],
  );
  const surface = liftSurface(background, text);
  const ensure = (color: Rgb, ratio: number) => ensureContrast(color, surface, ratio);
  // The accent would be invisible on a background of the same color, so the text color replaces it.
  const accent = name === 'Bright' ? text : ensure(colors.accent, PART_CONTRAST);
  const onAccent = name === 'Bright' ? background : pickHighestContrast(accent, [white, black]);
  return {
    background,
    surface,
    text,
    muted: ensure(mix(text, background, 0.72), TEXT_CONTRAST),
    border: ensure(mix(text, background, 0.45), PART_CONTRAST),
    accent,
    onAccent,
    accentHover: shiftAccent(accent, onAccent, 0.14),
    accentActive: shiftAccent(accent, onAccent, 0.24),
    accentText: name === 'Bright' ? text : ensure(colors.accent, TEXT_CONTRAST),
    error: ensure(STATUS.error, TEXT_CONTRAST),
    success: ensure(STATUS.success, TEXT_CONTRAST),
    warning: ensure(STATUS.warning, TEXT_CONTRAST),
  };
}

/** Makes surfaces slightly lighter than an almost black background, on which a shadow would be invisible. */
function liftSurface(background: Rgb, text: Rgb): Rgb {
  const raised = mix(text, background, 0.06);
  const isLifted = getLuminance(background) < 0.02 && getContrast(text, raised) >= TEXT_CONTRAST;
  return isLifted ? raised : background;
}

/** Shifts the accent away from the text on it, which increases the contrast; almost black or white accents shift toward it. */
function shiftAccent(accent: Rgb, onAccent: Rgb, share: number): Rgb {
  const target = getLuminance(onAccent) > getLuminance(accent) ? BLACK : WHITE;
  const shifted = mix(target, accent, share);
  return getContrast(accent, onAccent) > 12 ? mix(onAccent, accent, share) : shifted;
}
