// @ts-check
// `npm run messages -- de.json`: validates a translation. The file maps keys to texts like
// `src/editors/messages.en.json`; its name is the language, unless `--locale` is given. Fails on unknown keys,
// plurals without `other`, plural categories that the language does not have, and unknown placeholders.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { translationProblems } from './messages/translation.mjs';
import { loadModules } from './source/load-modules.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  options: { locale: { type: 'string' } },
  allowPositionals: true,
});
const english = JSON.parse(readFileSync(resolve(ROOT, 'src/editors/messages.en.json'), 'utf8'));
const [check] = await loadModules(ROOT, ['src/core/i18n/check-message.ts']);
const files = positionals.length > 0 ? positionals : [resolve(ROOT, 'src/editors/messages.en.json')];
let wrong = 0;
for (const file of files) {
  const locale = values.locale ?? /^(?:messages\.)?([\w-]+)\.json$/.exec(basename(file))?.[1] ?? 'en';
  const { problems, missing } = translationProblems(readFileSync(file, 'utf8'), { english, locale, check });
  for (const problem of problems) console.error(`${file}: ${problem}`);
  wrong += problems.length;
  const total = Object.keys(english).length;
  console.log(`${file} (${locale}): ${total - missing.length} of ${total} texts, ${problems.length} wrong.`);
}
if (wrong > 0) exit(1);
