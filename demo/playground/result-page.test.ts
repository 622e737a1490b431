// Tests the document of the result.
import { expect, it } from 'vitest';
import { createResultPage } from './result-page';

const settings = {
  origin: 'https://docs.example',
  head: '<script type="module" src="/autoload.js"></script>',
  script: '/result.js',
  scheme: '',
};

it('wraps a fragment into a page with the library', () => {
  const page = createResultPage('<p>One</p>', { ...settings, scheme: 'dark' });
  expect(page).toContain('<main>\n<p>One</p>\n</main>');
  expect(page).toContain(settings.head);
  expect(page).toContain('<html lang="en" data-scheme="dark">');
});

it.each(['<!doctype html><html lang="de"><p>One', '<!-- a page -->\n<HTML lang="de"><p>One'])(
  'keeps a whole page as it is',
  (code) => {
    const page = createResultPage(code, settings);
    expect(page).not.toContain('/autoload.js');
    expect(page.match(/<!doctype/gi)).toHaveLength(1);
    expect(page.endsWith(code.replace('<!doctype html>', ''))).toBe(true);
  },
);

it.each(['<p>One</p>', '<html><head></head></html>'])(
  'inserts the content security policy and the script before %s',
  (code) => {
    const page = createResultPage(code, settings);
    expect(page).toMatch(
      /^<!doctype html><meta http-equiv="Content-Security-Policy" content="[^"]*"><script /,
    );
    expect(page).toContain('script-src https://docs.example;');
  },
);

it('turns style elements into text for its script', () => {
  expect(createResultPage('<style media="print">p{}</style><styled>', settings)).toContain(
    '<script type="text/css" media="print">p{}</script><styled>',
  );
});
