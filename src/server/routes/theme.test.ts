import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedApp } from '../testing/shared-app';
import { restartApp } from '../testing/test-app';

const PATH = '/api/assets/theme.css';

const test = sharedApp();
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-theme-'));
});
afterAll(() => rm(root, { recursive: true }));

it('returns an empty style sheet for a site without a theme', async () => {
  const response = await test.app.request(PATH);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/css; charset=utf-8',
    '',
  ]);
});

it('redirects to theme.css in the folder of the site', async () => {
  const app = restartApp(test, {
    folders: [
      { prefix: '/site-elements/', root: join(root, 'none'), shared: true },
      { prefix: '/', root, shared: false },
    ],
  });
  expect((await app.request(PATH)).status).toBe(200);
  await writeFile(join(root, 'theme.css'), ':root { --site-accent: teal; }');
  const response = await app.request(PATH);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/theme.css']);
  expect(response.headers.get('cache-control')).toBe('max-age=300');
  const theme = await app.request('/theme.css');
  expect([theme.status, await theme.text()]).toEqual([200, ':root { --site-accent: teal; }']);
});

it('is linked after the style sheet of server-rendered pages, and so overrides the tokens', async () => {
  const page = await (await test.app.request('/cart')).text();
  const links = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/api/assets/page.css', PATH]);
});
