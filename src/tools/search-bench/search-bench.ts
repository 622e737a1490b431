// Measures the search preview over many items: the whole request in the application, without the network.
import type { ContentCollection } from '../../core/content/content-item';
import type { Queryable } from '../../server/db/db';
import { addContentCollection } from '../../server/stores/content-collections';
import { importItems } from '../../server/stores/content-import';
import { testApp } from '../../server/testing/test-app';
import { readArguments } from '../arguments.mjs';
import { createRandom } from '../fault-proxy/random';

/** 95 % of the previews must be answered within this time, in milliseconds. */
const LIMIT_MS = 20;

const AUTHOR = { id: 'a'.repeat(24), name: 'Ada' };
const COLLECTION: ContentCollection = {
  id: 'bench',
  kind: 'blog',
  title: 'Bench',
  description: '',
  path: '/bench/',
};

/** Number of words in a title and in a text. */
const TITLE_WORDS = 6;
const TEXT_WORDS = 150;
const VOCABULARY = 8000;

export async function main(args: string[]): Promise<number> {
  const options = readArguments(args, { items: 10_000, queries: 1000, seed: 1 });
  const random = createRandom(options.seed);
  const words = Array.from({ length: VOCABULARY }, () => createWord(random));
  // A few words are in most texts, most words in few, as in real language.
  const pick = (): string => words[Math.floor(VOCABULARY * random() ** 3)] as string;
  const write = (count: number): string => Array.from({ length: count }, pick).join(' ');
  // Without response validation, which only tests use.
  const { app, db, siteId } = await testApp({ testAnswers: true });
  try {
    await addContentCollection(db, siteId, COLLECTION);
    const now = Date.now();
    const items = Array.from({ length: options.items }, (_, index) => ({
      id: index.toString(16).padStart(24, '0'),
      slug: `item-${index}`,
      title: write(TITLE_WORDS),
      excerpt: write(12),
      body: write(TEXT_WORDS),
      author: AUTHOR,
      categories: [pick()],
      tags: [pick(), pick()],
      publishedAt: now - index * 60_000,
      draft: false,
    }));
    await importItems(db, siteId, COLLECTION, items, now);
    await db.query('analyze');
    const times: Time[] = [];
    const references: number[] = [];
    for (let index = 0; index < options.queries; index++) {
      references.push(await measureReference(db));
      times.push(await measure(app, createQuestion(pick, random)));
    }
    return report(times, references, items.length);
  } finally {
    // In a persistent database, later runs would find the words of these entries in the same index.
    await db.query('delete from search_entry where site_id = $1', [siteId]);
    await db.close();
  }
}

/** In milliseconds; `cpu` is the processor time of this process, which does not depend on other work of the machine. */
interface Time {
  readonly clock: number;
  readonly cpu: number;
}

/** One to three words; the last one is still being typed. */
function createQuestion(pick: () => string, random: () => number): string {
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, pick);
  const last = words.pop() ?? '';
  return [...words, last.slice(0, 1 + Math.floor(random() * last.length))].join(' ');
}

async function measure(
  app: { request(path: string): Response | Promise<Response> },
  question: string,
): Promise<Time> {
  const start = performance.now();
  const before = process.cpuUsage();
  const answer = await app.request(`/api/search/preview?${new URLSearchParams({ q: question })}`);
  const { total } = (await answer.json()) as { total: number };
  if (!answer.ok || !Number.isInteger(total)) throw new Error(`The search for “${question}” failed.`);
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - start, cpu: (user + system) / 1000 };
}

/** Time of a statement that reads no table, in milliseconds: the delay caused by other work of the machine. */
async function measureReference(db: Queryable): Promise<number> {
  const start = performance.now();
  await db.query('select 1');
  return performance.now() - start;
}

function report(times: readonly Time[], references: readonly number[], items: number): number {
  // The first searches index the pages of the site and warm up the engine.
  const warm = times.slice(Math.min(20, times.length - 1));
  const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database';
  console.log(`${engine}, ${items} items, ${warm.length} previews (limit: p95 ${LIMIT_MS} ms)`);
  console.log(`clock: ${summarize(warm.map(({ clock }) => clock))}`);
  console.log(`CPU of the server: ${summarize(warm.map(({ cpu }) => cpu))}`);
  console.log(`clock of "select 1" in between: ${summarize(references)}`);
  return getQuantile(
    warm.map(({ clock }) => clock),
    0.95,
  ) <= LIMIT_MS
    ? 0
    : 1;
}

const summarize = (times: readonly number[]): string =>
  (
    [
      ['p50', 0.5],
      ['p95', 0.95],
      ['max', 1],
    ] as const
  )
    .map(([name, share]) => `${name} ${getQuantile(times, share).toFixed(1)} ms`)
    .join(', ');

function getQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] as number;
}

const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'har',
  'kel',
  'lin',
  'mo',
  'nar',
  'o',
  'pre',
  'ro',
  'sal',
  'tu',
  'wen',
];

const createWord = (random: () => number): string =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join('');
