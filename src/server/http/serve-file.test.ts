import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from './context';
import { serveFile, serveNotFoundPage } from './serve-file';
import {
  getAcceptedEncodings,
  getCacheControl,
  matchesEtag,
  parseByteRange,
  resolveInRoot,
} from './static-file';

let dir: string;
let app: Hono<Env>;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-api-static-'));
  const files: Record<string, string> = {
    'secret.txt': 'secret',
    'site/index.html': '<p>home</p>',
    'site/404.html': '<p>gone</p>',
    'site/elements/gallery/index.html': '<p>gallery</p>',
    'site/assets/main-B4x9k2Qp.js': 'plain();',
    'site/assets/main-B4x9k2Qp.js.br': 'br',
    'site/assets/main-B4x9k2Qp.js.gz': 'gzip',
    'site/clip.mp4': '0123456789',
    'site/empty.txt': '',
    'site/.env': 'secret',
    'elements/site-map.js': 'export {}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const folders = [
    { prefix: '/site-elements/', root: join(dir, 'elements'), shared: true },
    { prefix: '/', root: join(dir, 'site'), shared: false },
  ];
  app = new Hono<Env>();
  app.get(
    '*',
    async (c) =>
      (await serveFile(c, folders)) ?? (await serveNotFoundPage(c, folders)) ?? c.text('none', 404),
  );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('static files', () => {
  it('send scripts with a policy that allows same-origin requests from workers', async () => {
    const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
    expect(await policy('/site-elements/site-map.js')).toContain("default-src 'self'");
    expect(await policy('/')).toContain("require-trusted-types-for 'script'");
    expect(await policy('/clip.mp4')).toBe(null);
  });

  it('have pretty URLs, the strict policy, and are revalidated', async () => {
    const page = await get('/elements/gallery/');
    expect([page.status, await page.text()]).toEqual([200, '<p>gallery</p>']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://s3.amazonaws.com/embed.animoto.com/ https://platform.twitter.com https://www.instagram.com https://www.tiktok.com https://w.soundcloud.com https://open.spotify.com https://read.amazon.com;",
    );
    const bare = await get('/elements/gallery?a=1');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/elements/gallery/?a=1']);
  });

  it('respond 304 to a matching ETag', async () => {
    const tag = (await get('/')).headers.get('etag') as string;
    const again = await get('/', { 'if-none-match': `"x", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are served compressed with their own ETag, and immutable when their name contains a hash', async () => {
    const path = '/assets/main-B4x9k2Qp.js';
    const plain = await get(path);
    const br = await get(path, { 'accept-encoding': 'gzip, br' });
    const gz = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(await Promise.all([plain, br, gz].map((one) => one.text()))).toEqual(['plain();', 'br', 'gzip']);
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(br.headers.get('cache-control')).toContain('immutable');
    expect(new Set([plain, br, gz].map((one) => one.headers.get('etag'))).size).toBe(3);
  });

  it('support range requests for media', async () => {
    const part = await get('/clip.mp4', { range: 'bytes=2-4' });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect((await get('/clip.mp4', { range: 'bytes=99-' })).status).toBe(416);
    expect(await (await get('/clip.mp4', { range: 'bytes=-3' })).text()).toBe('789');
    const changed = await get('/clip.mp4', { range: 'bytes=2-4', 'if-range': '"old"' });
    expect([changed.status, await changed.text()]).toEqual([200, '0123456789']);
  });

  it('of the library can be loaded by pages of other sites', async () => {
    const file = await get('/site-elements/site-map.js');
    expect(await file.text()).toBe('export {}');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('/')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/elements/../../secret.txt',
    '/%00',
    '/%',
    '/secret.txt',
  ])('never leave their folder: %s', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, '<p>gone</p>']);
  });

  it('support HEAD and empty files', async () => {
    const head = await app.request('/clip.mp4', { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
    expect(await (await get('/empty.txt')).text()).toBe('');
  });
});

describe('file rules', () => {
  it('distinguish hashes from words in file names', () => {
    for (const path of ['/x/assets/a-B4x9k2Qp.js', '/x/chunks/a.b-_x9K-2Qp.css', '/x/chunks/a-B4x9k2Q.js'])
      expect(getCacheControl(path)).toContain('immutable');
    for (const path of [
      '/x/assets/site-overview.js',
      '/x/assets/a-20240101.pdf',
      '/x/a-B4x9k2Qp.js',
      '/x/assets/a-Section.js',
      '/x/assets/salt-flats-1200.avif',
    ]) {
      expect(getCacheControl(path)).toBe('no-cache');
    }
  });

  it('parse request headers and paths', () => {
    expect(getAcceptedEncodings('br;q=0.0, gzip;q=0.5')).toEqual(['.gz']);
    expect(getAcceptedEncodings(undefined)).toEqual([]);
    expect(parseByteRange('bytes=0-', 5)).toEqual({ start: 0, end: 4 });
    expect(parseByteRange('bytes=0-1,3-4', 5)).toBeUndefined();
    expect(parseByteRange('bytes=-0', 5)).toBe('invalid');
    expect(matchesEtag('*', '"a"')).toBe(true);
    // A redirect to `//name/` would lead to another host.
    for (const path of ['/a', 'a//b', '%2Fa', 'a%2F%2Fb'])
      expect(resolveInRoot('/root', path)).toBeUndefined();
    expect(resolveInRoot('/root', 'a/b.txt')).toBe('/root/a/b.txt');
  });
});
