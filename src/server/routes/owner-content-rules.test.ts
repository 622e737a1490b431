import { describe, expect, it } from 'vitest';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';

const test = sharedApp('content_collection', 'content_item', 'content_label', 'search_entry');
const { see, press } = createOwner(test);

const COLLECTION = { kind: 'blog', title: 'News', path: '/news' };
const POST = { title: 'First post', author: 'Ada', body: 'Hello.', state: 'published' };
const LIST = '/config/content/news';

const addCollection = (change: Record<string, string> = {}) =>
  press('/config/content', { ...COLLECTION, ...change });
const addPost = (change: Record<string, string> = {}) => press(`${LIST}/new`, { ...POST, ...change });
const visit = async (path: string) => {
  const answer = await test.app.request(path);
  return { status: answer.status, text: await answer.text() };
};

describe('links in a text', () => {
  const addLink = async (address: string) => {
    const { status, text } = await addPost({ body: `[a](${address})` });
    return status === 303 ? '' : (/id="item-body-error">([^<]*)/.exec(text)?.[1] ?? text);
  };
  const FORMAT = 'Links must be formatted as http://example.com or https://example.com.';

  it.each([
    ['an anchor', '#menu', `#${'a'.repeat(99)}`, 'An anchor must have fewer than 100'],
    ['a phone link', 'tel:+1-202', 'tel:123', 'A phone link must be tel:'],
    ['a phone link', 'tel:+431234567', `tel:${'1'.repeat(46)}`, 'fewer than 50 characters'],
    ['a link to a text message', 'sms:+43-1234', 'sms:me', 'A text message link must be sms:'],
    [
      'a link to a text message',
      `sms:${'1'.repeat(995)}`,
      `sms:${'1'.repeat(996)}`,
      'message link must be sms:',
    ],
    ['a mail link', 'mailto:a@b.example?subject=x', 'mailto:a@b', 'with one @ and an ending'],
    ['a mail link', 'mailto:a@b.at', 'mailto:a@b@c.at', 'with one @ and an ending'],
    [
      'an ftp link',
      'ftp://example.com/a',
      `ftp://example.com/${'a'.repeat(82)}`,
      'fewer than 100 characters',
    ],
    ['an internal link', '/menu', `/${'a'.repeat(149)}`, 'fewer than 150 characters'],
    [
      'a content link',
      `/pages/${'0a'.repeat(12)}`,
      'javascript:alert(1)',
      'Links that run scripts are removed',
    ],
    ['a file link', '/s/menu.pdf', 'https:example.com', FORMAT],
    ['a web link', 'https://example.com/a', 'whatsapp://send', FORMAT],
    ['an address without a protocol', 'www.example.com', '', FORMAT],
  ])(
    'may be %s: %s is accepted, and %s is rejected [LNK-001] [LNK-002] [LNK-003] [LNK-004] [LNK-005] [LNK-006] [LNK-007] [LNK-008] [LNK-010] [LNK-011] [MSG-002]',
    async (_, right, wrong, problem) => {
      await addCollection();
      expect(await addLink(right)).toBe('');
      expect(await addLink(wrong)).toContain(problem);
    },
  );

  it('to a host without a protocol get one, and do not lead to a page of the site [LNK-009]', async () => {
    await addCollection();
    await addPost({
      body: '[a](www.example.com/a?b) [b](example.com) [c](menu.html) [d](/menu) [e](menu/1)',
    });
    const { text } = await visit('/news/first-post');
    const links = text.slice(text.indexOf('item-body')).matchAll(/<a href="([^"]*)">[a-e]</g);
    expect([...links].map(([, href]) => href)).toEqual([
      'http://www.example.com/a?b',
      'http://example.com',
      'menu.html',
      '/menu',
      'menu/1',
    ]);
  });
});

describe('addresses of items', () => {
  it.each([
    ['//%y/%m/%t', '2026/03/first-post', 'LNK-014'],
    ['%y/%x%d/%t', '2026/x04/first-post', 'LNK-015'],
    ['a///%%t', 'a/first-post', 'LNK-016'],
    ['our news/%t', 'our-news/first-post', 'LNK-017'],
    ['NEWS!/%T', 'news/first-post', 'LNK-018'],
    ['%y', '2026/first-post', 'a pattern without a title'],
  ])('follow the pattern %s: %s [LNK-014] [LNK-015] [LNK-016] [LNK-017] [LNK-018]', async (pattern, path) => {
    await addCollection({ urlPattern: pattern });
    expect((await addPost({ publishedAt: '2026-03-04T10:00' })).status).toBe(303);
    const { status, text } = await visit(`/news/${path}`);
    expect([status, text]).toEqual([200, expect.stringContaining('<h1 itemprop="headline">First post</h1>')]);
    expect((await visit('/news/')).text).toContain(`href="/news/${path}"`);
    expect((await visit('/search?q=first')).text).toContain(`href="/news/${path}"`);
    expect((await visit('/news/?format=rss')).text).toContain(`/news/${path}</link>`);
    expect((await visit('/news/first-post')).status).toBe(404);
  });

  it('are kept when the pattern changes, and never collide with other pages of the collection', async () => {
    await addCollection();
    await addPost();
    expect((await press(LIST, { ...COLLECTION, path: '/news/', urlPattern: '%y/%t' })).status).toBe(303);
    expect((await visit('/news/first-post')).status).toBe(200);
    for (const urlPattern of ['tag/%t', 'a/b/c/d/e/%t'])
      expect((await press(LIST, { ...COLLECTION, urlPattern })).text, urlPattern).toContain(
        'Use at most 5 parts',
      );
    await press(LIST, { ...COLLECTION, urlPattern: '%t/%y' });
    await addPost({ title: 'Tag', publishedAt: '2026-03-04T10:00' });
    expect((await visit('/news/tag-1/2026')).status).toBe(200);
  });
});

describe('choices', () => {
  it('accept the options of the form only [CTX-012] [MSG-004]', async () => {
    await addCollection();
    const wrong = 'Value is not one of the expected options.';
    for (const change of [{ view: 'product' }, { sorting: 'random' }])
      expect((await press(LIST, { ...COLLECTION, ...change })).text).toContain(wrong);
    for (const state of ['', 'scheduled', 'private'])
      expect((await addPost({ state })).text, state).toContain(wrong);
    expect((await press(LIST, { ...COLLECTION, path: 'news' })).text).toContain(
      'Value is not a valid page URL.',
    );
  });

  it('display a collection as a list or as a grid [CTX-012]', async () => {
    await addCollection();
    await addPost();
    expect((await visit('/news/')).text).toContain('<ul class="site-items" data-view="list">');
    await press(LIST, { ...COLLECTION, view: 'grid' });
    expect((await visit('/news/')).text).toContain('<ul class="site-items" data-view="grid">');
    expect((await see(LIST)).text).toMatch(/<option value="grid" selected>/);
  });

  it('filter the items by state [ENM-012] [ENM-016]', async () => {
    await addCollection();
    await addPost({ title: 'Seen' });
    await addPost({ title: 'Planned', publishedAt: '2099-01-01T10:00' });
    await addPost({ title: 'Begun', state: 'draft' });
    const titles = async (query: string) =>
      [...(await see(`${LIST}${query}`)).text.matchAll(/items\/\w+">([^<]+)<\/a>/g)].map(
        ([, title]) => title,
      );
    expect((await titles('')).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'Begun',
      'Planned',
      'Seen',
    ]);
    expect(await titles('?state=published')).toEqual(['Seen']);
    expect(await titles('?state=scheduled')).toEqual(['Planned']);
    expect(await titles('?state=draft')).toEqual(['Begun']);
    expect((await titles('?state=deleted')).length).toBe(3);
    expect((await see(`${LIST}?state=draft`)).text).toContain('?state=draft" aria-current="page">Hidden</a>');
  });
});

describe('tags', () => {
  const rename = (from: string, to: string) => press(`${LIST}/tags`, { from, to });

  it('are renamed in all items, in lists, and in the search [MSG-005]', async () => {
    await addCollection();
    await addPost({ tags: 'Wood oven, Salt' });
    await addPost({ title: 'Second', tags: 'wood OVEN', state: 'draft' });
    expect((await see(`${LIST}/tags`)).text).toMatch(/>Wood oven<\/a><\/td>\s*<td data-label="Items">2</);
    expect((await rename('Wood oven', 'Kiln')).location).toBe(`${LIST}/tags?saved`);
    expect((await visit('/news/tag/Kiln')).text).toContain('First post');
    expect((await visit('/news/tag/Wood+oven')).text).not.toContain('First post');
    expect((await visit('/search?q=kiln')).text).toContain('/news/first-post');
    expect((await visit('/search?q=oven')).text).not.toContain('/news/first-post');
    expect((await rename('Kiln', 'KILN')).status).toBe(303);
    expect((await see(`${LIST}/tags`)).text).toMatch(/>KILN<\/a><\/td>\s*<td data-label="Items">2</);
  });

  it('are not renamed if the new name is taken, too long, missing or several names [MSG-005] [LIM-005]', async () => {
    await addCollection();
    await addPost({ tags: 'Kiln, Salt' });
    expect((await rename('Kiln', 'sált')).text).toContain('Tag already exists.');
    const several = await rename('Kiln', 'Oven, Bread');
    expect(several.status).toBe(422);
    expect(several.text).toMatch(/Only one tag can be edited at a time\.[\s\S]*value="Oven, Bread"/);
    expect((await rename('Kiln', 'x'.repeat(51))).text).toContain('Use at most 50 characters.');
    expect((await rename('Kiln', ' ')).text).toContain('Enter a name.');
    expect((await rename('Nothing', 'x')).status).toBe(404);
    expect((await see(`${LIST}/tags`)).text).toContain('>Kiln</a>');
  });
});
