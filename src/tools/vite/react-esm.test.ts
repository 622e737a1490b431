import { describe, expect, it } from 'vitest';
import { removeUnusedExports } from './react-esm.mjs';

const shorten = (code: string) =>
  removeUnusedExports(code, 'module.js', ['useRef', 'useState', 'version']).trim();

describe('the exports of React', () => {
  it('are kept if the elements or react-dom use them', () => {
    const used = 'exports.useState = function (initial) {};exports.version = "19";';
    expect(shorten(used)).toBe(used);
  });

  it('are removed if nothing uses them', () => {
    expect(shorten('function f() {} exports.cache = f; exports.useRef = f;')).toBe(
      'function f() {}  exports.useRef = f;',
    );
  });

  it('are kept if the module itself uses them', () => {
    const used = 'exports.cache = f; exports.useRef = () => exports.cache();';
    expect(shorten(used)).toBe(used);
  });

  it('are not confused with other statements', () => {
    const other = 'let root; root = null; root.cache = 1; f(exports);';
    expect(shorten(other)).toBe(other);
  });
});
