import { expect, it } from 'vitest';
import {
  compareVersions,
  distTag,
  findVersionProblem,
  releaseChangelog,
  unreleased,
} from './release-rules.mjs';

const changelog = (sections: string) =>
  `# Changelog\n\n## [Unreleased]\n\n${sections}\n\n## [0.1.0] – 2026-01-01\n\n- First.\n`;
const added = unreleased(changelog('### Added\n\n- A gallery.'));
const fixed = unreleased(changelog('### Fixed\n\n- A gap.'));
const removed = unreleased(changelog('### Removed\n\n- An option.'));

it('reads only the unreleased section', () => {
  expect(added).toBe('### Added\n\n- A gallery.');
  expect(unreleased('# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- A gap.\n')).toBe(
    '### Fixed\n\n- A gap.',
  );
});

it.each([
  ['0.2.0', '0.1.0', added],
  ['0.1.1', '0.1.0', fixed],
  ['0.2.0', '0.1.9', removed],
  ['2.0.0', '1.4.0', removed],
  ['1.0.0', '1.0.0-beta.2', fixed],
  ['1.0.0-beta.10', '1.0.0-beta.9', fixed],
])('%s may follow %s', (next, current, changes) => {
  expect(findVersionProblem(next, current, changes)).toBeUndefined();
});

it.each([
  ['next', '0.1.0', added, 'is not a version'],
  ['0.1.0', '0.1.0', added, 'is not greater'],
  ['1.0.0-beta.1', '1.0.0', fixed, 'is not greater'],
  ['0.1.1', '0.1.0', added, 'a minor version is needed'],
  ['1.5.0', '1.4.0', removed, 'a major version is needed'],
  ['0.2.0', '0.1.0', '', 'lists nothing'],
])('%s may not follow %s', (next, current, changes, problem) => {
  expect(findVersionProblem(next, current, changes)).toContain(problem);
});

it('compares numbers as numbers', () => {
  expect(compareVersions('0.10.0', '0.9.0')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
});

it('moves the changes to the version', () => {
  const text = releaseChangelog(changelog('### Fixed\n\n- A gap.'), '0.1.1', '2026-11-24');
  expect(text).toContain('## [Unreleased]\n\n## [0.1.1] – 2026-11-24\n\n### Fixed');
  expect(unreleased(text)).toBe('');
});

it('installs prereleases on request only', () => {
  expect([distTag('1.0.0'), distTag('1.0.0-beta.1')]).toEqual(['latest', 'next']);
});
