// The documented brightness thresholds. They do not guarantee readable text, so safe colors are computed by contrast.
import { getLuminance } from './luminance';
import { parseHex, type Rgb } from './rgb';

/** PAL-011. */
export const LUMA_THRESHOLD = 0.34;
/** PAL-012. */
export const DARKNESS_THRESHOLD = 0.65;
/** PAL-013. */
export const FALLBACK_SEED = '#FFAABB';

/** Whether the relative luminance is above 0.34 and so requires dark text, according to the documented rule. */
export const isAboveLumaThreshold = (color: Rgb): boolean => getLuminance(color) > LUMA_THRESHOLD;

/** Whether the perceived brightness (0 to 255) is below 0.65 of 256, according to the documented rule. */
export function isDark([red, green, blue]: Rgb): boolean {
  return (red * 299 + green * 587 + blue * 114) / 1000 < DARKNESS_THRESHOLD * 256;
}

/** The seed as a color, or the fallback seed if the text is not a hexadecimal color. */
export const parseSeed = (text: string): Rgb => parseHex(text) ?? (parseHex(FALLBACK_SEED) as Rgb);
