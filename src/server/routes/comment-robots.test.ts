// Protection of comments from robots: limits per address and account, concurrent copies, invisible texts.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommentList, CommentReceipt } from '../../core/comments/comment';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import { createLimits } from '../http/limits';
import { importItems } from '../stores/content-import';
import { createBrowserClient } from '../testing/browser-client';
import { addNotes, NOTE_IDS, NOTES, setComments } from '../testing/comment-state';
import { sharedApp, startWindow } from '../testing/shared-app';
import { OWN } from '../testing/shopper';
import { createFormPost, restartApp } from '../testing/test-app';

const test = sharedApp('comment', 'comment_mark', 'comment_thread', 'job', 'rate_window');

const getItemId = (n: number): string => String(n).padStart(24, '0');

beforeAll(async () => {
  await addNotes(test);
  const author = { id: 'a'.repeat(24), name: 'Ada' };
  const items = [3, 4, 5].map((n) => ({
    id: getItemId(n),
    slug: `n${n}`,
    title: `Note ${n}`,
    excerpt: '',
    body: 'Text',
    author,
    categories: [],
    tags: [],
    publishedAt: test.deps.clock() - 86_400_000,
    draft: false,
  }));
  await importItems(test.db, test.siteId, NOTES, items, test.deps.clock());
});
beforeEach(() => setComments(test, { requireApproval: false }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

/** The application with limits, behind a proxy that names the address of the client, when an hour begins. */
function createLimited() {
  startWindow(test, HOUR);
  return restartApp(test, { limits: createLimits(test.deps.clock), trustProxy: 1 }) as typeof test.app;
}

/** A robot that has opened the form ten seconds earlier, and keeps its cookies only if they are wanted. */
function createRobot(app = test.app) {
  const browser = createBrowserClient(app);
  const getId = async (age = 10_000): Promise<string> => {
    // The limit of all kinds of forms is separate.
    test.skew.ms += 10_000;
    test.skew.ms -= age;
    const answer = await browser.send(`/api/comments?itemId=${NOTE_IDS.first}`);
    test.skew.ms += age;
    return ((await answer.json()) as CommentList).submissionId;
  };
  const post = async (body: string, wish: Readonly<Record<string, string>> = {}, address = '192.0.2.1') => {
    const submissionId = wish.submissionId ?? (await getId());
    const answer = await browser.call(
      'POST',
      '/api/comments',
      {
        itemId: NOTE_IDS.first,
        name: 'Ada',
        email: 'ada@example.org',
        submissionId,
        body,
        ...wish,
      },
      { 'x-forwarded-for': address },
    );
    return { status: answer.status, headers: answer.headers, ...((await answer.json()) as CommentReceipt) };
  };
  return { ...browser, getId, post };
}

const getStates = async () =>
  (
    await test.db.query<{ state: string; held: string | null }>(
      'select state, held from comment where site_id = $1 order by state desc, held nulls first',
      [test.siteId],
    )
  ).rows;

describe('limits', () => {
  it('apply to an address and a page, whatever cookies are sent', async () => {
    const app = createLimited();
    for (let n = 0; n < 10; n++) expect((await createRobot(app).post(`text ${n}`)).status).toBe(200);
    const refused = await createRobot(app).post('too much');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await createRobot(app).post('from elsewhere', {}, '192.0.2.2')).status).toBe(200);
    test.skew.ms += HOUR;
    expect((await createRobot(app).post('an hour later')).status).toBe(200);
  });

  it('count all addresses of an IPv6 network as one', async () => {
    const app = createLimited();
    for (let n = 0; n < 10; n++) await createRobot(app).post(`text ${n}`, {}, `2001:db8:1:2::${n + 1}`);
    expect((await createRobot(app).post('more', {}, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await createRobot(app).post('other', {}, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('apply to an address on all pages together', async () => {
    const app = createLimited();
    const statuses: number[] = [];
    for (let n = 0; n < 41; n++) {
      const itemId = getItemId([1, 3, 4, 5, 1][Math.floor(n / 10)]!);
      statuses.push(
        (await createRobot(app).post(`text ${n}`, { itemId: n < 40 ? itemId : NOTE_IDS.second })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
  });

  it('apply to an account at all of its addresses', async () => {
    const app = createLimited();
    const member = createRobot(app);
    await member.signIn();
    const write = async (n: number) => (await member.post(`text ${n}`, {}, `198.51.100.${n}`)).status;
    for (let n = 0; n < 10; n++) expect(await write(n)).toBe(200);
    expect(await write(10)).toBe(429);
    expect((await createRobot(app).post('a visitor', {}, '198.51.100.10')).status).toBe(200);
  });

  it('apply to native forms', async () => {
    const app = createLimited();
    for (let n = 0; n < 10; n++) await createRobot(app).post(`text ${n}`);
    const robot = createRobot(app);
    const submissionId = await robot.getId();
    const fields = {
      itemId: NOTE_IDS.first,
      name: 'Ada',
      email: 'ada@example.org',
      body: 'kept',
      submissionId,
    };
    const answer = await robot.send(
      '/api/comments',
      createFormPost(fields, { ...OWN, 'x-forwarded-for': '192.0.2.1' }),
    );
    expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining('kept</textarea>')]);
  });

  it('apply to likes without cookies', async () => {
    const app = createLimited();
    const { comment } = await createRobot(app).post('one');
    const like = async (address: string) => {
      const path = `/api/comments/${comment.id}/like`;
      return (await createRobot(app).call('POST', path, {}, { 'x-forwarded-for': address })).status;
    };
    for (let n = 0; n < 20; n++) expect(await like('192.0.2.1')).toBe(200);
    expect(await like('192.0.2.1')).toBe(429);
    expect(await like('192.0.2.2')).toBe(200);
    const { rows } = await test.db.query('select likes from comment where site_id = $1', [test.siteId]);
    expect(rows).toEqual([{ likes: 21 }]);
  });
});

describe('repeated texts', () => {
  const TEXT = 'A text that is long enough to be a copy';

  it('of one author are rejected, even if they arrive concurrently', async () => {
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await createRobot().post(TEXT)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('of several authors are held, even if they arrive concurrently', async () => {
    await Promise.all([1, 2, 3, 4].map((n) => createRobot().post(TEXT, { email: `a${n}@example.org` })));
    const repeated = { state: 'pending', held: 'repeated' };
    expect(await getStates()).toEqual([{ state: 'published', held: null }, repeated, repeated, repeated]);
  });

  it('are detected on other pages, and with invisible characters', async () => {
    await createRobot().post(TEXT);
    await createRobot().post(TEXT, { itemId: NOTE_IDS.second });
    expect((await createRobot().post(TEXT.replace('text', 'te\u200Bxt'))).status).toBe(409);
    expect(await getStates()).toEqual([
      { state: 'published', held: null },
      { state: 'pending', held: 'repeated' },
    ]);
  });
});

describe('submissions of robots', () => {
  it.each([
    [{ body: '\u200B\u200B' }, ['body']],
    [{ name: '\u2060' }, ['name']],
  ])('with only invisible characters are rejected as incomplete: %j', async (wish, names) => {
    const answer = await createRobot().post('Hello', wish);
    expect([answer.status, Object.keys((answer as unknown as { errors: object }).errors)]).toEqual([
      422,
      names,
    ]);
  });

  it('are spam if they arrive within two seconds, by the clock of the server', async () => {
    // The time stands still: on a busy machine, the requests themselves take longer than the rest of the two seconds.
    vi.useFakeTimers({ toFake: ['Date'] });
    const robot = createRobot();
    await robot.post('fast', { submissionId: await robot.getId(500) });
    await createRobot().post('slow', { submissionId: await robot.getId(5000), email: 'b@example.org' });
    expect(await getStates()).toEqual([
      { state: 'spam', held: 'robot' },
      { state: 'published', held: null },
    ]);
  });

  it('cannot forge an earlier time of the form', async () => {
    const robot = createRobot();
    const [, signature] = (await robot.getId(0)).split('.');
    const old = '01890000-0000-7000-8000-000000000000';
    expect((await robot.post('forged', { submissionId: `${old}.${signature}` })).status).toBe(400);
    await robot.post('unsigned', { submissionId: old });
    expect(await getStates()).toEqual([{ state: 'pending', held: 'unsigned' }]);
  });

  it('are spam if the honeypot of a native form is filled, and get the page of a pending comment', async () => {
    const robot = createRobot();
    const fields = { itemId: NOTE_IDS.first, name: 'Ada', email: 'ada@example.org', body: 'Pills' };
    const answer = await robot.send(
      '/api/comments',
      createFormPost({ ...fields, submissionId: await robot.getId(), [HONEYPOT_FIELD]: 'x' }, OWN),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('pending'),
    ]);
    expect(await getStates()).toEqual([{ state: 'spam', held: 'robot' }]);
  });
});
