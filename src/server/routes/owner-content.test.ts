import { describe, expect, it } from 'vitest';
import { MAX_CATEGORY_LENGTH, MAX_NESTED_CATEGORIES, MAX_TAG_LENGTH } from '../../core/limits';
import { createOwner, pageHeaders } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createFormPost } from '../testing/test-app';

const test = sharedApp('content_collection', 'content_item', 'content_label');
const { see, press } = createOwner(test);

const COLLECTION = { kind: 'blog', title: 'News', path: '/news', description: 'What is new.' };
const POST = {
  title: 'First post',
  author: 'Ada',
  body: 'Hello.',
  tags: 'Wood oven, wood OVEN, Salt',
  categories: 'News',
  state: 'published',
};

const addCollection = (change: Record<string, string> = {}) =>
  press('/config/content', { ...COLLECTION, ...change });
const addPost = async (change: Record<string, string> = {}) => {
  const { location } = await press('/config/content/news/new', { ...POST, ...change });
  return location?.split('?')[0] ?? '';
};
const visit = async (path: string) => (await test.app.request(path)).status;
const getVersion = async (path: string) =>
  /name="version" value="(\d+)"/.exec((await see(path)).text)?.[1] ?? '';

describe('collections', () => {
  it('adds a collection, and rejects a second one at the same address', async () => {
    expect((await see('/config/content')).text).toContain('There are no collections yet.');
    expect(await addCollection()).toMatchObject({ status: 303, location: '/config/content/news?saved=yes' });
    expect((await addCollection()).text).toContain('There is a collection with this title.');
    expect((await addCollection({ title: 'Other' })).text).toContain(
      'Another collection is at this address.',
    );
    expect(await visit('/news/')).toBe(200);
  });

  it('moves a collection with its items', async () => {
    await addCollection();
    await addPost();
    expect((await press('/config/content/news', { ...COLLECTION, path: '/blog/' })).status).toBe(303);
    expect([await visit('/news/first-post'), await visit('/blog/first-post')]).toEqual([404, 200]);
  });

  it.each(['', '/', 'news', '/config/x', '/api', '/a//b', '/a?b', '/ä ö', '/%00'])(
    'rejects the address %j, and keeps the entered values',
    async (path) => {
      const { status, text } = await addCollection({ path, title: 'Kept <b>' });
      expect(status).toBe(422);
      expect(text).toContain('Enter the path of a folder');
      expect(text).toContain('value="Kept &lt;b&gt;"');
    },
  );
});

describe('items', () => {
  it('adds, changes, hides, publishes and removes a post without script [ENM-012] [ENM-016]', async () => {
    await addCollection();
    const path = await addPost();
    expect(await visit('/news/first-post')).toBe(200);
    const edited = { ...POST, title: 'Changed', version: await getVersion(path) };
    expect((await press(path, edited)).location).toBe(`${path}?saved=yes`);
    expect((await see(`${path}?saved=yes`)).text).toMatch(/<h1>Changed<\/h1>[\s\S]*Available[\s\S]*Saved\./);
    await press(`${path}/draft`);
    expect(await visit('/news/changed')).toBe(404);
    expect((await see('/config/content/news')).text).toContain('Hidden');
    await press(`${path}/publish`, { from: 'list' });
    expect(await visit('/news/changed')).toBe(200);
    expect(await visit('/news/tag/Wood+oven')).toBe(200);
    expect((await press(`${path}/remove`)).location).toBe('/config/content/news');
    expect([await visit('/news/changed'), (await see(path)).status]).toEqual([404, 404]);
  });

  it('schedules a post in the time zone of the site', async () => {
    await addCollection();
    const path = await addPost({ publishedAt: '2099-01-02T03:04' });
    expect(await visit('/news/first-post')).toBe(404);
    const { text } = await see(path);
    expect(text).toContain('Scheduled');
    expect(text).toContain('value="2099-01-02T03:04"');
    test.skew.ms = Date.parse('2099-01-02T03:05:00Z') - Date.now();
    expect(await visit('/news/first-post')).toBe(200);
  });

  it('does not overwrite the change of somebody else', async () => {
    await addCollection();
    const path = await addPost();
    const version = await getVersion(path);
    expect((await press(path, { ...POST, title: 'Theirs', version })).status).toBe(303);
    const refused = await press(path, { ...POST, title: 'Mine', version });
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(/Somebody else has changed this[\s\S]*value="Mine"/);
    expect((await see(path)).text).toContain('<h1>Theirs</h1>');
    const current = /name="version" value="(\d+)"/.exec(refused.text)?.[1] ?? '';
    expect((await press(path, { ...POST, title: 'Mine', version: current })).status).toBe(303);
    expect((await see(path)).text).toContain('<h1>Mine</h1>');
  });

  it('gives items with equal titles different addresses, and never those of other pages of the collection', async () => {
    await addCollection();
    for (const title of ['Same', 'Same', 'Archive']) await addPost({ title });
    expect(await Promise.all(['same', 'same-2', 'archive-1'].map((slug) => visit(`/news/${slug}`)))).toEqual([
      200, 200, 200,
    ]);
    const { text } = await press('/config/content/news/new', { ...POST, slug: 'same' });
    expect(text).toContain('Another item of this collection is at this address.');
    for (const slug of ['tags', 'A b', '../x'])
      expect((await press('/config/content/news/new', { ...POST, slug })).status, slug).toBe(422);
  });

  it('rejects long tags and categories, and keeps the entered values [LIM-005] [LIM-006]', async () => {
    await addCollection();
    const long = { tags: 't'.repeat(MAX_TAG_LENGTH + 1), categories: 'c'.repeat(MAX_CATEGORY_LENGTH + 1) };
    const { status, text } = await press('/config/content/news/new', { ...POST, ...long, title: '' });
    expect(status).toBe(422);
    expect(text).toContain(`has more than ${MAX_TAG_LENGTH} characters`);
    expect(text).toContain(`has more than ${MAX_CATEGORY_LENGTH} characters`);
    expect(text).toContain('href="#item-title">Enter a title.');
    expect(text).toContain(`value="${long.tags}"`);
    const fitting = { tags: 't'.repeat(MAX_TAG_LENGTH), categories: 'c'.repeat(MAX_CATEGORY_LENGTH) };
    expect((await press('/config/content/news/new', { ...POST, ...fitting })).status).toBe(303);
  });

  it('requires valid times, and an end after the start', async () => {
    await addCollection({ kind: 'events', title: 'Shows' });
    const add = (change: Record<string, string>) =>
      press('/config/content/shows/new', { ...POST, ...change });
    for (const startAt of ['', 'soon', '2026-02-30T10:00', '2026-01-01T25:00'])
      expect((await add({ startAt })).status, startAt).toBe(422);
    const times = { startAt: '2026-05-01T20:00', endAt: '2026-05-01T19:00' };
    expect((await add(times)).text).toContain('The event ends before it starts.');
    expect((await add({ ...times, endAt: '2026-05-01T22:30', locationTitle: 'Hall' })).status).toBe(303);
    expect(await (await test.app.request('/news/first-post')).text()).toContain('2026-05-01T20:30:00.000Z');
  });

  it('rejects huge texts, pictures of other sites and NUL characters, and keeps the entered values', async () => {
    await addCollection();
    const add = (change: Record<string, string>) => press('/config/content/news/new', { ...POST, ...change });
    expect((await add({ body: 'x'.repeat(200_001) })).text).toContain('Use at most 200,000 characters.');
    expect((await add({ body: 'x'.repeat(3_000_000) })).status).toBe(413);
    expect((await add({ picture: 'https://elsewhere.example/a.png' })).status).toBe(422);
    expect((await add({ picture: '/pictures/a.webp' })).text).toContain('size of the file in pixels');
    expect((await add({ title: 'a\0b' })).status).toBe(303);
    expect((await add({ title: '<script>alert(1)</script>' })).status).toBe(303);
    expect((await see('/config/content/news')).text).not.toContain('<script>');
  });
});

describe('a manually sorted collection', () => {
  const MANUAL = { ...COLLECTION, sorting: 'manual' };
  /** The titles among A to D that a list or summary links, in order. */
  const findTitles = (html: string) => [
    ...new Set([...html.matchAll(/href=\\?"\/news\/([a-d])\\?"/g)].map(([, slug]) => slug!.toUpperCase())),
  ];
  const getTitles = async (path: string) => findTitles(await (await test.app.request(path)).text());
  const getSummary = async () => {
    const widgetJSON = '{"type":55,"id":"b","value":{"design":"list"}}';
    const post = createFormPost({ widgetJSON, collectionId: 'news' }, await pageHeaders(test));
    return findTitles(await (await test.app.request('/api/widget/GetWidgetRendering', post)).text());
  };
  const add = (title: string, day: number) => addPost({ title, publishedAt: `2026-01-0${day}T10:00` });
  const getOwnTitles = async () =>
    [...(await see('/config/content/news')).text.matchAll(/Position of (\w+)/g)].map(([, title]) => title);

  it('can be reordered by steps and positions without script, in lists and between posts', async () => {
    await addCollection();
    for (const [at, title] of ['A', 'B', 'C'].entries()) await add(title, at + 1);
    expect((await see('/config/content/news')).text).not.toContain('Position of');
    expect((await press('/config/content/news', MANUAL)).status).toBe(303);
    const last = await add('D', 4);
    expect(await getOwnTitles()).toEqual(['C', 'B', 'A', 'D']);
    expect((await press(`${last}/move`, { position: '1', page: '1' })).location).toBe(
      '/config/content/news?page=1&saved=yes',
    );
    expect(await getTitles('/news/')).toEqual(['D', 'C', 'B', 'A']);
    await press(`${last}/move`, { position: '1', step: '1' });
    await press(`${last}/move`, { position: '2', step: '1' });
    expect(await getTitles('/news/')).toEqual(['C', 'B', 'D', 'A']);
    expect(await getSummary()).toEqual(['C', 'B', 'D', 'A']);
    await press(`${last}/move`, { position: '9' });
    await press(`${last}/move`, { step: '1' });
    await press(`${last}/move`, { position: 'x' });
    expect(await getOwnTitles()).toEqual(['C', 'B', 'A', 'D']);
    await press(`${last}/move`, { step: '-1' });
    const page = await (await test.app.request('/news/d')).text();
    expect(page).toMatch(/rel="prev" href="\/news\/b"[\s\S]*rel="next" href="\/news\/a"/);
    expect(await getTitles('/news/?month=01-2026')).toEqual(['D', 'C', 'B', 'A']);
    const feed = await (await test.app.request('/news/?format=rss')).text();
    expect([...feed.matchAll(/<title>([A-D])</g)].map(([, title]) => title)).toEqual(['D', 'C', 'B', 'A']);
    expect((await press(`${last.slice(0, -1)}x/move`, { step: '1' })).status).toBe(404);
    await press('/config/content/news', COLLECTION);
    expect(await getTitles('/news/')).toEqual(['D', 'C', 'B', 'A']);
  });

  it('has at most 250 items, and rejects more with a message [LIM-003]', async () => {
    const problem = 'A manually sorted collection has at most 250 items.';
    const fill = (from: number, to: number) =>
      test.db.query(
        `insert into content_item (site_id, id, collection_id, slug, title, excerpt, body, author_id, draft,
           published_at, sort_at, until_at, created_at, changed_at)
         select $1, lpad(n::text, 24, '0'), 'news', 'item-' || n, 'Item ' || n, '', '', '', false, t, t, t, t, t
         from generate_series(${from}, ${to}) n, (values (timestamptz '2026-01-01')) as times (t)`,
        [test.siteId],
      );
    await addCollection();
    await fill(1, 251);
    const { status, text } = await press('/config/content/news', MANUAL);
    expect([status, text.includes(problem)]).toEqual([422, true]);
    await test.db.query("delete from content_item where site_id = $1 and slug = 'item-251'", [test.siteId]);
    expect((await press('/config/content/news', MANUAL)).status).toBe(303);
    const refused = await press('/config/content/news/new', POST);
    expect([refused.status, refused.text.includes(problem), await visit('/news/first-post')]).toEqual([
      422,
      true,
      404,
    ]);
    await test.db.query("delete from content_item where site_id = $1 and slug = 'item-250'", [test.siteId]);
    expect((await press('/config/content/news/new', POST)).status).toBe(303);
    expect(await visit('/news/first-post')).toBe(200);
  });
});

it('rejects an item with a category above the limit [LIM-004]', async () => {
  await addCollection();
  await test.db.query(
    `insert into content_label (site_id, item_id, kind, label_key, collection_id, name, published_at, sort_at)
     select $1, 'x', 'category', 'c' || n, 'news', 'c' || n, t, t
     from generate_series(1, $2::int) n, (values (timestamptz '2026-01-01')) as times (t)`,
    [test.siteId, MAX_NESTED_CATEGORIES - 1],
  );
  expect((await press('/config/content/news/new', { ...POST, categories: 'Last' })).status).toBe(303);
  const { status, text } = await press('/config/content/news/new', { ...POST, categories: 'Last, More' });
  expect([status, text.includes('at most 10,000 categories')]).toEqual([422, true]);
});

describe('permissions', () => {
  it('require the owner, and a form of this site', async () => {
    await addCollection();
    const path = await addPost();
    const post = createFormPost(POST);
    for (const address of [
      '/config/content',
      '/config/content/news',
      `${path}/remove`,
      `${path}/publish`,
      path,
    ])
      expect((await test.app.request(address, post)).status, address).toBe(401);
    expect((await test.app.request('/config/content/news')).status).toBe(401);
    const foreign = createFormPost(POST, {
      authorization: `Bearer ${test.deps.ownerToken}`,
      origin: 'https://elsewhere.example',
      host: 'site.example',
    });
    expect((await test.app.request(`${path}/remove`, foreign)).status).toBe(403);
    expect(await visit('/news/first-post')).toBe(200);
  });

  it('respond 404 for unknown ids', async () => {
    await addCollection();
    for (const address of ['/config/content/x', '/config/content/news/items/x', '/config/content/x/new'])
      expect((await see(address)).status, address).toBe(404);
    expect((await press('/config/content/news/items/x/remove')).status).toBe(404);
    expect((await press('/config/content/news/items/x', POST)).status).toBe(404);
  });
});
