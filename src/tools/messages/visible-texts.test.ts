import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../source/files.mjs';
import notVisible from './not-visible.json' with { type: 'json' };
import { findVisibleTexts } from './visible-texts.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const readTexts = (path: string): string[] =>
  Object.values(JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')));
const FOLDERS = ['elements', 'src/blocks', 'src/kit', 'src/services', 'src/core'];

const find = (text: string, path = 'src/blocks/a/a.tsx') =>
  findVisibleTexts({ path, text }, new Set(['Close'])).map((found) => found.text);

describe('a text that a visitor could read', () => {
  it.each([
    ["button.textContent = 'Try again';", 'Try again'],
    ["const label = given || 'Submit';", 'Submit'],
    ['const text = `Close ${title}`;', 'Close {}'],
    ['const view = <p>of {count}</p>;', 'of'],
    ['const view = <button aria-label="Close" />;', 'Close'],
    ["const cartMessages = { choose: 'Choose an amount.' } as const;", 'Choose an amount.'],
    ["const close = messages.close || 'Close';", 'Close'],
  ])('is found in %s', (code, text) => {
    expect(find(code)).toEqual([text]);
  });

  it.each([
    "if (key === 'Escape') close();",
    "warn(tag, 'Nothing is shown.');",
    "console.error('Nothing is shown.');",
    "throw new TypeError('Nothing is shown.');",
    "element.setAttribute('part', 'button');",
    "import { Close } from './Close';",
    "type Answer = 'Close';",
    'const view = <p>{count}</p>;',
  ])('is not in %s', (code) => {
    expect(find(code)).toEqual([]);
  });

  it('is allowed in tables of messages if it is translated, and in contracts', () => {
    expect(find("export const defaultMessages = { close: 'Close' } as const;")).toEqual([]);
    expect(find("text('Try again', 'Label of the button.')", 'src/blocks/a/a.contract.ts')).toEqual([]);
  });
});

it('no element, service or shared code has an untranslated text for visitors', () => {
  const translated = new Set(
    ['src/editors/messages.en.json', 'src/server/languages/en.json'].flatMap(readTexts),
  );
  const found = readSources(ROOT, FOLDERS).flatMap((file) => findVisibleTexts(file, translated));
  const isExpected = (key: string) => Object.hasOwn(notVisible, key);
  expect(found.filter(({ path, text }) => !isExpected(path) && !isExpected(text))).toEqual([]);
  const stale = Object.keys(notVisible).filter(
    (key) => !found.some(({ path, text }) => path === key || text === key),
  );
  expect(stale).toEqual([]);
});
