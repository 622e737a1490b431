// Lists the accessibility tests of each element, found in the files of its folder.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedElement } from './index-page';
import { tableMarkup } from './table';

const BLOCKS = 'src/blocks';

/** Text in a spec that shows that it tests this. */
const MARKS = {
  axe: /\bbe\.accessible\(/,
  keys: /\bsendKeys\(/,
  forcedColors: /forcedColors: 'active'/,
  reducedMotion: /reducedMotion: 'reduce'/,
};

export async function accessibilityTable(listed: readonly ListedElement[]): Promise<string> {
  const rows = await Promise.all(listed.map(({ element }) => readRow(element.tag, element.name)));
  return tableMarkup(
    ['Element', 'Samples', 'axe in states', 'Keyboard', 'Forced colors', 'Reduced motion'],
    rows,
  );
}

async function readRow(tag: string, name: string): Promise<string[]> {
  const folder = join(BLOCKS, name);
  const files = (await readdir(folder, { recursive: true }).catch(() => [])).map(String);
  const specs = await Promise.all(
    files.filter((file) => /\.spec\.tsx?$/.test(file)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const samples = await readFile(join(folder, 'testing/accessibility-trees.ts'), 'utf8').catch(() => '');
  const marks = Object.values(MARKS).map((mark) => (specs.some((spec) => mark.test(spec)) ? 'yes' : '–'));
  return [`\`<${tag}>\``, String(samples.match(/^ {2}[`']/gm)?.length ?? 0), ...marks];
}
