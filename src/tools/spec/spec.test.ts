// Tests that requirement ids are read from every form of title, and only from tests that run.
import { describe, expect, it } from 'vitest';
import { missing, perArea, unknown } from './coverage.mjs';
import { rulingNumbers, unknownRulings } from './rulings.mjs';
import { claimsOf } from './titles.mjs';

const claimed = (text: string) => claimsOf({ path: 'a.test.ts', text }).map(({ id }) => id);

describe('claimsOf', () => {
  it.each([
    ['it', `it('stores it [CON-001]', () => {});`],
    ['test', `test("stores it [CON-001]", () => {});`],
    ['describe', `describe('consent [CON-001]', () => {});`],
    ['a template', 'it(`stores ${name} [CON-001]`, () => {});'],
    ['a concatenation', `it('stores it ' + '[CON-001]', () => {});`],
    ['only', `it.only('stores it [CON-001]', () => {});`],
    ['each with an array', `it.each([[1, 2]])('%s [CON-001]', () => {});`],
    ['each with a template', 'it.each`a | b\n${1} | ${2}`("$a [CON-001]", () => {});'],
    ['inside describe', `describe('a', () => { it('b [CON-001]', () => {}); });`],
  ])('reads %s', (_, text) => {
    expect(claimed(text)).toEqual(['CON-001']);
  });

  it('reads several ids in one title', () => {
    expect(claimed(`it('a [CON-001, CON-002] and [I18-003]', () => {});`)).toEqual([
      'CON-001',
      'CON-002',
      'I18-003',
    ]);
  });

  it.each([
    ['each', `it.each([['CON-001', 1], ['CON-002', 2]])('case [%s]', () => {});`],
    ['each of objects', `it.each([{ id: 'CON-001' }, { id: 'CON-002' }])('case [$id]', () => {});`],
    [
      'each of a constant',
      `const cases = [['CON-001'], ['CON-002']]; it.each(cases)('case [%s]', () => {});`,
    ],
    ['an each template', 'it.each`id | x\n${"CON-001"} | 1\n${"CON-002"} | 2`("case [$id]", () => {});'],
    ['for of', 'for (const [id] of [["CON-001"], ["CON-002"]]) it(`case [${id}]`, () => {});'],
    [
      'for of entries',
      'const m = { a: "CON-001", b: "CON-002" }; for (const [k, id] of Object.entries(m)) it(`case [${id}]`, () => {});',
    ],
    ['forEach', 'const ids = ["CON-001", "CON-002"]; ids.forEach((id) => it(`case [${id}]`, () => {}));'],
  ])('reads ids that %s inserts into titles', (_, text) => {
    expect(claimed(text)).toEqual(['CON-001', 'CON-002']);
  });

  it.each([
    ['a skipped test', `it.skip('a [CON-001]', () => {});`],
    ['a test in a skipped suite', `describe.skip('a', () => { it('b [CON-001]', () => {}); });`],
    ['a planned test', `it.todo('a [CON-001]');`],
    ['a comment', `// it('a [CON-001]')`],
    ['a value', `it('a', () => { expect(x).toBe('[CON-001]'); });`],
    ['a title without brackets', `it('a CON-001', () => {});`],
    ['a table with ids that no title contains', `it.each([['CON-001']])('a', () => {});`],
    ['another function', `note('[CON-001]');`],
  ])('claims nothing for %s', (_, text) => {
    expect(claimed(text)).toEqual([]);
  });
});

describe('coverage', () => {
  const spec = {
    areas: { CON: 'Consent', MAP: 'Map' },
    requirements: [
      { id: 'CON-001', area: 'CON', text: 'a' },
      { id: 'CON-002', area: 'CON', text: 'b' },
      { id: 'MAP-001', area: 'MAP', text: 'c' },
    ],
  };
  const claims = claimsOf({
    path: 'a.test.ts',
    text: `it('x [CON-001]', f); it('y [CON-001, CON-099]', f);`,
  });

  it('counts each requirement once per area', () => {
    expect(perArea(spec, claims)).toEqual([
      { area: 'CON', name: 'Consent', total: 2, tested: 1 },
      { area: 'MAP', name: 'Map', total: 1, tested: 0 },
    ]);
  });

  it('lists untested requirements, of one area or all', () => {
    expect(missing(spec, claims).map(({ id }) => id)).toEqual(['CON-002', 'MAP-001']);
    expect(missing(spec, claims, 'MAP').map(({ id }) => id)).toEqual(['MAP-001']);
  });

  it('finds ids that do not exist', () => {
    expect(unknown(spec, claims).map(({ id, line }) => [id, line])).toEqual([['CON-099', 1]]);
  });
});

describe('rulings', () => {
  const numbers = rulingNumbers(
    '# Rulings\n\n1. **Names.** One.\n   Continued: 7 of them.\n2. **Bulk.** Two.\n',
  );

  it('reads the numbers of the list', () => {
    expect([...numbers]).toEqual([1, 2]);
  });

  it('finds citations of rulings that do not exist, also in lists', () => {
    const text = '// See ruling 1.\n// Rulings 2, 3 and 4 apply.\n';
    expect(unknownRulings({ path: 'a.ts', text }, numbers)).toEqual([
      { ruling: 3, path: 'a.ts', line: 2 },
      { ruling: 4, path: 'a.ts', line: 2 },
    ]);
  });
});
