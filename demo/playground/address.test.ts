// Tests the addresses of the playground.
import { expect, it } from 'vitest';
import { createHash, readHash } from './address';

it.each(['', '<p>a</p>', '<p lang="ja">日本語 “x” 🎈</p>\r\n', '<p>long</p>\n'.repeat(5000)])(
  'readHash decodes what createHash has encoded',
  async (code) => {
    expect(await readHash(await createHash(code))).toEqual({ code });
  },
);

it('the hash is short and contains only characters that chat programs keep in a link', async () => {
  const hash = await createHash('<figure><img src="one.jpg" alt="One"></figure>\n'.repeat(50));
  expect(hash).toMatch(/^#code=[\w-]+$/);
  expect(hash.length).toBeLessThan(150);
});

it('readHash reads the name of an example', async () => {
  expect(await readHash('#example=gallery/grid')).toEqual({ example: 'gallery/grid' });
});

it.each(['', '#main', '#code=', '#code=AAAA', '#code=%3Cscript%3E', '#example=../../api', '#code=_____'])(
  'readHash returns undefined for %o',
  async (hash) => {
    expect(await readHash(hash)).toBeUndefined();
  },
);

it('readHash rejects code that is larger than a mebibyte when decompressed', async () => {
  expect(await readHash(await createHash(' '.repeat(2 ** 20)))).toBeDefined();
  expect(await readHash(await createHash(' '.repeat(2 ** 20 + 1)))).toBeUndefined();
});
