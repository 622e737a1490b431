import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/db';
import { createTestSiteId, OPEN_MS, openTestDatabase, TEST_SECRET } from '../testing/test-app';
import { changeSites } from './hosted-sites';
import { readSiteCommand, SITE_USAGE } from './site-arguments';

const id = createTestSiteId();
const host = `${id}.example`;
const ADD = ['add', id, '--host', host, '--root', tmpdir()];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, OPEN_MS);
afterAll(() => db.close());

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await changeSites(db, readSiteCommand(args), [TEST_SECRET], (line) => lines.push(line));
  return lines.join('\n');
}

it('a site is added, listed and removed', async () => {
  const added = await run(...ADD, '--host', 'WWW.Bücher.example');
  const token = /^Owner token of \S+: ([\w-]{43})$/m.exec(added)?.[1];
  expect(added).toContain(`Added ${id}: https://${host}/`);
  expect(token && (await run('token', id))).toContain(token);
  expect(await run('list')).toContain(`${id}\t${host} www.xn--bcher-kva.example\t${tmpdir()}`);
  await expect(run(...ADD)).rejects.toThrow(`There is a site "${id}".`);
  await expect(run('add', `${id}-2`, '--host', host, '--root', '.')).rejects.toThrow(
    `Another site has the host ${host}.`,
  );
  expect((await db.query('select id from site where id = $1', [`${id}-2`])).rows).toEqual([]);
  expect(await run('remove', id, '--yes')).toBe(`Removed ${id} and all of its data.`);
  expect(await run('list')).not.toContain(id);
  await expect(run('remove', id, '--yes')).rejects.toThrow(`There is no site "${id}" with a host.`);
});

describe('arguments', () => {
  it.each([
    [[]],
    [['add', 'a']],
    [['add', 'a', '--host', 'a.example']],
    [['remove', 'a']],
    [['list', 'a']],
    [['drop', 'a']],
    [['list', '--all']],
  ])('that are wrong are explained: %j', (args) => expect(() => readSiteCommand(args)).toThrow(SITE_USAGE));

  it.each([
    ['--host', 'a.example:80', 'is not a host'],
    ['--host', 'https://a.example', 'is not a host'],
    ['--host', 'a.example/b', 'is not a host'],
    ['--locale', 'x', 'is not a language tag'],
    ['--currency', 'euro', 'is not a code like EUR'],
    ['--url', 'a.example', 'is not an address'],
  ])('%s %s is refused', (name, value, message) => {
    expect(() => readSiteCommand([...ADD, name, value])).toThrow(message);
  });

  it.each([['A'], ['a b'], ['a-'], ['../a'], ['a.b'], ['a'.repeat(64)]])('"%s" is no id', (wrong) => {
    expect(() => readSiteCommand(['add', wrong, '--host', host, '--root', '.'])).toThrow('is not an id');
  });
});
