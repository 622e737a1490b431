// Prints the style sheet of a palette.
import { createBaseColors, HARMONIES, type Harmony } from '../../theme/palette/modes';
import { createSystemColors } from '../../theme/palette/palette';
import { parseHex } from '../../theme/palette/rgb';
import { toThemeCss } from '../../theme/palette/theme-css';

/**
 * @param args the seed color, and `--harmony <name>`
 * @throws Error with the usage of the command
 */
export function printPalette(args: readonly string[]): string {
  const [seed = ''] = args;
  const name = args[args.indexOf('--harmony') + 1];
  const harmony = args.includes('--harmony') ? HARMONIES.find((known) => isSame(known, name)) : HARMONIES[0];
  if (!parseHex(seed)) throw new Error(`"${seed}" is not a hexadecimal color. ${USAGE}`);
  if (!harmony) throw new Error(`"${name}" is not one of ${HARMONIES.join(', ')}. ${USAGE}`);
  return toThemeCss(createSystemColors(createBaseColors({ mode: 'From Color', seed, harmony })));
}

const USAGE = "Usage: npm run palette -- '#b4532f' [--harmony Analogous]";

const isSame = (harmony: Harmony, name: string | undefined): boolean =>
  harmony.toLowerCase() === name?.toLowerCase();
