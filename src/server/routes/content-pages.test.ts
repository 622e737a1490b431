import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentCollection } from '../../core/content/content-item';
import { addMonths, formatMonth, formatMonthName, getMonth } from '../../core/content/month';
import type { ItemInput } from '../domain/content-input';
import { addContentCollection } from '../stores/content-collections';
import { importItems } from '../stores/content-import';
import { putDocument } from '../stores/site-documents';
import { OPEN_MS, type TestApp, testApp } from '../testing/test-app';

const root = mkdtempSync(join(tmpdir(), 'site-content-'));
const NOW = Date.parse('2026-03-10T12:00:00Z');
const DAY = 86_400_000;
const ADA = { id: 'a'.repeat(24), name: 'Ada' };
const BEN = { id: 'b'.repeat(24), name: 'Ben <b>' };

const BLOG: ContentCollection = {
  id: 'news',
  kind: 'blog',
  title: 'News',
  description: 'What is new.',
  path: '/news/',
};
const SHOWS: ContentCollection = { ...BLOG, id: 'shows', kind: 'events', title: 'Shows', path: '/shows/' };

const createItem = (number: number, change: Partial<ItemInput> = {}) => ({
  id: String(number).padStart(24, '0'),
  slug: `item-${number}`,
  title: `Item ${number}`,
  excerpt: `Excerpt ${number}`,
  body: `Body ${number}`,
  categories: ['News'],
  tags: ['All'],
  publishedAt: NOW - number * DAY,
  draft: false,
  ...change,
  author: number % 2 ? ADA : BEN,
});

let test: TestApp;
beforeAll(async () => {
  mkdirSync(join(root, 'news'));
  writeFileSync(
    join(root, 'news/page.template'),
    '<html><head><title>T</title><meta name="description" content="Template"></head><body><header>Own <a href="/news/">News</a> <a href="/shows/">Shows</a></header><main></main></body></html>',
  );
  test = await testApp({
    folders: [{ prefix: '/', root, shared: false }],
    clock: () => NOW,
    siteUrl: () => 'https://site.example',
  });
  const { db, siteId } = test;
  for (const collection of [BLOG, SHOWS]) await addContentCollection(db, siteId, collection);
  await importItems(
    db,
    siteId,
    BLOG,
    [
      createItem(1, { title: '<script>alert(1)</script>', body: '<img src=x onerror=alert(1)>' }),
      createItem(2, { tags: ['Wood oven', 'All'], categories: ['News', 'Field notes'] }),
      createItem(3, { draft: true, title: 'Secret draft' }),
      createItem(-4, { title: 'Secret plan' }),
      ...Array.from({ length: 21 }, (_, index) => createItem(index + 10)),
    ],
    NOW,
  );
  const show = (number: number, startAt: number) =>
    createItem(number, { startAt, publishedAt: NOW - 60 * DAY, title: `Show ${number}`, tags: [] });
  await importItems(
    db,
    siteId,
    SHOWS,
    [show(51, NOW - 40 * DAY), show(52, NOW - 3_600_000), show(53, NOW + DAY), show(54, NOW + 30 * DAY)],
    NOW,
  );
}, OPEN_MS);
afterAll(async () => {
  rmSync(root, { recursive: true });
  await test.db.close();
});

const see = async (path: string) => {
  const answer = await test.app.request(path, { headers: { accept: 'text/html' } });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
};
const getTitles = (text: string) =>
  [...text.matchAll(/itemprop="(?:headline|name)">((?:Item|Show) \d+)</g)].map((match) => match[1]);

const NEXT_MONTH = addMonths(getMonth(NOW, 'UTC'), 1);
const getCalendarTitles = (text: string) =>
  [...text.matchAll(/class="site-calendar-title">([^<]+)</g)].map((match) => match[1]);

describe('lists', () => {
  it('shows twenty posts, the newest first, in the template of the site', async () => {
    const { status, text } = await see('/news/');
    expect(status).toBe(200);
    expect(getTitles(text).slice(0, 3)).toEqual(['Item 2', 'Item 10', 'Item 11']);
    expect(text.match(/<article/g)).toHaveLength(20);
    expect(text).toContain('<header>Own <a ');
    expect(text).toContain('<link rel="canonical" href="https://site.example/news/">');
    expect(text).toContain('<link rel="alternate" href="/news/?format=rss" type="application/rss+xml"');
    expect(text).toContain('<meta name="description" content="What is new.">');
    expect(text).not.toContain('content="Template"');
    const more = await see('/news/?page=2');
    expect(getTitles(more.text)).toEqual(['Item 28', 'Item 29', 'Item 30']);
    expect((await see('/news/?page=3')).status).toBe(404);
  });

  it('lists by tag, category, author and month [BLK-022] [BLK-023] [BLK-024] [BLK-025]', async () => {
    expect(getTitles((await see('/news/tag/wood+OVEN')).text)).toEqual(['Item 2']);
    expect(getTitles((await see('/news/?tag=Wood+oven')).text)).toEqual(['Item 2']);
    expect(getTitles((await see('/news/category/News?tag=Wood+oven')).text)).toEqual(['Item 2']);
    expect(getTitles((await see('/news/category/field+NOTES')).text)).toEqual(['Item 2']);
    expect(getTitles((await see('/news/?category=Field+notes&tag=All')).text)).toEqual(['Item 2']);
    const { text } = await see(`/news/?author=${BEN.id}`);
    expect(text).toContain('News: Ben &lt;b&gt;');
    expect(getTitles(text)).toEqual(
      [2, ...Array.from({ length: 11 }, (_, at) => 10 + 2 * at)].map((n) => `Item ${n}`),
    );
    const february = await see('/news/?month=February-2026');
    expect(february.text).toContain('News: February 2026');
    expect(getTitles(february.text)).toHaveLength(20);
    expect((await see(`/news/?author=${'c'.repeat(24)}`)).status).toBe(404);
  });

  it('shows upcoming and current events, and past events on a separate page', async () => {
    expect(getTitles((await see('/shows/')).text)).toEqual(['Show 52', 'Show 53', 'Show 54']);
    expect(getTitles((await see('/shows/?past=yes')).text)).toEqual(['Show 51']);
  });

  it('shows a month of events as a calendar, with links to other months [BLK-006]', async () => {
    const { text } = await see('/shows/');
    expect(text).toContain('collection-id="shows"');
    expect(text).toContain('href="/site-elements/site-calendar.css"');
    const next = /<a rel="next" href="([^"]+)"/.exec(text)?.[1] ?? '';
    const page = await see(next);
    expect(page.text).toContain(
      `<span class="site-calendar-name">${formatMonthName(NEXT_MONTH, 'en-US')}</span>`,
    );
    // The calendar's script follows the links, so that title and address belong to the month.
    expect(page.text).not.toContain('collection-id=');
    expect(
      getCalendarTitles((await see(`/shows/?month=${formatMonth(getMonth(NOW + DAY, 'UTC'))}`)).text),
    ).toContain('Show 53');
    expect((await see('/shows/?past=yes')).text).not.toContain('<site-calendar');
    expect((await see('/news/?month=February-2026')).text).not.toContain('<site-calendar');
  });

  it('marks the section of the page in the navigation of the template', async () => {
    const list = await see('/news/');
    expect(list.text).toContain('<a aria-current="page" href="/news/">News</a> <a href="/shows/">');
    const archive = await see('/news/archive');
    expect(archive.text).toContain('<a aria-current="true" href="/news/">News</a>');
  });

  it('has an archive and a page of tags [BLK-026] [BLK-027]', async () => {
    const archive = await see('/news/archive');
    expect(archive.text).toMatch(/month=03-2026">March 2026<\/a> <data value="2">\(2\)/);
    const { text } = await see('/news/tags');
    expect(text).toContain('<li data-weight="1"><a rel="tag" href="/news/tag/Wood+oven">');
    expect(text).toMatch(/data-weight="5"><a[^>]*\/news\/tag\/All">All<\/a> <data value="23">\(23\)/);
  });
});

describe('items', () => {
  it('shows an item with its neighbors and schema.org data', async () => {
    const { status, text } = await see('/news/item-2');
    expect(status).toBe(200);
    expect(text).toContain('itemtype="https://schema.org/BlogPosting"');
    expect(text).toContain('<link rel="canonical" href="https://site.example/news/item-2">');
    expect(text).toMatch(/rel="prev" href="\/news\/item-10"[\s\S]*rel="next" href="\/news\/item-1"/);
    expect(text).toContain('<a rel="tag" href="/news/tag/Wood+oven">');
  });

  it('hides drafts and scheduled items everywhere', async () => {
    for (const path of ['/news/item-3', '/news/item--4']) expect((await see(path)).status, path).toBe(404);
    for (const path of ['/news/', '/news/archive', '/news/?format=rss', '/news/tag/All'])
      expect((await see(path)).text, path).not.toContain('Secret');
  });

  it('escapes everything that the owner has entered', async () => {
    for (const path of ['/news/', '/news/item-1', '/news/archive'])
      expect((await see(path)).text, path).not.toMatch(/<script|<img src=x/);
  });

  it('redirects to the canonical address of a page, and responds 404 for malformed addresses', async () => {
    expect(await see('/news?page=2')).toMatchObject({ status: 301, location: '/news/?page=2' });
    expect(await see('/news/item-2/')).toMatchObject({ status: 301, location: '/news/item-2' });
    for (const path of [
      '/news/%00',
      '/news/?month=99-2026',
      '/news/nothing',
      '/news/a/b/c',
      '/news/%E0%A4%A',
    ])
      expect((await see(path)).status, path).toBe(404);
    expect((await see('/newsletter-of-nobody')).status).toBe(404);
  });
});

describe('GET open/GetItemsByMonth', () => {
  const ask = async (query: string) => {
    const answer = await test.app.request(`/api/open/GetItemsByMonth?${query}`);
    return { status: answer.status, body: (await answer.json()) as { title: string; startDate: number }[] };
  };

  it('lists the items of a month as a bare array [BLK-006]', async () => {
    const { body } = await ask('month=March-2026&collectionId=shows');
    expect(body).toEqual([
      expect.objectContaining({ title: 'Show 52', startDate: NOW - 3_600_000, fullUrl: '/shows/item-52' }),
      expect.objectContaining({ title: 'Show 53' }),
    ]);
    expect((await ask('collectionId=shows')).body).toEqual(body);
    expect((await ask('month=01-2026&collectionId=shows')).body).toHaveLength(1);
    expect((await ask('month=07-99&collectionId=shows')).body).toEqual([]);
    expect((await ask('month=07-2025&collectionId=nothing')).body).toEqual([]);
  });

  it('begins the month in the time zone of the site', async () => {
    const { db, siteId } = test;
    const start = Date.parse('2026-05-31T22:30:00Z');
    const show = createItem(60, { startAt: start, title: 'Show 60', publishedAt: NOW });
    await importItems(db, siteId, SHOWS, [show], NOW);
    await putDocument(db, siteId, 'shop', { timeZone: 'UTC' });
    expect((await ask('month=05-2026&collectionId=shows')).body).toHaveLength(1);
    await putDocument(db, siteId, 'shop', { timeZone: 'Europe/Berlin' });
    expect((await ask('month=05-2026&collectionId=shows')).body).toEqual([]);
    expect((await ask('month=06-2026&collectionId=shows')).body).toHaveLength(1);
  });

  it('rejects an invalid month', async () => {
    for (const month of ['13-2026', 'x', '%00', '2026-03'])
      expect((await ask(`month=${month}&collectionId=shows`)).status, month).toBe(400);
  });
});
