// @ts-check
// Compares the build with its size budgets. A budget without files and an entry without a budget are errors.
import { sheets } from '../../../elements/sheets.mjs';
import { total, withOwnChunks, withStaticImports } from './measure.mjs';

/** @typedef {import('./measure.mjs').Built} Built */
/** @typedef {import('./measure.mjs').Size} Size */
/**
 * `files`: names without hash, `*` for any part; `*` alone excludes style sheets of single elements, whose rules are
 * also in the combined sheets. `measure`: `own` measures the files with chunks that only they import, `shared` with all
 * static imports. `except`: names to exclude. `build`: folder of another build. `modules` instead of `files`: these
 * sources, bundled separately. There is one limit, in KiB (1024 bytes), with its reason.
 * @typedef {{ name: string, files: string[], build?: string, modules?: string[], except?: string[], measure: 'own' |
 * 'shared', maxBrotliKiB?: number, maxGzipKiB?: number, why: string }} Budget
 */
/** @typedef {{ name: string, own: Size, shared: Size, limit: string, problem: string | undefined }} Row */

/**
 * One row per budget, with its problem, if any.
 * @param {Built[]} build
 * @param {Budget[]} budgets
 * @returns {Row[]}
 */
export function compareBudgets(build, budgets) {
  return budgets.map((budget) => {
    const { files, unmatched } = select(build, budget);
    const own = total(withOwnChunks(build, files));
    const shared = total(withStaticImports(build, files));
    const problem =
      unmatched.length > 0 ? `${unmatched.join(', ')} was not built` : getProblem(budget, own, shared);
    return { name: budget.name, own, shared, limit: limitOf(budget).text, problem };
  });
}

/**
 * Budget of an element without an entry in size-budgets.json.
 * @type {Omit<Budget, 'name' | 'files'>}
 */
const ELEMENT_BUDGET = {
  measure: 'own',
  maxGzipKiB: 3,
  why: 'What an element may add without a reason; a larger one needs a budget of its own.',
};

/**
 * Budget of its style sheet.
 * @type {Omit<Budget, 'name' | 'files'>}
 */
const SHEET_BUDGET = { ...ELEMENT_BUDGET, maxGzipKiB: 1.3 };

/** Style sheets of single elements. */
const OWN_SHEETS = new Set(
  Object.values(sheets)
    .flat()
    .map((tag) => `${tag}.css`),
);

/**
 * The budgets, with default ones for all other elements of the build and their style sheets.
 * @param {Built[]} build
 * @param {Budget[]} budgets
 * @returns {Budget[]}
 */
export function withElementBudgets(build, budgets) {
  const others = unbudgeted(build, budgets);
  return [
    ...budgets,
    ...others
      .filter((name) => /^site-.*\.js$/.test(name))
      .map((file) => ({ ...ELEMENT_BUDGET, name: file.slice(0, -3), files: [file] })),
    ...others
      .filter((name) => OWN_SHEETS.has(name))
      .map((file) => ({ ...SHEET_BUDGET, name: file, files: [file] })),
  ];
}

/**
 * Entries (files at the top level of the build) without a budget. @param {Built[]} build @param {Budget[]} budgets
 * @returns {string[]}
 */
export function unbudgeted(build, budgets) {
  const named = new Set(
    budgets.flatMap(({ build: other, files }) => (other ? [] : files)).filter((name) => !name.includes('*')),
  );
  return build.map(({ name }) => name).filter((name) => !name.includes('/') && !named.has(name));
}

/** @param {Built[]} build @param {Budget} budget */
function select(build, { files: patterns, except = [] }) {
  const files = build.filter(
    ({ name }) =>
      patterns.some((pattern) => (pattern === '*' ? !OWN_SHEETS.has(name) : matches(pattern, name))) &&
      !except.some((pattern) => matches(pattern, name)),
  );
  const unmatched = patterns.filter((pattern) => !build.some(({ name }) => matches(pattern, name)));
  return { files, unmatched };
}

/** @param {string} pattern @param {string} name */
function matches(pattern, name) {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(name);
}

/** @param {Budget} budget @param {Size} own @param {Size} shared @returns {string | undefined} */
function getProblem(budget, own, shared) {
  const { max, unit } = limitOf(budget);
  const weight = (budget.measure === 'own' ? own : shared)[unit] / 1024;
  if (weight <= max) return undefined;
  return `${weight.toFixed(2)} KiB is more than ${max}: ${budget.why}`;
}

/** @param {Budget} budget @returns {{ max: number, unit: 'gzip' | 'brotli', text: string }} */
function limitOf({ name, measure, maxBrotliKiB, maxGzipKiB }) {
  const [max, unit] = maxBrotliKiB === undefined ? [maxGzipKiB, 'gzip'] : [maxBrotliKiB, 'brotli'];
  if (max === undefined) throw new Error(`size-budgets.json: ${name} has no limit.`);
  return { max, unit: /** @type {'gzip' | 'brotli'} */ (unit), text: `${measure} ${unit} ≤ ${max}` };
}
