import { expect, it } from 'vitest';
import { extractPageText } from './page-text';

it('extracts title, description and main text', () => {
  const html = `<!doctype html><title>Prints &amp; books</title>
    <meta name="description" content="All we sell"><nav>Menu</nav>
    <main><h1>Prints</h1><!-- no --><script>let hidden</script><p>From&nbsp;&#8364;48 &#x1F600;&unknown;</p></main>`;
  expect(extractPageText(html)).toEqual({
    title: 'Prints & books',
    description: 'All we sell',
    text: 'Prints From €48 😀&unknown;',
  });
});

it('skips pages that opt out of indexing', () => {
  expect(extractPageText('<meta name="robots" content="noindex"><main>Secret</main>')).toBeUndefined();
});

it('reads malformed pages as far as possible', () => {
  expect(extractPageText('<p>half a <b')).toEqual({ title: '', description: '', text: 'half a <b' });
});
