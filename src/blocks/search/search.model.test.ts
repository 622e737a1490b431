import { describe, expect, it } from 'vitest';
import { CLOSED, type ComboboxState, markMatches, pressKey } from './search.model';

const open = (active: number): ComboboxState => ({ isOpen: true, active });
const press = (state: ComboboxState, key: string, count = 3, isEmpty = false) =>
  pressKey(state, key, { count, isEmpty });

describe('keys of the combobox', () => {
  it.each([
    ['ArrowDown', CLOSED, 0],
    ['ArrowUp', CLOSED, 2],
    ['ArrowDown', open(-1), 0],
    ['ArrowUp', open(-1), 2],
    ['ArrowDown', open(1), 2],
    ['ArrowDown', open(2), -1],
    ['ArrowUp', open(0), -1],
  ])('%s in %j activates option %i', (key, state, active) => {
    expect(press(state, key)).toEqual({ state: open(active), isHandled: true });
  });

  it('arrow keys do nothing without options', () => {
    expect(press(open(-1), 'ArrowDown', 0)).toEqual({ state: open(-1), isHandled: false });
  });

  it('Enter follows the active option, or is left to the form', () => {
    expect(press(open(1), 'Enter')).toEqual({ state: open(1), effect: 'follow', isHandled: true });
    expect(press(open(-1), 'Enter')).toEqual({ state: CLOSED, isHandled: false });
    expect(press(CLOSED, 'Enter')).toEqual({ state: CLOSED, isHandled: false });
  });

  it('Escape closes the list, then clears the field, and is then left to others', () => {
    expect(press(open(1), 'Escape')).toEqual({ state: CLOSED, isHandled: true });
    expect(press(CLOSED, 'Escape')).toEqual({ state: CLOSED, effect: 'clear', isHandled: true });
    expect(press(CLOSED, 'Escape', 3, true)).toEqual({ state: CLOSED, isHandled: false });
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves the caret', (key) => {
    expect(press(open(2), key)).toEqual({ state: open(-1), isHandled: false });
  });

  it('Tab closes the list and moves the focus', () => {
    expect(press(open(2), 'Tab')).toEqual({ state: CLOSED, isHandled: false });
  });
});

describe('matches', () => {
  const getMatches = (text: string, query: string) =>
    markMatches(text, query)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  it.each([
    ['Café crème', 'cafe', '[Café] crème'],
    ['Cafe\u0301 cre\u0300me', 'CRÈ', 'Cafe\u0301 [cre\u0300me]'],
    ['First oysters', 'oyster fi', '[First] [oysters]'],
    ['Scafell', 'cafe', 'Scafell'],
    ['a+b (c)', '+(', 'a+b (c)'],
    ['', 'x', ''],
    ['Straße', 'stra', '[Straße]'],
  ])('of %j for %j: %s', (text, query, expected) => {
    expect(getMatches(text, query)).toBe(expected);
  });
});
