import { describe, expect, it } from 'vitest';
import type { CartEntry } from '../../core/entities/shopping-cart';
import {
  describeFailure,
  describeOptions,
  getLines,
  getName,
  getSubtotal,
  initialState,
  type LinesAction,
  parseQuantity,
  reduceLines,
} from './cart.model';

const entry = (id: string, quantity = 1, productId = id): CartEntry => ({
  id,
  productId,
  sku: `${productId}-1`,
  title: `Product ${productId}`,
  productType: 'PHYSICAL',
  picture: null,
  optionValues: [
    { name: 'Size', value: 'L' },
    { name: '', value: 'Oak' },
    { name: 'Text', value: '' },
  ],
  quantity,
  unitPrice: { currency: 'EUR', minorUnits: 1000 },
  total: { currency: 'EUR', minorUnits: 1000 * quantity },
});

const reduce = (...actions: LinesAction[]) => actions.reduce(reduceLines, initialState);
const show = (entries: readonly CartEntry[], state = initialState): string[] =>
  getLines(entries, state).map((line) =>
    line.kind === 'removed'
      ? `(${line.entry.id})`
      : `${line.entry.id} ${line.quantity}${line.isPending ? ' …' : ''}${line.problem && ` ${line.problem}`}`,
  );

const cart = [entry('a', 2), entry('b'), entry('c')];

describe('the lines of a cart', () => {
  it('show the new quantity until the server has responded', () => {
    const change = { type: 'change', id: 'a', quantity: 5 } as const;
    expect(show(cart, reduce(change))).toEqual(['a 5 …', 'b 1', 'c 1']);
    expect(getSubtotal(getLines(cart, reduce(change)))).toBe(7000);
    expect(show(cart, reduce(change, { type: 'settle', id: 'a', problem: '' }))[0]).toBe('a 2');
  });

  it('show the former quantity and a message when a change failed', () => {
    const failed = reduce(
      { type: 'change', id: 'a', quantity: 5 },
      { type: 'settle', id: 'a', problem: 'Sold out' },
    );
    expect(show(cart, failed)[0]).toBe('a 2 Sold out');
    expect(show(cart, reduceLines(failed, { type: 'change', id: 'a', quantity: 3 }))[0]).toBe('a 3 …');
  });

  it('keep the place of removed lines', () => {
    const removed = reduce(
      { type: 'remove', entry: cart[2]!, index: 2 },
      { type: 'remove', entry: cart[0]!, index: 0 },
    );
    expect(show(cart, removed)).toEqual(['(a)', 'b 1', '(c)']);
    expect(show([cart[1]!], removed)).toEqual(['(a)', 'b 1', '(c)']);
    expect(getSubtotal(getLines(cart, removed))).toBe(1000);
  });

  it('do not show a removed line if its product was added again with another id', () => {
    const removed = reduce({ type: 'remove', entry: cart[0]!, index: 0 });
    expect(show([cart[1]!, cart[2]!, entry('d', 2, 'a')], removed)).toEqual(['b 1', 'c 1', 'd 2']);
  });

  it('keep a removed line if its product is in the cart with another text', () => {
    const engraved = (id: string, value: string): CartEntry => ({
      ...entry(id, 1, 'a'),
      optionValues: [{ name: 'Engraving', value, isEntered: true }],
    });
    const removed = reduce({ type: 'remove', entry: engraved('a', 'A'), index: 0 });
    expect(show([engraved('b', 'B')], removed)).toEqual(['(a)', 'b 1']);
    expect(show([engraved('b', 'B'), engraved('c', 'A')], removed)).toEqual(['b 1', 'c 1']);
  });

  it('show one removed line for a product that was removed twice', () => {
    const twice = reduce(
      { type: 'remove', entry: cart[0]!, index: 0 },
      { type: 'remove', entry: entry('d', 2, 'a'), index: 2 },
    );
    expect(show([cart[1]!, cart[2]!], twice)).toEqual(['b 1', 'c 1', '(d)']);
  });

  it('reappear with a message if the removal failed', () => {
    const kept = reduce(
      { type: 'remove', entry: cart[1]!, index: 1 },
      { type: 'keep', id: 'b', problem: 'Unable to remove item' },
    );
    expect(show(cart, kept)).toEqual(['a 2', 'b 1 Unable to remove item', 'c 1']);
  });
});

it.each([
  ['12', 12],
  [' 0 ', 0],
  ['999', 999],
  ['1000', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e2', null],
])('reads the quantity %j as %j', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

it('names a line by title and values, and describes its options', () => {
  expect(getName(entry('a'))).toBe('Product a, L, Oak');
  expect(describeOptions(entry('a'))).toBe('Size: L, Oak');
});

it('adds the reason of the server to the documented message', () => {
  expect(describeFailure({ message: 'Unable to update quantity' })).toBe('Unable to update quantity');
  expect(describeFailure({ message: 'Unable to update quantity', reason: 'Only 3 are left.' })).toBe(
    'Unable to update quantity. Only 3 are left.',
  );
});
