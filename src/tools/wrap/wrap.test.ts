// `site-elements wrap`: what it recognizes, what it leaves unchanged, and that nothing else changes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { samples } from './samples';
import { wrap } from './wrap.mjs';

const CAPTURED = resolve(import.meta.dirname, '../../../../shared/fixtures/real');
const captured = existsSync(CAPTURED)
  ? readdirSync(CAPTURED)
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, html: readFileSync(resolve(CAPTURED, file), 'latin1') }))
  : [];

/** The page without the insertions. */
const unwrap = (html: string) =>
  html
    .replaceAll(/<\/?site-[a-z-]+(?: [a-z]+="\w+")?>/g, '')
    .replaceAll(/<link rel="stylesheet" href="\/site-elements\/[^>]*>\n/g, '')
    .replace('<script type="module" src="/site-elements/autoload.js"></script>\n', '');

const page = (body: string) =>
  `<!DOCTYPE html>\n<html>\n<head>\n<title>A</title>\n</head>\n<body>\n${body}\n</body>\n</html>\n`;

describe.each(samples)('$kind', ({ html, expected, left }) => {
  it(`is ${expected || 'left'}`, () => {
    const result = wrap(page(html));
    expect(/<site-[^>]*>/.exec(result.html)?.[0] ?? '').toBe(expected);
    expect(result.report.left.map(({ reason }) => reason)).toEqual(
      left ? [expect.stringContaining(left)] : [],
    );
    expect(unwrap(result.html)).toBe(page(html));
    expect(wrap(result.html).html).toBe(result.html);
  });
});

/** Captured blocks that are left unwrapped, with a part of the reason. */
const LEFT: readonly [RegExp, string][] = [
  [/^announcement-dropzone|^popup-overlay/, 'settings of the site'],
  [/^code-block/, 'no `<pre>`'],
  [/^menu-block-skeleton/, 'no tabs'],
  [/^text-highlight-\d/, 'settings are not in the markup'],
  [/^user-items-list/, 'no element reads it'],
];

it.each(captured)('wraps the captured $file, or reports the reason', ({ file, html }) => {
  const result = wrap(html);
  const reason = LEFT.find(([name]) => name.test(file))?.[1];
  expect(result.report.wrapped).toHaveLength(reason ? 0 : 1);
  if (reason) expect(result.report.left[0]?.reason).toContain(reason);
  expect(unwrap(result.html)).toBe(html);
  expect(wrap(result.html).html).toBe(result.html);
});

const button = '<div class="sqs-block button-block"><a href="/a">A</a></div>';

it('adds the style sheets and the script once, before the end of the head', () => {
  const { html, report } = wrap(page(button), { base: 'https://cdn.example/1.0' });
  expect(html).toContain(
    `<title>A</title>
<link rel="stylesheet" href="https://cdn.example/1.0/site-elements.css">
<link rel="stylesheet" href="https://cdn.example/1.0/site-button.css">
<script type="module" src="https://cdn.example/1.0/autoload.js"></script>
</head>`,
  );
  expect(report.head).toHaveLength(3);
  expect(wrap(html).report).toMatchObject({ head: [], wrapped: [], already: 1 });
});

it.each([
  ['a page without a head', '<!doctype html><html lang="en"><body>', '<html lang="en"><link'],
  ['a fragment', '', '<link'],
  ['a fragment with a doctype', '<!doctype html>\n', '<!doctype html>\n<link'],
])('adds the style sheets and the script to %s', (_name, before, expected) => {
  const { html } = wrap(before + button);
  expect(html).toContain(expected);
  expect(html.indexOf('<link')).toBeLessThan(html.indexOf('<site-button>'));
  expect(unwrap(html)).toBe(before + button);
});

it('adds nothing to a page without blocks', () => {
  const html = page('<p>Text</p>');
  expect(wrap(html)).toEqual({ html, report: { wrapped: [], left: [], already: 0, head: [] } });
});

it('reports the line of each block', () => {
  const { report } = wrap(page(`<p>\n</p>\n${button}\n<div class="sqs-block guestbook-block"></div>`));
  expect(report.wrapped).toEqual([{ line: 9, kind: 'button', tag: 'site-button' }]);
  expect(report.left).toEqual([{ line: 10, kind: 'guestbook-block', reason: 'there is no element for it' }]);
});

it('wraps blocks in containers, but not blocks inside other blocks', () => {
  const image = '<div class="sqs-block image-block"><img src="a.jpg" alt=""></div>';
  const accordion = `<ul class="sqs-block accordion-block"><li><h4><button aria-expanded="false" aria-controls="a">Q</button></h4><div id="a">${image}</div></li></ul>`;
  const summary = `<div class="sqs-block summary-v2-block"><div class="summary-item">${image}</div></div>`;
  expect(wrap(accordion).report.wrapped.map(({ tag }) => tag)).toEqual(['site-accordion', 'site-image']);
  expect(wrap(summary).report.wrapped.map(({ tag }) => tag)).toEqual(['site-summary']);
});

it.each([
  ['comments', `<!-- ${button} -->`],
  ['scripts', `<script>const a = '${button}';</script>`],
  ['scripts with comments', `<script><!-- <script> </script> ${button} --></script>`],
  ['attributes', `<p title='${button}'></p>`],
  ['text fields', `<textarea>${button}</textarea>`],
  ['markup for browsers without script', `<noscript>${button}</noscript>`],
  ['an unfinished tag', `<p title='${button}`],
])('ignores blocks in %s', (_name, body) => {
  expect(wrap(page(body)).report).toMatchObject({ wrapped: [], left: [] });
});

it.each([
  ['without an end tag', '<div class="sqs-block button-block"><a href="/a">A</a>', 'no end tag'],
  ['in a paragraph', `<p>Text ${button}`, 'ends another element'],
  ['in a table', `<table>${button}</table>`, 'directly inside <table>'],
  ['around which formatting ends', `<b>${button.replace('<a', '</b><a')}`, 'ends an element around it'],
  ['after unfinished formatting', `<p><b>Text</p>${button}`, '<b> before it'],
])('leaves a block %s', (_name, body, reason) => {
  const { report } = wrap(page(`<section>${body}</section>`));
  expect(report.wrapped).toEqual([]);
  expect(report.left.map((one) => one.reason)).toEqual([expect.stringContaining(reason)]);
});

/** Up to 2 MB; a quadratic algorithm would exceed the time limit of a test. */
const REPEAT = 60_000;

it.each([
  ['open tags', '<div class="sqs-block button-block">'],
  ['end tags', '</div></b></td>'],
  ['nested blocks', '<section><div class="sqs-block image-block"><b>'],
  ['crossing tags', '<b><td><div class="sqs-block form-block"></b></section>'],
  ['attributes', '<a "\'= x=\'" '],
  ['comments', '<!--><!---->--!>'],
  ['scripts', '<script><!--<script></script>'],
])('finishes within the time limit for many %s', (_name, part) => {
  const html = part.repeat(REPEAT);
  const result = wrap(html);
  expect(unwrap(result.html)).toBe(html);
});
