// Prints the tables and verdicts of a results file: node demo/benchmarks/report.mjs [results.json]
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BENCH } from './lib/paths.mjs';
import { goalsTable } from './report/goals.mjs';
import { suiteTables } from './report/tables.mjs';
import { judge } from './report/verdict.mjs';

/** @param {string[]} [ids] these goals; by default, those of the measured suites */
export function judgeAll(results, ids) {
  const goals = JSON.parse(fs.readFileSync(path.join(BENCH, 'goals.json'), 'utf8'));
  const unknown = ids?.filter((id) => !goals.some((goal) => goal.id === id)) ?? [];
  if (unknown.length > 0) throw new Error(`--goals: there is no goal ${unknown.join(', ')} in goals.json.`);
  const chosen = (goal) => (ids ? ids.includes(goal.id) : goal.suite in results);
  return goals.filter(chosen).map((goal) => judge(goal, results));
}

/** Markdown. */
export function reportOf(results, verdicts) {
  return [...suiteTables(results), goalsTable(verdicts)].filter(Boolean).join('\n\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = process.argv[2] ?? path.join(BENCH, 'results.json');
  const results = JSON.parse(fs.readFileSync(file, 'utf8'));
  console.log(reportOf(results, judgeAll(results)));
}
