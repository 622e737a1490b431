// A page that was saved or copied as HTML after its scripts had run and is published again contains nothing twice.
import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import { settle } from '../src/kit/testing/wait';
import './index';

const modules = import.meta.glob<{ samples: readonly string[] }>('../src/blocks/*/*.sample.ts', {
  eager: true,
});

// Preloads parts that elements load on demand, because a busy browser would take longer than the test waits.
import.meta.glob(
  ['../src/blocks/**/*.{ts,tsx}', '../src/services/forms/forms.ts', '!**/*.{spec,test}.*', '!**/testing/**'],
  { eager: true },
);

const QUIET_MS = 300;
const QUIET_FRAMES = 3;

// There is no server for the elements' requests.
const { fetch } = globalThis;
before(() => {
  globalThis.fetch = async () => new Response('{}', { status: 404 });
});
after(() => {
  globalThis.fetch = fetch;
});

async function open(markup: string): Promise<HTMLElement> {
  const page = document.createElement('div');
  document.body.append(page);
  page.setHTMLUnsafe(markup);
  for (const element of page.querySelectorAll<HTMLElement>('*'))
    if (element.localName.startsWith('site-')) await settle(element);
  await whenQuiet(page);
  return page;
}

/**
 * Some elements render with a part of their script that they load on demand, or once the browser has measured them: on a
 * busy machine, a frame takes longer than the pause.
 */
async function whenQuiet(page: Element): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  observer.observe(page, { childList: true, subtree: true });
  for (let before = -1; before !== changes; ) {
    before = changes;
    await Promise.all([aTimeout(QUIET_MS), waitForFrames(QUIET_FRAMES)]);
  }
  observer.disconnect();
}

async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

/** Number of nodes by name. */
function countNodes(page: Element): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { localName } of page.querySelectorAll('*')) counts[localName] = (counts[localName] ?? 0) + 1;
  return counts;
}

/** Numbers of nodes of a page, and of the page that was saved after its upgrade. */
async function countTwice(sample: string): Promise<[Record<string, number>, Record<string, number>]> {
  const page = await open(sample);
  const saved = page.innerHTML;
  const counts = countNodes(page);
  page.remove();
  const again = await open(saved);
  const countsAgain = countNodes(again);
  again.remove();
  return [counts, countsAgain];
}

const all = Object.entries(modules).flatMap(([path, { samples }]) => {
  const [, name = ''] = /blocks\/([\w-]+)\//.exec(path) ?? [];
  return samples.map((sample, index) => ({
    title: `site-${name} adds nothing to a page that was saved after its upgrade (example ${index + 1})`,
    sample,
  }));
});

/** Most of the time is spent waiting, so several samples are opened at the same time: one of each element at most. */
const GROUPS = Math.ceil(all.length / 8);

const groups = Array.from({ length: GROUPS }, (_, group) => all.filter((_, at) => at % GROUPS === group));

for (const [index, group] of groups.entries())
  describe(`saved pages, group ${index + 1}`, () => {
    let results: PromiseSettledResult<Awaited<ReturnType<typeof countTwice>>>[];
    before(async () => {
      results = await Promise.allSettled(group.map(({ sample }) => countTwice(sample)));
    });
    for (const [at, { title }] of group.entries())
      it(title, () => {
        const result = results[at]!;
        if (result.status === 'rejected') throw result.reason;
        const [counts, countsAgain] = result.value;
        expect(countsAgain).to.deep.equal(counts);
      });
  });
