import { expect, it } from 'vitest';
import { toArchived, toVersionList, versionMenu } from './versions';

it('shows only the version while there are no earlier ones', () => {
  expect(versionMenu('0.1.0', [])).toBe('<span class="version">0.1.0</span>');
  expect(JSON.parse(toVersionList('0.1.0', []))).toEqual({ versions: [{ version: '0.1.0', path: '/' }] });
});

it('links to the earlier versions', () => {
  expect(versionMenu('0.2.0', ['0.1.0'])).toContain('<li><a href="/versions/0.1.0/">0.1.0</a></li>');
  expect(JSON.parse(toVersionList('0.2.0', ['0.1.0'])).versions[1]).toEqual({
    version: '0.1.0',
    path: '/versions/0.1.0/',
  });
});

const FOLDERS = ['assets', 'elements', 'pictures', 'site-elements'];

it('moves all URLs of a page into the copy, and links to the latest version', () => {
  const page = `<a class="brand" href="/">Home</a> ${versionMenu('0.1.0', [])}
  <nav><a href="/elements/">Elements</a></nav><a href="https://a.example/elements/">Other</a>
  <img src="/pictures/a.webp" srcset="/pictures/a.webp 1x, /pictures/b.webp 2x"><site-services api-base="/api/">`;
  const copy = toArchived(page, '0.1.0', FOLDERS, ['0.0.9']);
  expect(copy).toContain('<a class="brand" href="/versions/0.1.0/">');
  expect(copy).toContain(
    '<li><a href="/">Latest version</a></li><li><a href="/versions/0.0.9/">0.0.9</a></li>',
  );
  expect(copy).toContain('<a href="/versions/0.1.0/elements/">');
  expect(copy).toContain('"/versions/0.1.0/pictures/a.webp 1x, /versions/0.1.0/pictures/b.webp 2x"');
  expect(copy).toContain('https://a.example/elements/');
  expect(copy).toContain('api-base="/api/"');
});

it('moves the URLs in scripts and style sheets', () => {
  expect(toArchived('a{src:url(/assets/a.woff2)}', '0.1.0', FOLDERS)).toContain(
    'url(/versions/0.1.0/assets/',
  );
  expect(toArchived('import("/site-elements/a.js");`/elements/`', '0.1.0', FOLDERS)).toBe(
    'import("/versions/0.1.0/site-elements/a.js");`/versions/0.1.0/elements/`',
  );
});
