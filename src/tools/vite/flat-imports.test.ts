import { describe, expect, it } from 'vitest';
import { findLaterImports } from './flat-imports.mjs';

describe('what an entry imports besides its own imports', () => {
  const bundle = {
    'site-a.js': { imports: ['chunks/a-1.js', 'chunks/runtime-1.js', 'react'] },
    'chunks/a-1.js': { imports: ['chunks/b-1.js', 'chunks/runtime-1.js', 'react'] },
    'chunks/b-1.js': { imports: ['chunks/c-1.js', 'chunks/a-1.js'] },
    'chunks/c-1.js': {},
    'chunks/runtime-1.js': { imports: ['chunks/services-1.js'] },
    'chunks/services-1.js': { imports: [] },
  };

  it('is imported by them, on any level, in a circle, too', () => {
    expect(findLaterImports('site-a.js', bundle)).toEqual(['chunks/b-1.js', 'chunks/c-1.js']);
  });

  it('is nothing that comes with the runtime, which the loader requests at the same time', () => {
    expect(findLaterImports('chunks/b-1.js', bundle)).toEqual([]);
  });

  it('is nothing for a file without imports', () => {
    expect(findLaterImports('chunks/c-1.js', bundle)).toEqual([]);
  });
});
