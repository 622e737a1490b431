// A page that was saved or copied as HTML after its scripts had run and is published again contains nothing twice.
import { expect, fixture, html } from '@open-wc/testing';
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

// There is no server for the elements' requests.
const { fetch } = globalThis;
before(() => {
  globalThis.fetch = async () => new Response('{}', { status: 404 });
});
after(() => {
  globalThis.fetch = fetch;
});

async function open(markup: string): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  page.setHTMLUnsafe(markup);
  for (const element of page.querySelectorAll<HTMLElement>('*'))
    if (element.localName.startsWith('site-')) await settle(element);
  await whenQuiet(page);
  return page;
}

/** Some elements render with a part of their script that they load on demand. */
const whenQuiet = (page: Element): Promise<void> =>
  new Promise((done) => {
    let timer = setTimeout(finish, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    });
    observer.observe(page, { childList: true, subtree: true });
    function finish() {
      observer.disconnect();
      done();
    }
  });

/** Number of nodes by name. */
function countNodes(page: Element): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { localName } of page.querySelectorAll('*')) counts[localName] = (counts[localName] ?? 0) + 1;
  return counts;
}

for (const [path, { samples }] of Object.entries(modules)) {
  const [, name = ''] = /blocks\/([\w-]+)\//.exec(path) ?? [];
  for (const [index, sample] of samples.entries())
    it(`site-${name} adds nothing to a page that was saved after its upgrade (example ${index + 1})`, async () => {
      const page = await open(sample);
      const saved = page.innerHTML;
      const counts = countNodes(page);
      page.remove();
      expect(countNodes(await open(saved))).to.deep.equal(counts);
    });
}
