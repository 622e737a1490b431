import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentCollection } from '../../core/content/content-item';
import { addContentCollection } from '../stores/content-collections';
import { importItems } from '../stores/content-import';
import { sharedApp } from '../testing/shared-app';

const test = sharedApp();
const NOW = Date.parse('2026-03-10T12:00:00Z');
const AUTHOR = { id: 'a'.repeat(24), name: 'Ada & <Co>' };
const HARD = 'Salt & "Smoke" <b>; a, b\\c ]]> 🍞 \u0007';

const BLOG: ContentCollection = {
  id: 'notes',
  kind: 'blog',
  title: 'Notes & more',
  description: '',
  path: '/notes/',
};
const SHOWS: ContentCollection = { ...BLOG, id: 'shows', kind: 'events', title: 'Shows', path: '/shows/' };

const createItem = (number: number, change: object = {}) => ({
  id: String(number).padStart(24, '0'),
  slug: `item-${number}`,
  title: `Item ${number}`,
  excerpt: '',
  body: 'Text.',
  categories: [] as string[],
  tags: [] as string[],
  publishedAt: NOW - number * 60_000,
  draft: false,
  author: AUTHOR,
  ...change,
});

beforeAll(async () => {
  const { db, siteId } = test;
  for (const collection of [BLOG, SHOWS]) await addContentCollection(db, siteId, collection);
  const hard = { title: HARD, excerpt: HARD, body: `${HARD}\n\n[Menu](/menu)`, tags: [HARD.slice(0, 20)] };
  const posts = Array.from({ length: 40 }, (_, index) => createItem(index + 2));
  await importItems(db, siteId, BLOG, [createItem(1, hard), ...posts], NOW);
  const times = { startAt: NOW + 3_600_000, endAt: NOW + 7_200_000 };
  const location = { addressTitle: 'Hall; one', addressLine1: '1, Quay' };
  const long = { title: `${HARD} ${'ü'.repeat(200)}`, excerpt: 'Two\nlines', ...times, location };
  await importItems(db, siteId, SHOWS, [createItem(61, long), createItem(62, { startAt: NOW })], NOW);
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await test.app.request(path, { headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

describe('RSS', () => {
  it('is parsed by an independent reader without loss [BLK-029]', async () => {
    const { text, headers } = await read('/notes/?format=rss');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = parseRssFeed(text);
    expect(feed.title).toBe('Notes & more');
    expect(feed.link).toBe('https://site.example/notes/');
    expect(feed.items).toHaveLength(30);
    const [first] = feed.items ?? [];
    const visible = HARD.replace('\u0007', '').trim();
    expect(first?.title).toBe(visible);
    expect(first?.description).toBe(visible);
    expect(first?.link).toBe('https://site.example/notes/item-1');
    expect(first?.guid).toEqual({ value: '1'.padStart(24, '0'), isPermaLink: false });
    expect(Date.parse(first?.pubDate ?? '')).toBe(NOW - 60_000);
    expect(first?.dc?.creators).toEqual([AUTHOR.name]);
    expect(first?.content?.encoded).toContain('&lt;b&gt;');
    expect(first?.content?.encoded).not.toContain('<b>');
  });

  it('has an ETag, so that readers load it again only when it has changed', async () => {
    const first = await read('/notes/?format=rss');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\w{32}"$/);
    expect(await read('/notes/?format=rss', { 'if-none-match': `W/${tag}` })).toMatchObject({
      status: 304,
      text: '',
    });
    const { db, siteId } = test;
    await importItems(db, siteId, BLOG, [createItem(90, { publishedAt: NOW })], NOW);
    expect((await read('/notes/?format=rss', { 'if-none-match': tag })).status).toBe(200);
  });

  it('applies the filters of the list, and does not exist for calendars of posts', async () => {
    const { text } = await read(`/notes/?format=rss&author=${AUTHOR.id}&month=03-2026`);
    expect(parseRssFeed(text).title).toContain('March 2026');
    expect((await read('/notes/?format=ical')).headers.get('content-type')).toContain('text/html');
  });
});

describe('iCalendar', () => {
  it('is parsed by an independent reader without loss [BLK-006]', async () => {
    const { text, headers } = await read('/shows/?format=ical');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // Strict readers end a value at an unescaped comma.
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Salt & "Smoke" <b>\\; a\\, b\\\\c ]]> 🍞');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(2);
    const event = new ICAL.Event(events[0] as ICAL.Component);
    expect(event.summary).toBe(`${HARD.replace('\u0007', '')} ${'ü'.repeat(200)}`);
    expect(event.description).toBe('Two\nlines');
    expect(event.location).toBe('Hall; one, 1, Quay');
    expect(event.startDate.toJSDate().getTime()).toBe(NOW + 3_600_000);
    expect(event.endDate.toJSDate().getTime()).toBe(NOW + 7_200_000);
    expect(event.uid).toBe(`${'61'.padStart(24, '0')}@site.example`);
  });

  it('has a file for a single event, with an ETag', async () => {
    const { text, headers } = await read('/shows/item-62?format=ical');
    expect(headers.get('content-disposition')).toBe('attachment; filename="item-62.ics"');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).not.toContain('DTEND');
    // A method would make it a scheduling message, which needs an organizer (RFC 5546): strict readers reject it.
    expect(text).not.toMatch(/^METHOD/m);
    const again = await read('/shows/item-62?format=ical', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('an empty collection', () => {
  const EMPTY: ContentCollection = { ...BLOG, id: 'empty', title: 'Empty', path: '/empty/' };
  const NO_SHOWS: ContentCollection = { ...SHOWS, id: 'no-shows', title: 'None', path: '/no-shows/' };

  beforeAll(async () => {
    for (const collection of [EMPTY, NO_SHOWS]) await addContentCollection(test.db, test.siteId, collection);
  });

  it.each(['/empty/', '/empty/archive', '/empty/tags', '/no-shows/'])(
    'has one message on %s',
    async (path) => {
      const { status, text } = await read(path);
      expect([status, text.match(/There is nothing here yet\.|No events/g)?.length]).toEqual([200, 1]);
    },
  );

  it('has feeds that independent readers accept', async () => {
    const feed = parseRssFeed((await read('/empty/?format=rss')).text);
    expect([feed.title, feed.items ?? []]).toEqual(['Empty', []]);
    const calendar = new ICAL.Component(ICAL.parse((await read('/no-shows/?format=ical')).text));
    expect([calendar.name, calendar.getAllSubcomponents('vevent')]).toEqual(['vcalendar', []]);
  });
});
