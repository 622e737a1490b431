// Our pages a second time, as the subject `slim`: the same markup and style sheets, with the scripts of the slim build.
import fs from 'node:fs';
import path from 'node:path';
import { OURS, SLIM } from '../lib/paths.mjs';
import { BUILT } from '../ours/build.mjs';

/** To be called after all other pages of ours have been written. */
export function writeSlimPages() {
  fs.rmSync(SLIM, { recursive: true, force: true });
  fs.mkdirSync(SLIM, { recursive: true });
  for (const file of fs.readdirSync(OURS).filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(OURS, file), 'utf8');
    fs.writeFileSync(path.join(SLIM, file), withSlimScripts(html));
  }
}

const withSlimScripts = (html) =>
  html
    .replace(/\.\/dist\/chunks\/(\w+)-[\w-]+\.js/g, (_, name) => `./dist/chunks/${slimChunk(name)}`)
    .replace(/\.\/dist\/([\w/-]+\.js)/g, '../ours/dist/slim/$1')
    .replaceAll('./dist/', '../ours/dist/');

/** Name of the chunk in the slim build, which has another hash. */
function slimChunk(name) {
  const files = fs.readdirSync(path.join(BUILT, 'slim/chunks'));
  return files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
}
