// Table of the points of an accessible shop, by keyboard: with and without script, our shop and others.
import { table } from './format.mjs';

const NAMES = { on: 'with script', off: 'without' };

export function shop({ rows }) {
  const keys = Object.keys(rows);
  const head = [
    '',
    ...keys.map((key) => key.replace('#', ', ').replace(/on$|off$/, (script) => NAMES[script])),
  ];
  const titles = [...new Set(Object.values(rows).flatMap(Object.keys))].filter((title) => title !== 'error');
  const lines = titles.map((title) => [title, ...keys.map((key) => cell(rows[key], title))]);
  return `### H. A shop by keys (empty: not offered, otherwise what is missing)\n\n${table(head, lines)}`;
}

function cell(row, title) {
  const problem = row.error?.text ?? row[title]?.text ?? row[title];
  return problem === 'none' ? '' : problem;
}
