import { expect, it } from 'vitest';
import { withCompileHint } from './compile-hints.mjs';

const HINT = /^\/\/# allFunctionsCalledOnLoad\n/;

it('marks the loader, the services element and what the first element loads, on the first line', () => {
  for (const file of [
    'autoload.js',
    'site-services.js',
    'chunks/runtime-BLrJr1q.js',
    'chunks/element-Bv_pZ-B.js',
  ])
    expect(withCompileHint(file, 'run();')).toMatch(HINT);
});

it('leaves files alone of which a page calls few functions, or none before an interaction', () => {
  for (const file of ['site-gallery.js', 'chunks/rolldown-runtime-XKyaHtl.js', 'chunks/gallery-lXFtlGp.js'])
    expect(withCompileHint(file, 'run();')).toBe('run();');
});
