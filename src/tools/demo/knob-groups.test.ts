// Are the knobs that matter offered first, and no knob lost?
import { expect, it } from 'vitest';
import { knobsMarkup } from './knob-groups';

const attribute = (name: string) => ({ name, property: name, type: 'number', initial: '1', description: '' });
const face = {
  tag: 'site-x',
  name: 'x',
  about: '',
  attributes: ['a', 'b', 'c', 'd'].map(attribute),
  members: [],
  events: [],
  slots: [],
  parts: [],
  properties: [],
};
const namesIn = (markup: string) => [...markup.matchAll(/ name="(\w)"/g)].map(([, name]) => name);

it('offers all in the order of the contract where nothing is said', () => {
  const markup = knobsMarkup(face, [], {});
  expect(namesIn(markup)).toEqual(['a', 'b', 'c', 'd']);
  expect(markup).not.toContain('details');
});

it('offers those that are named first, the others behind a disclosure', () => {
  const markup = knobsMarkup(face, [{ when: '', names: ['c', 'a'] }], {});
  expect(namesIn(markup)).toEqual(['c', 'a', 'b', 'd']);
  expect(namesIn(markup.slice(markup.indexOf('<details')))).toEqual(['b', 'd']);
});

it('says for which values of another knob one matters', () => {
  const groups = [
    { when: '', names: ['a'] },
    { when: 'a=1', names: ['b', 'c'] },
    { when: 'a=2', names: ['c', 'd'] },
  ];
  const markup = knobsMarkup(face, groups, {});
  expect([...markup.matchAll(/data-when="([^"]*)"/g)].map(([, when]) => when)).toEqual([
    'a=1',
    'a=1 a=2',
    'a=2',
  ]);
});

it('names a knob that does not exist', () => {
  expect(() => knobsMarkup(face, [{ when: '', names: ['e'] }], {})).toThrow('site-x has no attribute "e"');
});
