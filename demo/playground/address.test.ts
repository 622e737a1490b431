// Tests the addresses of the playground.
import { expect, it } from 'vitest';
import { createHash, readHash } from './address';

it.each(['', '<p>a</p>', '<p lang="ja">日本語 “x” 🎈</p>\r\n', '<p>long</p>\n'.repeat(5000)])(
  'reads what it has written',
  async (code) => {
    expect(await readHash(await createHash(code))).toEqual({ code });
  },
);

it('is short and contains only characters that every chat keeps in a link', async () => {
  const hash = await createHash('<figure><img src="one.jpg" alt="One"></figure>\n'.repeat(50));
  expect(hash).toMatch(/^#code=[\w-]+$/);
  expect(hash.length).toBeLessThan(150);
});

it('names an example', async () => {
  expect(await readHash('#example=gallery/grid')).toEqual({ example: 'gallery/grid' });
});

it.each(['', '#main', '#code=', '#code=AAAA', '#code=%3Cscript%3E', '#example=../../api', '#code=_____'])(
  'does not read %o',
  async (hash) => {
    expect(await readHash(hash)).toBeUndefined();
  },
);

it('does not unpack a code of more than a mebibyte', async () => {
  expect(await readHash(await createHash(' '.repeat(2 ** 20)))).toBeDefined();
  expect(await readHash(await createHash(' '.repeat(2 ** 20 + 1)))).toBeUndefined();
});
