import { expect, it } from 'vitest';
import fc from './testing/fast-check';
import { cleanUrlPattern } from './url-pattern';

it.each([
  ['//blog/%t', 'blog/%t', 'LNK-014'],
  ['%y/%m/%d/%t/%x%', '%y/%m/%d/%t/x', 'LNK-015'],
  ['a///b/%%y', 'a/b/%y', 'LNK-016'],
  ['my blog/%t', 'my-blog/%t', 'LNK-017'],
  ['News & Notes!/%T', 'news--notes/%t', 'LNK-018'],
  ['../a.b?c=d#e"f/Café_1-%t', 'abcdef/café_1-%t', 'LNK-018'],
])('%s becomes %s [LNK-014] [LNK-015] [LNK-016] [LNK-017] [LNK-018]', (typed, clean) => {
  expect(cleanUrlPattern(typed)).toBe(clean);
});

it('is idempotent for any input', () => {
  const typed = fc.string({
    unit: fc.constantFrom('%', '/', 'y', 'm', 'd', 't', 'x', 'Y', ' ', '&', 'é', '-', '_', '1'),
  });
  fc.assert(
    fc.property(typed, (text) => {
      const clean = cleanUrlPattern(text);
      expect(cleanUrlPattern(clean)).toBe(clean);
      expect(clean).not.toMatch(/^\/|\/\/|%(?![ymdt])|\s/);
    }),
  );
});
