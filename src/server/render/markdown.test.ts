import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { renderMarkdown, renderMarkdownWithCode } from './markdown';

/** All markup that the renderer may produce. */
const SAFE_TAG =
  /^<(?:\/?(?:p|h[1-6]|ul|ol|li|site-quote|figure|figcaption|blockquote|em|strong|s|pre|code|table|thead|tbody|tr|th|td|a)|br|hr|img|ol start="\d+"|t[hd] align="(?:left|right|center)"|code class="language-[\w+#.-]+"|(?:a href|img src)="(?!\s*(?:javascript|data|vbscript):)[^"<>]*"(?: alt="[^"<>]*")?(?: title="[^"<>]*")?)>$/i;

const times = (part: string) => (length: number) => part.repeat(length / part.length);

/** Sources for which Markdown parsers are known to take quadratic or exponential time. */
const NESTED: [name: string, repeat: (length: number) => string][] = [
  ['quotes', times('>')],
  ['lists on a line', times('- ')],
  ['nested lines', times(`${'- '.repeat(19)}a\n\n`)],
  ['brackets', (length) => '['.repeat(length / 2) + ']'.repeat(length / 2)],
  ['links', times('[a](')],
  ['images', times('![[](')],
  ['emphasis', (length) => '*_'.repeat(length / 4) + '_*'.repeat(length / 4)],
  ['open emphasis', times('*a **b ')],
  [
    'backticks',
    (length) => Array.from({ length: Math.sqrt(2 * length) }, (_, size) => '`'.repeat(size)).join(' '),
  ],
  ['rows', (length) => `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(length / 6)}`],
  ['definitions', times('[a]: "\n')],
  ['entities', times('&amp')],
];

describe('renderMarkdown', () => {
  it('renders headings, lists, quotes, links, images and code [BLK-015]', () => {
    expect(
      renderMarkdown(
        '## Bread\n\n1. **Flour**\n2. *Water*\n\n> Rest.\n\n[Mill](/mill "Our mill") ![Loaf](/loaf.jpg) `500 g`',
      ),
    ).toBe(
      '<h2>Bread</h2>\n<ol>\n<li><strong>Flour</strong></li>\n<li><em>Water</em></li>\n</ol>\n<blockquote>\n<p>Rest.</p>\n</blockquote>\n' +
        '<p><a href="/mill" title="Our mill">Mill</a> <img src="/loaf.jpg" alt="Loaf"> <code>500 g</code></p>\n',
    );
  });

  it('renders tables with alignment, without inline styles, and strikethrough [BLK-015]', () => {
    const html = renderMarkdown('| Loaf | Price |\n| --- | ---: |\n| Rye | ~~5~~ 4 |');
    expect(html).toContain('<th>Loaf</th>\n<th align="right">Price</th>');
    expect(html).toContain('<td align="right"><s>5</s> 4</td>');
    expect(html).not.toContain('style=');
  });

  it('shows raw HTML as text', () => {
    expect(renderMarkdown('<b onclick="x()">Hi</b>\n\n<script>x()</script>')).toBe(
      '<p>&lt;b onclick=&quot;x()&quot;&gt;Hi&lt;/b&gt;</p>\n<p>&lt;script&gt;x()&lt;/script&gt;</p>\n',
    );
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'data:image/svg+xml,x',
    'file:///etc/passwd',
    'blob:x',
  ])('does not link %s', (address) => {
    for (const source of [`[a](${address})`, `![a](${address})`, `<${address}>`, `[a][b]\n\n[b]: ${address}`])
      expect(renderMarkdown(source)).not.toMatch(/(?:href|src)="(?!https?:|\/)[^"]*(?::|%3A)/i);
  });

  it('links the protocols of the web, of mail and of telephones, and addresses of the site', () => {
    for (const address of [
      'https://site.example/',
      'mailto:a@site.example',
      'tel:+431234',
      '/a?b=c:d',
      '#e',
      'f/g',
      '?h:i',
    ])
      expect(renderMarkdown(`[a](${address})`)).toBe(`<p><a href="${address}">a</a></p>\n`);
  });

  it('keeps every word and adds no active content, for hostile sources', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '*',
        '**',
        '_',
        '~~',
        '`',
        '```\n',
        '> ',
        '- ',
        '1. ',
        '# ',
        '[',
        '](',
        ')',
        '![',
        '<',
        '>',
        '"',
        "'",
        '&',
        '|',
        '|-|-|\n',
        '\n',
        '\n\n',
        '    ',
        '\\',
        '&#x6a;',
      ),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<img src=x onerror=x()>',
        '<a href="javascript:x()">',
        'javascript:x()',
        'data:text/html,<script>x()</script>',
        '" onmouseover="x()',
        'style="x"',
        '<svg/onload=x()>',
        '<!--',
        ']]>',
        '\u0000',
      ),
      fc.constantFrom('word', 'Wort', 'слово'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const html = renderMarkdown(parts.join(''));
        const tags = html.match(/<[^>]*>/g) ?? [];
        for (const tag of tags) expect(tag).toMatch(SAFE_TAG);
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 3_000 },
    );
  });

  it('keeps content that is nested deeper than 20 lists or quotes as text', () => {
    for (const marker of ['> ', '- ', '1. ', '> - ']) {
      const html = renderMarkdown(`${marker.repeat(500)}deep\n\nafter`);
      expect(html).toContain('deep');
      expect(html).toContain('<p>after</p>');
    }
    const tree = Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- item${depth}.`).join('\n');
    for (let depth = 0; depth < 120; depth++) expect(renderMarkdown(tree)).toContain(`item${depth}.`);
  });

  it('renders a source above 200,000 characters as plain paragraphs', () => {
    const html = renderMarkdown(`**a** <b>\nc\n\n${'x'.repeat(200_000)}`);
    expect(html).toMatch(/^<p>\*\*a\*\* &lt;b&gt;<br>\nc<\/p>\n<p>x{200000}<\/p>\n$/);
  });

  // Each takes 0.4 s at most. Parsers that are quadratic in one of them take more than 20 s.
  it.each(NESTED)('takes less than 5 s of processor time for 160,000 characters of %s', (_, repeat) => {
    const source = repeat(160_000);
    const start = process.cpuUsage();
    renderMarkdown(source);
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(5);
  });

  it('makes a quotation with its source a figure [BLK-017]', () => {
    expect(renderMarkdown('> Rest.\n>\n> -- *Ada*, baker')).toBe(
      '<site-quote>\n<figure>\n<blockquote>\n<p>Rest.</p>\n</blockquote>\n<figcaption>— <em>Ada</em>, baker</figcaption>\n</figure>\n</site-quote>\n',
    );
    for (const plain of ['> — Ada', '> Rest. — Ada', '> Rest.\n>\n> -Ada', '- > Rest.\n  >\n  > — Ada'])
      expect(renderMarkdown(plain)).not.toContain('<figure>');
  });
});

describe('renderMarkdownWithCode', () => {
  it('highlights the fences of known languages [BLK-014]', async () => {
    const html = await renderMarkdownWithCode(
      'Tea:\n\n```js\nconst a = 1;\n```\n\n```x"y\n<b>\n```\n\n- ```css\n  a { color: red; }\n  ```',
    );
    expect(html).toContain('<pre><code class="language-js"><span class="token-keyword">const</span>');
    expect(html).toContain('<pre><code class="language-x">&lt;b&gt;\n</code></pre>');
    expect(html).toContain('<li>\n<pre><code class="language-css">');
  });
});
