// All guides have the same structure, and their code blocks are read in order.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatReport } from '../wrap/report.mjs';
import { wrap } from '../wrap/wrap.mjs';
import { FOLDER, parseGuide, readGuides } from './read.mjs';

const SECTIONS = ['A page to paste', 'Content Security Policy', 'Theming', 'Translation'];

it.each(readGuides())(
  '$name begins with a page to paste and ends with the same sections as other guides',
  ({ name, values }) => {
    const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings[0]).toBe(SECTIONS[0]);
    expect(headings.slice(-3)).toEqual(SECTIONS.slice(1));
    for (const part of ['csp', 'theming', 'translation']) expect(text).toContain(`\n<!-- part ${part} -->\n`);
    expect(values).toMatchObject({
      title: expect.any(String),
      sentence: expect.any(String),
      order: expect.any(String),
    });
  },
);

it('reads files and commands in order, and no other code', () => {
  const text = [
    '---\ntitle: A\n---\n',
    '```sh\nnpm init\n```\n',
    '```html a/b.html\n---\ntitle: B\n---\n<p>\n```\n',
    '```css\n:root {}\n```\n',
  ].join('\n');
  expect(parseGuide('a', text)).toEqual({
    name: 'a',
    values: { title: 'A' },
    steps: [
      { path: '', text: 'npm init\n' },
      { path: 'a/b.html', text: '---\ntitle: B\n---\n<p>\n' },
    ],
  });
});

it('shows the report that `site-elements wrap` prints', () => {
  const text = readFileSync(join(FOLDER, 'squarespace.md'), 'utf8');
  const page = parseGuide('squarespace', text).steps.find(({ path }) => path === 'page.html');
  const { report } = wrap(page?.text ?? '', { base: '/node_modules/site-elements/' });
  expect(text).toContain(`\`\`\`txt\n${formatReport(report)}\`\`\`\n`);
});
