// Whatever the page, the browser parses the wrapped page to the same tree, with the blocks inside elements.
import { expect } from '@open-wc/testing';
import fc from '../../core/testing/fast-check';
import { samples } from './samples';
import { wrap } from './wrap.mjs';

/** The tree without the inserted elements, and their number. */
function readTree(html: string): { tree: string; count: number } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const wrappers = [...page.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('site-'));
  const filled = wrappers.filter(
    ({ children, childNodes }) => children.length === 1 && childNodes.length === 1,
  );
  for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes);
  return { tree: page.body.outerHTML, count: filled.length };
}

function check(html: string): void {
  const { html: wrapped, report } = wrap(html);
  const after = readTree(wrapped);
  expect(after.tree, wrapped).to.equal(readTree(html).tree);
  expect(after.count, wrapped).to.equal(report.wrapped.length);
}

const NAMES =
  'div section p b i a span li ul table tr td form button h1 h2 svg title select details dl dt nav'.split(
    ' ',
  );
const parts = [
  ...NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]),
  'text',
  '<br>',
  '<!-- - -->',
  '<svg><title>a</title></svg>',
  '<script>"</div>"</script>',
  '<div class="sqs-block button-block"><a href="/a">A</a></div>',
  '<div class="sqs-block quote-block">',
  '<section class="sqs-block markdown-block">',
  '<a class="sqs-custom-cart" href="/cart">',
  '<span class="squarespace-social-buttons">',
];

it('wrapping keeps the DOM tree of every sample', () => {
  for (const { html } of samples)
    check(`<!doctype html><html><head><title>A</title></head><body>${html}</body></html>`);
});

it('wrapping keeps the DOM tree of malformed pages', () => {
  const soup = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((list) => list.join(''));
  fc.assert(
    fc.property(soup, (body) => check(`<!doctype html><html><head></head><body>${body}</body></html>`)),
    { numRuns: 5000 },
  );
});
