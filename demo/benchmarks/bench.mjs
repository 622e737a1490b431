// `npm run bench`: benchmarks the library against its peers and the physical limit. Prepares all subjects, measures,
// and prints tables and verdicts.
import fs from 'node:fs';
import { installPeers } from './lib/install.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { getMissedGoals } from './report/goals.mjs';
import { judgeAll, reportOf } from './report.mjs';

try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 1;
}

async function main(options) {
  if (options.help) return console.log(HELP);
  installPeers();
  const { prepare } = await import('./lib/prepare.mjs'); // needs the peers
  const { measure } = await import('./lib/measure.mjs');
  await prepare(options);
  const results = await measure(options);
  const verdicts = judgeAll(results, options.goals);
  const report = reportOf(results, verdicts);
  console.log(report);
  if (options.table) fs.writeFileSync(options.table, `${report}\n`);
  const missed = getMissedGoals(verdicts, options.goals !== undefined);
  if (options.gate && missed.length > 0) {
    console.error(`bench: goals not met: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
}
