import { expect, it } from 'vitest';
import { checkInlineStyles } from './inline-styles.mjs';

const messages = (text: string, path = 'src/blocks/a/a.tsx') =>
  checkInlineStyles({ path, text }).map(({ message }) => message);

it.each([
  ['<b style={{ color: "tomato" }} />', 'tomato'],
  ['<b style="color: tomato" />', 'tomato'],
  ['<path fill="white" />', 'white'],
  ['node.style.background = "rgb(0 0 0)";', 'rgb('],
  ['node.style.setProperty("--_ink", "black");', 'black'],
  ['node.setAttribute("stroke", "red");', 'red'],
  ['const INK = "#123456";', '#123456'],
  ['const svg = `<path fill="${fill}" stroke="gold"/>`;', 'gold'],
  ['const css = "a { background: navy }";', 'navy'],
])('rejects %s', (text, color) => {
  expect(messages(text)).toEqual([expect.stringContaining(`literal color ${color};`)]);
});

it.each([
  '<b style={{ color: "var(--site-accent)" }} />',
  '<path fill="currentcolor" />',
  'node.style.setProperty("color", value);',
  'const names = { theme: "red", color: text("", "Any color, such as red.") };',
  'const selector = "#abc-def";',
])('accepts %s', (text) => {
  expect(messages(text)).toEqual([]);
});

it('reads the scripts of elements and server pages, without samples and tests', () => {
  const text = 'const ink = "#fff";';
  expect(messages(text, 'src/server/pages/page.ts')).toHaveLength(1);
  expect(messages(text, 'src/server-render/host/style.ts')).toHaveLength(1);
  expect(messages(text, 'src/blocks/a/a.sample.ts')).toEqual([]);
  expect(messages(text, 'src/blocks/a/a.test.ts')).toEqual([]);
  expect(messages(text, 'src/theme/palette/rgb.ts')).toEqual([]);
});
