// Hosts and caches that are slow, blocked, or deliver files of different versions; two versions of the library on one
// page.

import { VERSION } from '../tools/demo/version';
import { test as base, expect, type Visitor } from './harness';
import { type Replace, startStaticHost } from './static-host';

const GALLERY = `<site-gallery design="strip" loading="eager" label="Work">
  <img src="/pictures/dawn-ridge-300.webp" width="300" height="200" alt="Ridge">
  <img src="/pictures/dawn-ridge-500.webp" width="300" height="200" alt="Ridge again"></site-gallery>`;

const LOADER = '/site-elements/autoload.js';
const ENTRY = '/site-elements/site-gallery.js';
const NAME = /gallery-[\w-]+\.js/;

const toPage = (body: string, loaders = [LOADER]) => `<!doctype html><html lang="en"><head><title>Test</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.ico">
  <link rel="stylesheet" href="/site-elements/site-elements.css">
  ${loaders.map((src) => `<script type="module" src="${src}"></script>`).join('')}</head>
  <body><main><h1>Test</h1>${body}</main></body></html>`;

interface Visit extends Visitor {
  /** Number of requests for the page. */
  pageViews(): number;
}

interface VersionFixtures {
  /** Opens a page on a host that replaces some files. */
  open(body: string, replace?: Replace, loaders?: string[]): Promise<Visit>;
}

const test = base.extend<VersionFixtures>({
  open: async ({ visitor }, use) => {
    const hosts: Awaited<ReturnType<typeof startStaticHost>>[] = [];
    await use(async (body, replace, loaders) => {
      const host = await startStaticHost({ '/page.html': toPage(body, loaders) }, replace);
      hosts.push(host);
      visitor.watch.allowOutput(/^request to another host: http:\/\/127\.0\.0\.1/);
      await visitor.page.goto(`${host.origin}/page.html`);
      return { ...visitor, pageViews: () => visitor.watch.requests(/page\.html/).length };
    });
    for (const host of hosts) await host.close();
  },
});

const LONG = { 'Cache-Control': 'max-age=3600' };
const SHORT = { 'Cache-Control': 'max-age=0' };
const MISSING = /Failed to load resource.*404.*gallery-old/;
const FAILED = /^console error: site-gallery: its script could not be loaded; keeping its HTML\./;
const MIXED = /^console warning: site-elements: this page has files of two versions/;

/** A host before and after a release: the browser's cache keeps the earlier entry. */
function createRelease() {
  let isReleased = false;
  const replace: Replace = async (pathname, read) => {
    if (pathname.endsWith('.html')) return undefined;
    const [chunk = ''] = NAME.exec(await read(ENTRY)) ?? [];
    if (pathname === ENTRY && !isReleased)
      return { status: 200, body: (await read(ENTRY)).replaceAll(chunk, 'gallery-old.js'), headers: LONG };
    if (!pathname.endsWith('/gallery-old.js')) return undefined;
    if (isReleased) return { status: 404 };
    return { status: 200, body: await read(`/site-elements/chunks/${chunk}`), headers: SHORT };
  };
  const release = () => {
    isReleased = true;
  };
  return { replace, release };
}

/** The version in a built file. */
const BUILT = `\`${VERSION}\``;

const expectMessage = ({ watch }: Visitor, text: string) =>
  watch.expectOutput(new RegExp(text.replace(/[().]/g, '\\$&')));

const isReady = ({ page }: Visitor) => page.locator('site-gallery:state(ready)').waitFor();
const insertGallery = ({ page }: Visitor) =>
  page.evaluate(
    // Later, because the page may be reloaded immediately.
    (html) =>
      void setTimeout(() => document.body.append(document.createRange().createContextualFragment(html))),
    GALLERY,
  );
/** Adds a gallery that makes the page reload. */
const insertAndReload = async (visit: Visitor) => {
  const reloaded = visit.page.waitForEvent('domcontentloaded');
  await insertGallery(visit);
  await reloaded;
};
const reopen = ({ page }: Visitor) => page.goto(page.url());

test('a page whose cached script refers to files that a release removed is reloaded once, with new files', async ({
  open,
}) => {
  const { replace, release } = createRelease();
  const visit = await open(GALLERY, replace);
  await isReady(visit);
  release();
  visit.watch.expectOutput(MISSING);
  visit.watch.expectOutput(FAILED);
  await reopen(visit);
  await isReady(visit);
  expect(visit.pageViews()).toBe(3);
});

/** Scripts that use a selector that the browser does not support. */
const withoutPopovers: Replace = async (pathname, read) =>
  pathname.endsWith('/recover.js')
    ? { status: 200, body: (await read(pathname)).replaceAll(':popover-open', ':unknown-open') }
    : undefined;

const BUSY: readonly {
  readonly state: string;
  readonly markup: string;
  readonly act: (visit: Visitor) => Promise<void>;
  readonly edit?: Replace;
}[] = [
  {
    state: 'a form is partly filled in',
    markup: '<label>Name <input></label>',
    act: (visit: Visitor) => visit.page.getByLabel('Name').fill('Ada'),
  },
  {
    state: 'a dialog is open',
    markup: '<dialog>Hello</dialog>',
    act: (visit: Visitor) => visit.page.evaluate(() => document.querySelector('dialog')?.showModal()),
  },
  {
    state: 'a dialog is open, in a browser without popovers',
    markup: '<dialog>Hello</dialog>',
    act: (visit: Visitor) => visit.page.evaluate(() => document.querySelector('dialog')?.showModal()),
    edit: withoutPopovers,
  },
];

test.for(BUSY)(
  'a page with outdated files is not reloaded while $state',
  async ({ markup, act, edit }, { open }) => {
    const { replace, release } = createRelease();
    const visit = await open(
      markup,
      async (pathname, read) => (await edit?.(pathname, read)) ?? replace(pathname, read),
    );
    // The browser keeps the old entry.
    await visit.page.addScriptTag({ type: 'module', url: ENTRY });
    release();
    visit.watch.expectOutput(MISSING);
    visit.watch.expectOutput(FAILED);
    visit.watch.expectOutput(/site-elements: .* the next visit gets new ones/);
    await reopen(visit);
    await act(visit);
    await insertGallery(visit);
    await expect.poll(() => visit.watch.output.some((line) => MIXED.test(line))).toBe(true);
    expect(visit.pageViews()).toBe(2);
    expect(await visit.page.getByAltText('Ridge', { exact: true }).isVisible()).toBe(true);
    await reopen(visit);
    await insertGallery(visit);
    await isReady(visit);
  },
);

test('a page whose host changes with every request and never has all files is reloaded only once', async ({
  open,
}) => {
  let count = 0;
  const visit = await open('', async (pathname, read) => {
    if (pathname !== ENTRY) return undefined;
    return {
      status: 200,
      body: `import './chunks/gallery-old.js'; // ${count++} ${(await read(ENTRY)).length}`,
    };
  });
  visit.watch.expectOutput(MISSING);
  visit.watch.expectOutput(FAILED);
  visit.watch.expectOutput(MIXED);
  await insertAndReload(visit);
  expect(visit.pageViews()).toBe(2);
  await insertGallery(visit);
  await expect.poll(() => visit.watch.output.filter((line) => MIXED.test(line)).length).toBe(1);
  await visit.watch.networkQuiet();
  expect(visit.pageViews()).toBe(2);
  expect(await visit.page.getByAltText('Ridge', { exact: true }).isVisible()).toBe(true);
});

/** The library of another version, in a separate folder. */
const OTHER = '/other';
const serveOther: Replace = async (pathname, read) => {
  if (!pathname.startsWith(`${OTHER}/`)) return undefined;
  const body = await read(pathname.replace(OTHER, '/site-elements'));
  return { status: 200, body: body.replaceAll(BUILT, '`9.9.9`') };
};

test('if a page loads two versions, the second does nothing, and one message reports it', async ({
  open,
}) => {
  const visit = await open(GALLERY, serveOther, [LOADER, `${OTHER}/autoload.js`]);
  expectMessage(visit, `files of two versions (${VERSION}, 9.9.9); serve one version, and load it once`);
  await isReady(visit);
  await expect.poll(() => visit.watch.output.filter((line) => MIXED.test(line)).length).toBe(1);
  await visit.watch.networkQuiet();
  const scripts = visit.watch.requests(/^\/other\//).map(({ url }) => url.pathname);
  expect([...new Set(scripts)].toSorted()).toEqual(['/other/autoload.js', '/other/recover.js']);
  expect(visit.pageViews()).toBe(1);
});

test('a loader and elements of different versions work, and one message reports it', async ({ open }) => {
  const visit = await open(GALLERY, async (pathname, read) =>
    pathname === LOADER
      ? { status: 200, body: (await read(pathname)).replaceAll(BUILT, '`0.0.9`') }
      : undefined,
  );
  expectMessage(visit, `(0.0.9, ${VERSION})`);
  await isReady(visit);
  await expect.poll(() => visit.watch.output.filter((line) => MIXED.test(line)).length).toBe(1);
  expect(visit.pageViews()).toBe(1);
});

test('a page whose cached loader is of an earlier version is reloaded once, with the new loader', async ({
  open,
}) => {
  let isReleased = false;
  const visit = await open('', async (pathname, read) =>
    pathname === LOADER && !isReleased
      ? { status: 200, body: (await read(pathname)).replaceAll(BUILT, '`0.0.9`'), headers: LONG }
      : undefined,
  );
  isReleased = true;
  await insertAndReload(visit);
  expect(visit.pageViews()).toBe(2);
  await insertGallery(visit);
  await isReady(visit);
  expect(visit.watch.output.filter((line) => MIXED.test(line))).toEqual([]);
});

test('a slow host delays only the elements', async ({ open }) => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const visit = await open(GALLERY, async (pathname) => {
    if (pathname.startsWith('/site-elements/chunks/')) await released;
    return undefined;
  });
  expect(await visit.page.getByAltText('Ridge', { exact: true }).isVisible()).toBe(true);
  expect(await visit.page.evaluate(() => customElements.get('site-gallery') === undefined)).toBe(true);
  answer();
  await isReady(visit);
});

test('if the host is blocked, the HTML remains, and one message reports it', async ({ open }) => {
  const visit = await open(GALLERY, (pathname) =>
    pathname.startsWith('/site-elements/') && pathname !== LOADER && !pathname.endsWith('.css')
      ? { status: 403 }
      : undefined,
  );
  visit.watch.expectOutput(FAILED);
  visit.watch.allowOutput(/Failed to load resource.*403/);
  await expect.poll(() => visit.watch.output.filter((line) => FAILED.test(line)).length).toBe(1);
  await visit.watch.networkQuiet();
  expect(visit.watch.output.filter((line) => line.includes('site-elements: '))).toEqual([]);
  expect(visit.pageViews()).toBe(1);
  expect(await visit.page.getByAltText('Ridge', { exact: true }).isVisible()).toBe(true);
});
