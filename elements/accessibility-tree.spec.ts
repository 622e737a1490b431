// Compares the accessibility tree of every example, as Chromium and Firefox expose it to screen readers, with its record.
import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { settle } from '../src/kit/testing/wait';
import './index';

/** Maximum time in ms for an engine to update its tree on a busy machine. */
const LIMIT_MS = 20_000;

const samples = import.meta.glob<{ samples: readonly string[] }>('../src/blocks/*/*.sample.ts', {
  eager: true,
});
const records = import.meta.glob<{ trees: readonly string[] }>(
  '../src/blocks/*/testing/accessibility-trees.ts',
  { eager: true },
);

// There is no server for the elements' requests.
globalThis.fetch = async () => new Response('{}', { status: 404 });

afterEach(() => executeServerCommand('emulate-preferences', {}));

for (const [path, { samples: examples }] of Object.entries(samples)) {
  const record = path.replace(/[\w-]+\.sample\.ts$/, 'testing/accessibility-trees.ts');
  const trees = records[record]?.trees ?? [];

  it(`${path.split('/').at(-2)}: a screen reader gets the recorded tree of each example`, async () => {
    expect(trees, `${record}: a tree for each example`).to.have.length(examples.length);
    for (const [index, markup] of examples.entries()) {
      // Otherwise, an automatic rotation would change the slide.
      if (/autoplay/.test(markup))
        await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
      const main = await fixture<HTMLElement>(html`<main></main>`);
      main.setHTMLUnsafe(markup);
      await settle(main.firstElementChild!);
      expect(await readTree(trees[index]!), markup).to.equal(trees[index]);
      main.remove();
      await settle();
    }
  }).timeout(120_000);
}

/** Resolves with the tree as soon as it is as expected, or with the actual tree after the limit. */
async function readTree(expected: string): Promise<string | null> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const tree = await executeServerCommand<string, never>('accessibility-tree');
    if (tree === expected || performance.now() > end) return tree;
    await settle();
  }
}
