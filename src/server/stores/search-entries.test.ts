import { beforeEach, describe, expect, it } from 'vitest';
import { createExcerpt, toSearchTerms } from '../domain/search-words';
import prefixes from '../migrations/0030_search_prefixes.sql?raw';
import { sharedApp } from '../testing/shared-app';
import { findSearchEntries, putSearchEntries, type SearchEntry, syncSearchEntries } from './search-entries';

const test = sharedApp('search_entry');

const createEntry = (
  title: string,
  description: string,
  text: string,
  change: Partial<SearchEntry> = {},
) => ({
  kind: 'page' as const,
  id: `/${title}`,
  url: `/${encodeURIComponent(title)}`,
  title,
  description,
  text,
  visibleFrom: 0,
  ...change,
});

const ENTRIES = [
  createEntry('Dawn Ridge', 'A print.', 'Pigment print on cotton paper. Café Müller sells it.'),
  createEntry('Paper', '', 'What we print on: cotton, and nothing else.'),
  createEntry('Contact', '', `${'word '.repeat(60)}the studio in Tromsø is open ${'word '.repeat(60)}`),
  createEntry('東京の店', '', '毎日パンを焼く'),
];

const find = async (question: string, change: object = {}) => {
  const terms = toSearchTerms(question);
  if (terms.length === 0) return [];
  const page = { closed: [], now: Date.now(), limit: 20, offset: 0 };
  const { hits } = await findSearchEntries(test.db, test.siteId, { terms, ...page, ...change });
  return hits.map(({ title }) => title);
};

beforeEach(() => putSearchEntries(test.db, test.siteId, ENTRIES));

describe('findSearchEntries', () => {
  it.each([
    ['paper', ['Paper', 'Dawn Ridge']],
    ['cotton dawn', ['Dawn Ridge']],
    ['CAFE muller', ['Dawn Ridge']],
    ['rid', ['Dawn Ridge']],
    ['tromso', ['Contact']],
    ['Tromsø', ['Contact']],
    ['パン', ['東京の店']],
    ['cotton nowhere', []],
    ['', []],
    [' ?! ', []],
    ['.*', []],
    ["'; drop table site --", []],
    ["rid\\'", ['Dawn Ridge']],
    ['| & ! <-> :*', []],
  ])('for %j finds %j', async (question, found) => {
    expect(await find(question)).toEqual(found);
  });

  it('searches for one or two letters in titles and descriptions only', async () => {
    expect(await find('ri')).toEqual(['Dawn Ridge']);
    expect(await find('pi')).toEqual([]);
    expect(await find('pig')).toEqual(['Dawn Ridge']);
  });

  it('ranks titles before descriptions before texts', async () => {
    const { db, siteId } = test;
    const one = (title: string, description: string, text: string) => createEntry(title, description, text);
    await putSearchEntries(db, siteId, [one('c', '', 'kelp'), one('a kelp', '', ''), one('b', 'kelp', '')]);
    expect(await find('kelp')).toEqual(['a kelp', 'b', 'c']);
  });

  it('finds no entries that are not visible yet, of other kinds or of other sites', async () => {
    const { db, siteId } = test;
    const later = createEntry('Later', '', 'kelp', { visibleFrom: Date.now() + 60_000 });
    await putSearchEntries(db, siteId, [later, createEntry('Item', '', 'kelp', { kind: 'item' })]);
    await putSearchEntries(db, `${siteId}-other`, [createEntry('Other', '', 'kelp')]);
    expect(await find('kelp')).toEqual(['Item']);
    expect(await find('kelp', { kind: 'page' })).toEqual([]);
    expect(await find('kelp', { now: Date.now() + 61_000 })).toHaveLength(2);
  });

  it('searches only title and description of a page behind a paywall', async () => {
    const { db, siteId } = test;
    await putSearchEntries(db, siteId, [
      createEntry('Lesson', 'About kelp.', 'secret', { url: '/Less%C3%B6n/1' }),
    ]);
    const closed = ['/lessön'];
    expect([await find('secret', { closed }), await find('kelp', { closed })]).toEqual([[], ['Lesson']]);
    const page = { terms: ['kelp'], closed, now: Date.now(), limit: 1, offset: 0 };
    const { hits } = await findSearchEntries(db, siteId, page);
    expect(hits[0]?.text).toBe('');
    expect(await find('secret', { closed: ['/less'] })).toEqual(['Lesson']);
  });

  it('returns pages of results, with the total on each page', async () => {
    const { db, siteId } = test;
    await putSearchEntries(
      db,
      siteId,
      Array.from({ length: 30 }, (_, index) => createEntry(`Kelp ${index}`, '', '')),
    );
    const page = { terms: ['kelp'], closed: [], now: Date.now(), limit: 20 };
    const [first, second, third] = await Promise.all(
      [0, 20, 40].map((offset) => findSearchEntries(db, siteId, { ...page, offset })),
    );
    expect([first?.total, second?.total, third?.total]).toEqual([30, 30, 30]);
    const titles = [...(first?.hits ?? []), ...(second?.hits ?? [])].map(({ title }) => title);
    expect(new Set(titles).size).toBe(30);
    expect(third?.hits).toEqual([]);
  });
});

describe('syncSearchEntries', () => {
  it('adds, changes and removes entries of its kind', async () => {
    const { db, siteId } = test;
    await putSearchEntries(db, siteId, [createEntry('Item', '', 'cotton', { kind: 'item' })]);
    const [ridge, paper] = ENTRIES;
    await syncSearchEntries(db, siteId, 'page', [ridge!, { ...paper!, text: 'Only kelp.' }]);
    expect((await find('cotton')).sort()).toEqual(['Dawn Ridge', 'Item']);
    expect(await find('kelp')).toEqual(['Paper']);
    expect(await find('studio')).toEqual([]);
  });
});

it('shows an excerpt around the match, or the description', () => {
  const found = createExcerpt(ENTRIES[2]!, ['studio']);
  expect(found).toMatch(/^… (word )+the studio in Tromsø .* …$/);
  expect(found.length).toBeLessThan(170);
  expect(createExcerpt(ENTRIES[0]!, ['ridge'])).toBe('A print.');
});

it('finds existing entries by the beginnings of words, which a migration adds', async () => {
  const { db, siteId } = test;
  await putSearchEntries(db, siteId, [createEntry('Kölner Ofen 2', 'Für ß', 'x yz Łódź')]);
  const read = async () =>
    (
      await db.query(
        'select id, words::text, summary_words::text from search_entry where site_id = $1 order by kind, id',
        [siteId],
      )
    ).rows;
  const written = await read();
  await db.query(
    `update search_entry set
      words = ts_delete(words, array(select w from unnest(tsvector_to_array(words)) w where w like '^%')),
      summary_words = ts_delete(summary_words, array(select w from unnest(tsvector_to_array(summary_words)) w where w like '^%'))
     where site_id = $1`,
    [siteId],
  );
  expect(await read()).not.toEqual(written);
  expect(await find('koe ofe')).toEqual([]);
  await db.query(prefixes);
  expect(await read()).toEqual(written);
  expect(await find('kol of')).toEqual(['Kölner Ofen 2']);
  await db.query(prefixes);
  expect(await read()).toEqual(written);
});
