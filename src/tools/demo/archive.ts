// Copies the built documentation and the library into a versioned folder.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { VERSION } from './version';
import { toArchived } from './versions';

const TEXTS = ['.html', '.css', '.js', '.json'];

/** Compressed copies of changed files. */
const COMPRESSED = /\.(br|gz)$/;

export async function archiveDocs(): Promise<void> {
  const folder = join('dist/archive/versions', VERSION);
  await rm(folder, { recursive: true, force: true });
  const filter = (path: string) => !COMPRESSED.test(path);
  await cp('dist/demo', folder, { recursive: true, filter });
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = [
    ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    'site-elements',
  ];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => TEXTS.includes(extname(name)))) {
    const path = join(folder, file);
    await writeFile(path, toArchived(await readFile(path, 'utf8'), VERSION, folders));
  }
  // The library's files refer to each other relatively.
  await cp('dist/elements', join(folder, 'site-elements'), { recursive: true, filter });
  console.log(`${folder}: copy it to /versions/${VERSION}/ of the host.`);
}
