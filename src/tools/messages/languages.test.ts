import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as check from '../../core/i18n/check-message';
import { formatMessage } from '../../core/i18n/format-message';
import { type Message, parseMessage } from '../../core/i18n/parse-message';
import sameServerWords from './same-server-words.json' with { type: 'json' };
import sameWords from './same-words.json' with { type: 'json' };
import { translationProblems } from './translation.mjs';

type Texts = Readonly<Record<string, string>>;

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const getTexts = (language: string, folder = 'src/languages'): Texts =>
  JSON.parse(read(`${folder}/${language}.json`));
const listLanguages = (folder: string) =>
  readdirSync(resolve(ROOT, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .filter((language) => language !== 'en');

interface TextSet {
  readonly name: string;
  readonly folder: string;
  readonly english: Texts;
  /** Texts that are identical in English. */
  readonly same: Readonly<Record<string, readonly string[]>>;
}

const elements: TextSet = {
  name: 'elements',
  folder: 'src/languages',
  english: JSON.parse(read('src/editors/messages.en.json')),
  same: sameWords,
};
const server: TextSet = {
  name: 'server',
  folder: 'src/server/languages',
  english: getTexts('en', 'src/server/languages'),
  same: sameServerWords,
};

/** Placeholders with their cases, including nested ones. */
function* describeParts(
  message: Message,
): Generator<{ name: string; kind: string; cases: readonly string[] }> {
  for (const part of message) {
    if (typeof part === 'string') continue;
    yield { name: part.name, kind: part.kind, cases: [...part.cases.keys()] };
    for (const nested of part.cases.values()) yield* describeParts(nested);
  }
}

const getParts = (text: string) => [...describeParts(parseMessage(text))];
const getNames = (text: string) =>
  [...new Set(getParts(text).map(({ name }) => name))].filter((name) => name !== '#').sort();

const getCases = (text: string, kind: 'plural' | 'select') =>
  getParts(text)
    .filter((part) => part.kind === kind)
    .map(({ cases }) => cases);

/** Plural categories of numbers up to 200; larger numbers fall back to `other`. */
function getNeededCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}

describe.each([elements, server])('the texts of the $name', ({ folder, english, same }) => {
  const languages = listLanguages(folder);
  it('are in ten languages, including English', () => {
    expect(languages.sort()).toEqual(['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt']);
  });

  describe.each(languages)('in %s', (language) => {
    const texts = getTexts(language, folder);
    const entries = Object.entries(english).filter(([key]) => Object.hasOwn(texts, key));

    it('are complete and valid [I18-002]', () => {
      expect(translationProblems(JSON.stringify(texts), { english, locale: language, check })).toEqual({
        problems: [],
        missing: [],
      });
      expect(Object.keys(texts)).toEqual(Object.keys(english));
    });

    it('use all placeholders of the English texts', () => {
      const wrong = entries.filter(([key, text]) => `${getNames(text)}` !== `${getNames(texts[key]!)}`);
      expect(wrong.map(([key]) => key)).toEqual([]);
    });

    it('have all plural forms of the language', () => {
      const needed = getNeededCategories(language);
      const wrong = entries.filter(([key]) =>
        getCases(texts[key]!, 'plural').some((cases) => needed.some((category) => !cases.includes(category))),
      );
      expect(wrong.map(([key]) => key)).toEqual([]);
      const lost = entries.filter(
        ([key, text]) => getCases(text, 'plural').length > 0 && getCases(texts[key]!, 'plural').length === 0,
      );
      expect(lost.map(([key]) => key)).toEqual([]);
    });

    it('choose between the same cases as the English texts', () => {
      const wrong = entries.filter(
        ([key, text]) => `${getCases(text, 'select')}` !== `${getCases(texts[key]!, 'select')}`,
      );
      expect(wrong.map(([key]) => key)).toEqual([]);
    });

    it('differ from English, except for words that are the same in both languages', () => {
      const equal = new Set(entries.filter(([key, text]) => texts[key] === text).map(([, text]) => text));
      expect([...equal].sort()).toEqual([...new Set(same[language])].sort());
    });

    it('have no spaces at their ends, and no straight quotation marks', () => {
      const wrong = Object.entries(texts).filter(
        ([, text]) => text !== text.trim() || /["']| {2}/.test(text),
      );
      expect(wrong).toEqual([]);
    });
  });
});

it.each([
  ['de', 'keine Termine', '1 Termin', '2 Termine', '5 Termine'],
  ['fr', 'aucun événement', '1 événement', '2 événements', '5 événements'],
  ['es', 'ningún evento', '1 evento', '2 eventos', '5 eventos'],
  ['it', 'nessun evento', '1 evento', '2 eventi', '5 eventi'],
  ['pt', 'nenhum evento', '1 evento', '2 eventos', '5 eventos'],
  ['nl', 'geen evenementen', '1 evenement', '2 evenementen', '5 evenementen'],
  ['pl', 'brak wydarzeń', '1 wydarzenie', '2 wydarzenia', '5 wydarzeń'],
  ['ja', 'イベントはありません', 'イベント 1 件', 'イベント 2 件', 'イベント 5 件'],
  ['ar', 'لا توجد فعاليات', 'فعالية واحدة', 'فعاليتان', '5 فعاليات'],
])('formats 0, 1, 2 and 5 events in %s', (language, ...expected) => {
  const text = getTexts(language)['site-calendar.shown']!;
  const formatted = [0, 1, 2, 5].map((count) => formatMessage(text, { month: 'M', count }, language));
  expect(formatted.map((one) => one.replace(/^M\s?[:：]\s?/, ''))).toEqual(expected);
});

it('Polish numbers take one of three forms, fractions a fourth', () => {
  const text = getTexts('pl')['site-comments.count']!;
  expect([1, 2, 5, 12, 22, 1.5].map((count) => formatMessage(text, { count }, 'pl'))).toEqual([
    '1 komentarz',
    '2 komentarze',
    '5 komentarzy',
    '12 komentarzy',
    '22 komentarze',
    '1,5 komentarza',
  ]);
});

it('Arabic numbers take one of six forms', () => {
  const text = getTexts('ar')['site-cart-indicator.labelItems']!;
  expect([0, 1, 2, 3, 11, 100].map((count) => formatMessage(text, { count }, 'ar'))).toEqual([
    'لا منتجات في السلة',
    'منتج واحد في السلة',
    'منتجان في السلة',
    '3 منتجات في السلة',
    '11 منتجًا في السلة',
    '100 منتج في السلة',
  ]);
});
