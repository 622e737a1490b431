// Tests that files are measured with their imports and that every budget can fail.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Budget, compareBudgets, unbudgeted, withElementBudgets } from './budgets.mjs';
import { readBuild, toBuilt, total, withOwnChunks, withStaticImports } from './measure.mjs';

const built = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => toBuilt(path, text));

const build = built({
  'autoload.js': `import"./chunks/services-AbC_-123.js";const load=()=>import("./site-map.js");`,
  'site-map.js': `export{a}from"./chunks/runtime-Zz345678.js";`,
  'chunks/runtime-Zz345678.js': `import"./services-AbC_-123.js";export const a=1;`,
  'chunks/services-AbC_-123.js': `export const s=${Array.from({ length: 500 }, (_, i) => i ** 3).join('+')};`,
  'site-elements.css': '.a{}',
});
const byName = (name: string) => build.filter((file) => file.name === name);
const budget = (limits: Partial<Budget>): Budget => ({
  name: 'x',
  files: ['autoload.js'],
  measure: 'own',
  why: 'It must stay small.',
  ...limits,
});

describe('measure', () => {
  it('removes the hash from names', () => {
    expect(build.map(({ name }) => name)).toEqual([
      'autoload.js',
      'site-map.js',
      'chunks/runtime.js',
      'chunks/services.js',
      'site-elements.css',
    ]);
  });

  it('measures the same size whatever the hashes in the names of imported files', () => {
    const measure = (hash: string) => {
      const folder = mkdtempSync(join(tmpdir(), 'size-'));
      mkdirSync(join(folder, 'chunks'));
      writeFileSync(join(folder, 'a.js'), `import"./chunks/part-${hash}.js";import"./site-donation.js"`);
      writeFileSync(join(folder, 'site-donation.js'), '');
      writeFileSync(join(folder, `chunks/part-${hash}.js`), '');
      const [entry] = readBuild(folder);
      rmSync(folder, { recursive: true });
      return entry;
    };
    const [one, other, shorter] = ['aaaaaaaa', 'Zz_45-78', 'Zz_45-7'].map(measure);
    expect(one?.size).toEqual(other?.size);
    expect(shorter?.size.min).toBe(Number(one?.size.min) - 1);
    expect(one?.imports).toEqual(['chunks/part-aaaaaaaa.js', 'site-donation.js']);
  });

  it('follows static imports and re-exports but not dynamic ones, and counts each file once', () => {
    const names = (name: string) => withStaticImports(build, byName(name)).map((file) => file.name);
    expect(names('autoload.js')).toEqual(['autoload.js', 'chunks/services.js']);
    expect(names('site-map.js')).toEqual(['site-map.js', 'chunks/runtime.js', 'chunks/services.js']);
  });

  it('counts a chunk that only one entry imports as its own', () => {
    const names = (name: string) => withOwnChunks(build, byName(name)).map((file) => file.name);
    expect(names('autoload.js')).toEqual(['autoload.js']);
    expect(names('site-map.js')).toEqual(['site-map.js', 'chunks/runtime.js']);
  });

  it('throws if an import was not built', () => {
    const broken = built({ 'a.js': `import"./gone.js";` });
    expect(() => withStaticImports(broken, broken)).toThrow('a.js imports gone.js, which was not built.');
  });

  it('adds up bytes', () => {
    expect(total(byName('site-elements.css')).min).toBe(4);
    expect(total(build).gzip).toBe(build.reduce((sum, { size }) => sum + size.gzip, 0));
  });
});

describe('compareBudgets', () => {
  it('passes within the budget and fails beyond it', () => {
    expect(compareBudgets(build, [budget({ maxGzipKiB: 1 })])[0]?.problem).toBeUndefined();
    expect(compareBudgets(build, [budget({ maxGzipKiB: 0.01 })])[0]?.problem).toMatch(
      /is more than 0\.01: It must stay small\./,
    );
    expect(compareBudgets(build, [budget({ maxBrotliKiB: 0.01 })])[0]?.problem).toMatch(/is more than 0\.01/);
  });

  it('includes shared code only if configured', () => {
    const files = ['site-map.js'];
    const own = budget({ files, maxGzipKiB: 0.2 });
    expect(compareBudgets(build, [own])[0]?.problem).toBeUndefined();
    expect(compareBudgets(build, [{ ...own, measure: 'shared' }])[0]?.problem).toBeDefined();
  });

  it('fails when a file is missing', () => {
    const [row] = compareBudgets(build, [budget({ files: ['autoload.js', 'site-form.js'], maxGzipKiB: 9 })]);
    expect(row?.problem).toBe('site-form.js was not built');
  });

  it('rejects a budget without a limit', () => {
    expect(() => compareBudgets(build, [budget({})])).toThrow('x has no limit');
  });
});

it('finds entries without a budget', () => {
  const budgets = [budget({ files: ['autoload.js', 'site-elements.css'] }), budget({ files: ['*'] })];
  expect(unbudgeted(build, budgets)).toEqual(['site-map.js']);
});

it('applies the default budget to other elements', () => {
  const budgets = withElementBudgets(build, [budget({ maxGzipKiB: 1 })]);
  expect(budgets.map(({ name }) => name)).toEqual(['x', 'site-map']);
  expect(compareBudgets(build, budgets)[1]?.problem).toBeUndefined();
  expect(unbudgeted(build, budgets)).toEqual(['site-elements.css']);
});

it('applies the default budget to style sheets of single elements, including rules that are in the common one', () => {
  const sheets = built({ 'site-elements.css': 'a{top:0}', 'site-map.css': 'a{top:0}' });
  const all = { ...budget({ maxGzipKiB: 1 }), files: ['*'], measure: 'own' as const };
  expect(withElementBudgets(sheets, [all]).map(({ name }) => name)).toEqual(['x', 'site-map.css']);
  expect(compareBudgets(sheets, [all])[0]?.own.min).toBe(8);
});
