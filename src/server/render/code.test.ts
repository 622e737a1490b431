import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { highlightCode } from './code';

/** The text that a browser shows. */
const readText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('highlightCode', () => {
  it('marks the tokens by classes, without inline styles [BLK-014]', async () => {
    const html = await highlightCode('// Tea\nconst price = "4 < 5";', 'ts');
    expect(html.split('\n')).toEqual([
      '<span class="token-comment">// Tea</span>',
      '<span class="token-keyword">const</span> <span class="token-constant">price</span> <span class="token-keyword">=</span> <span class="token-string">&quot;4 &lt; 5&quot;</span>;',
    ]);
  });

  it('accepts the short names of languages, in any case', async () => {
    expect(await highlightCode('x = 1', ' PY ')).toBe(await highlightCode('x = 1', 'python'));
    expect(await highlightCode('echo "a"', 'sh')).toContain('token-string');
  });

  it('shows code of an unknown language as plain text', async () => {
    for (const language of ['', 'brainfuck', 'constructor', '__proto__', '../css'])
      expect(await highlightCode('<b> & "x"', language)).toBe('&lt;b&gt; &amp; &quot;x&quot;');
  });

  it('leaves code above 50,000 characters plain', async () => {
    const code = 'const a = 1;\n'.repeat(4_000);
    expect(await highlightCode(code, 'js')).toBe(code);
  });

  it('leaves a line above 1,000 characters plain', async () => {
    const long = `const a = "${'x'.repeat(1_000)}";`;
    expect(readText(await highlightCode(`${long}\nconst b = 1;`, 'js'))).toBe(`${long}\nconst b = 1;`);
  });

  it.each(['html', 'javascript', 'css', 'sql', 'bash', 'markdown', 'php'])(
    'keeps every character of hostile %s, and only its own spans are markup',
    async (language) => {
      const part = fc.constantFrom(
        '<script>',
        '</span>',
        '"',
        "'",
        '&lt;',
        '`',
        '${',
        '/*',
        '--',
        '\n',
        'x',
        ' ',
        '<?php',
        '\\',
      );
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (parts) => {
          const code = parts.join('');
          const html = await highlightCode(code, language);
          expect(readText(html)).toBe(code);
          expect(html.replace(/<span class="token-[a-z]+">|<\/span>/g, '')).not.toMatch(/[<>]/);
        }),
        { numRuns: 60 },
      );
    },
  );
});
