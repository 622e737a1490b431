import { expect, it } from 'vitest';
import { toSections } from './search-index';

it('splits a page at headings with an id, and omits markup and scripts', () => {
  const page = `<nav>Menu</nav><main id="main"><h1>Forms &amp; mail</h1><p>First</p>
    <h2 id="send">Sending <code>&lt;form&gt;</code></h2><script>no()</script><p>Second <b>text</b></p><h3>Part</h3>
    <h3 id="keep">Keeping</h3><p>Third</p></main>`;
  expect(toSections('/form/', page)).toEqual([
    ['/form/', 'Forms & mail', '', 'First'],
    ['/form/#send', 'Forms & mail', 'Sending <form>', 'Second text Part'],
    ['/form/#keep', 'Forms & mail', 'Keeping', 'Third'],
  ]);
});
