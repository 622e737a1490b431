// Tests the grouping of controls.
import { expect, it } from 'vitest';
import { controlsMarkup } from './control-groups';

const attribute = (name: string) => ({ name, property: name, type: 'number', initial: '1', description: '' });
const element = {
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

it('shows all controls in the order of the contract by default', () => {
  const markup = controlsMarkup(element, [], {});
  expect(namesIn(markup)).toEqual(['a', 'b', 'c', 'd']);
  expect(markup).not.toContain('details');
});

it('shows named controls first and the others in a disclosure', () => {
  const markup = controlsMarkup(element, [{ when: '', names: ['c', 'a'] }], {});
  expect(namesIn(markup)).toEqual(['c', 'a', 'b', 'd']);
  expect(namesIn(markup.slice(markup.indexOf('<details')))).toEqual(['b', 'd']);
});

it('shows a control only for given values of another one', () => {
  const groups = [
    { when: '', names: ['a'] },
    { when: 'a=1', names: ['b', 'c'] },
    { when: 'a=2', names: ['c', 'd'] },
  ];
  const markup = controlsMarkup(element, groups, {});
  expect([...markup.matchAll(/data-when="([^"]*)"/g)].map(([, when]) => when)).toEqual([
    'a=1',
    'a=1 a=2',
    'a=2',
  ]);
});

it('throws an error that names an unknown control', () => {
  expect(() => controlsMarkup(element, [{ when: '', names: ['e'] }], {})).toThrow(
    'site-x has no attribute "e"',
  );
});
