import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as check from '../../core/i18n/check-message';
import { translationProblems } from './translation.mjs';

const english = { 'site-form.required': '{title} is required.', 'cart.offline': 'Offline' };
const problemsOf = (texts: unknown, locale = 'de') =>
  translationProblems(typeof texts === 'string' ? texts : JSON.stringify(texts), { english, locale, check });

describe('translation', () => {
  it('has no problems if it is complete', () => {
    const whole = { 'site-form.required': '{title} fehlt.', 'cart.offline': 'Kein Netz' };
    expect(problemsOf(whole)).toEqual({ problems: [], missing: [] });
  });

  it('may be incomplete', () => {
    expect(problemsOf({}).missing).toEqual(['site-form.required', 'cart.offline']);
    expect(problemsOf({}).problems).toEqual([]);
  });

  it.each([
    [{ 'site-form.reqired': 'x' }, ['site-form.reqired: this key does not exist.']],
    [{ toString: 'x' }, ['toString: this key does not exist.']],
    [{ 'cart.offline': 3 }, ['cart.offline: it is not a string.']],
    [
      { 'site-form.required': '{titel} fehlt.' },
      ['site-form.required: {titel} is not a placeholder of this text.'],
    ],
    ['[]', ['it is not an object that maps keys to texts.']],
  ])('reports the problem of %o', (texts, problems) => expect(problemsOf(texts).problems).toEqual(problems));

  it('reports text that is not JSON', () => expect(problemsOf('{').problems).toHaveLength(1));
});

it('accepts the English texts [I18-001] [I18-002]', () => {
  const table = readFileSync(resolve(import.meta.dirname, '../../editors/messages.en.json'), 'utf8');
  const own = JSON.parse(table) as Record<string, string>;
  expect(Object.keys(own).length).toBeGreaterThan(100);
  expect(translationProblems(table, { english: own, locale: 'en', check })).toEqual({
    problems: [],
    missing: [],
  });
});
