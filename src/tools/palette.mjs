// @ts-check
// `npm run palette -- '#b4532f' [--harmony Analogous]`: prints the style sheet of a palette, for light and dark.
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

const { module } = await runnerImport('src/tools/theme/palette.ts', { configFile: false, logLevel: 'warn' });
try {
  console.log(module.printPalette(argv.slice(2)).trimEnd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exit(1);
}
