// @ts-check
// Rules for a release: which version may follow, and the resulting changelog.

/**
 * The problem with a new version, or undefined.
 * @param {string} next
 * @param {string} current
 * @param {string} changes the section “Unreleased” of the changelog
 * @returns {string | undefined}
 */
export function findVersionProblem(next, current, changes) {
  if (!/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/.test(next))
    return `"${next}" is not a version like 1.2.3 or 1.2.3-beta.1.`;
  if (compareVersions(next, current) <= 0) return `${next} is not greater than ${current}.`;
  if (!/^- /m.test(changes)) return 'CHANGELOG.md lists nothing under "Unreleased".';
  const needed = neededPart(changes, current);
  const [major = 0, minor = 0] = numbers(next);
  const [currentMajor = 0, currentMinor = 0] = numbers(current);
  const isMajor = major > currentMajor;
  const isMinor = isMajor || minor > currentMinor;
  if (needed === 'major' && !isMajor) return 'The changelog lists removals: a major version is needed.';
  if (needed === 'minor' && !isMinor)
    return 'The changelog lists more than fixes: a minor version is needed.';
  return undefined;
}

/** @param {string} changes @param {string} current @returns {'major' | 'minor' | 'patch'} */
function neededPart(changes, current) {
  // Before 1.0, a minor version may contain breaking changes.
  if (/^### Removed/m.test(changes)) return current.startsWith('0.') ? 'minor' : 'major';
  return /^### (Added|Changed|Deprecated)/m.test(changes) ? 'minor' : 'patch';
}

/** Negative if `a` is lower. A prerelease is lower than its release. @param {string} a @param {string} b */
export function compareVersions(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const position = left.findIndex((value, index) => value !== right[index]);
  if (position >= 0 && position < 3) return (left[position] ?? 0) - (right[position] ?? 0);
  if (a.includes('-') !== b.includes('-')) return a.includes('-') ? -1 : 1;
  return a.localeCompare(b, 'en', { numeric: true });
}

/** @param {string} version */
const numbers = (version) => version.split('-')[0]?.split('.').map(Number) ?? [];

/** The section “Unreleased”, without its heading. @param {string} changelog */
export const unreleased = (changelog) =>
  changelog
    .split(/^## /m)
    .find((section) => section.startsWith('[Unreleased]'))
    ?.replace('[Unreleased]', '')
    .trim() ?? '';

/** The changelog of a release. @param {string} changelog @param {string} version @param {string} date `2026-11-24` */
export const releaseChangelog = (changelog, version, date) =>
  changelog.replace(/^## \[Unreleased\]$/m, `## [Unreleased]\n\n## [${version}] – ${date}`);

/**
 * The npm tag under which a version is installed.
 * @param {string} version
 */
export const distTag = (version) => (version.includes('-') ? 'next' : 'latest');
