import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { getMissing } from './missing-option';
import { findVariant } from './options';
import {
  chooseValue,
  createMatrix,
  emptySelection,
  getSelected,
  getValueStates,
  type Selection,
} from './selection';

interface Item {
  readonly stock: number;
  readonly optionValues: readonly { name: string; value: string }[];
}

const item = (values: readonly string[], stock = 1): Item => ({
  stock,
  optionValues: values.map((value, index) => ({ name: 'ABCDEF'[index] as string, value })),
});
const hasStock = ({ stock }: Item) => stock > 0;
const start = (items: readonly Item[]) => {
  const matrix = createMatrix(items, hasStock);
  let selection: Selection = emptySelection;
  return {
    matrix,
    choose(...choices: [name: string, value: string][]) {
      for (const [name, value] of choices) selection = chooseValue(matrix, selection, name, value);
      return selection;
    },
    selected: () => findVariant(items, selection.choice),
    states: () => getValueStates(matrix, selection),
  };
};

describe('a choice', () => {
  const shirts = [item(['S', 'Black']), item(['L', 'Black'], 0), item(['L', 'White'])];

  it('selects a variant when it is complete', () => {
    const { matrix, choose, selected } = start(shirts);
    expect(getMissing(matrix, choose(['A', 'L']).choice)).toBe('B');
    expect(selected()).toBe(undefined);
    expect(choose(['B', 'Black']).moved).toEqual([]);
    expect(selected()).toBe(shirts[1]);
    expect(getMissing(matrix, choose().choice)).toBe(undefined);
  });

  it('moves another option to the nearest variant if no variant has both', () => {
    const { choose, selected } = start(shirts);
    choose(['A', 'S'], ['B', 'Black']);
    expect(choose(['B', 'White']).moved).toEqual([{ name: 'A', value: 'L' }]);
    expect(selected()).toBe(shirts[2]);
  });

  it('keeps a chosen variant that is sold out', () => {
    const { choose, selected } = start(shirts);
    choose(['A', 'S'], ['B', 'Black'], ['A', 'L']);
    expect(selected()).toBe(shirts[1]);
  });

  it('prefers a variant in stock among equally near ones', () => {
    const items = [item(['x', '1']), item(['y', '2'], 0), item(['y', '3'])];
    const { choose, selected } = start(items);
    choose(['A', 'x'], ['B', '1'], ['A', 'y']);
    expect(selected()).toBe(items[2]);
  });

  it('ignores a value that no variant has', () => {
    const { choose } = start(shirts);
    expect(choose(['A', 'XXL'])).toEqual(emptySelection);
  });

  it('is not required for a single variant', () => {
    expect(start([item([])]).selected()).toEqual(item([]));
    expect(start([]).selected()).toBe(undefined);
  });

  it('is not required for an option in which the variants do not differ', () => {
    const shirts = ['S', 'L'].map((size) => item(['Cotton', size]));
    const { matrix, choose, selected } = start(shirts);
    expect(getMissing(matrix, choose().choice)).toBe('B');
    expect([selected(), getSelected(matrix, choose().choice)]).toEqual([undefined, undefined]);
    choose(['B', 'L']);
    expect([selected(), getSelected(matrix, choose().choice)]).toEqual([shirts[1], shirts[1]]);
    expect(
      findVariant(
        shirts,
        new Map([
          ['A', 'Wool'],
          ['B', 'L'],
        ]),
      ),
    ).toBe(undefined);
  });

  it('is optional for an option that only some variants have', () => {
    const lamps = [item(['Oak']), item([])];
    const { matrix, choose, selected } = start(lamps);
    expect([selected(), getSelected(matrix, choose().choice)]).toEqual([lamps[1], lamps[1]]);
    choose(['A', 'Oak']);
    expect([selected(), getSelected(matrix, choose().choice)]).toEqual([lamps[0], lamps[0]]);
  });

  it('can reach every variant of 10,000 random products by choosing one value at a time', () => {
    const values = fc.integer({ min: 0, max: 3 }).map(String);
    const product = fc.integer({ min: 1, max: 5 }).chain((options) =>
      fc.uniqueArray(fc.array(values, { minLength: options, maxLength: options }), {
        minLength: 1,
        maxLength: 24,
        selector: (row) => row.join(),
      }),
    );
    fc.assert(
      fc.property(product, fc.infiniteStream(fc.nat()), (rows, random) => {
        const items = rows.map((row) => item(row, random.next().value % 2));
        const { matrix, choose, selected } = start(items);
        const [first, target] = [0, 0].map(() => items[random.next().value % items.length] as Item);
        const path = (to: Item | undefined) =>
          (to?.optionValues ?? []).map(({ name, value }) => [name, value] as [string, string]);
        choose(...path(first));
        choose(...path(target).sort(() => (random.next().value % 2) - 0.5));
        expect(selected()).toBe(target);
        expect(getSelected(matrix, choose().choice)).toBe(target);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

describe('value states', () => {
  it('mark values that are sold out and values that change another option', () => {
    const { choose, states } = start([
      item(['S', 'Black']),
      item(['L', 'Black'], 0),
      item(['L', 'White']),
      item(['M', 'White'], 0),
    ]);
    choose(['A', 'S'], ['B', 'Black']);
    expect(['S', 'L', 'M', 'XL'].map((value) => states().get('A', value))).toEqual([
      { fits: true, isSoldOut: false },
      { fits: true, isSoldOut: true },
      { fits: false, isSoldOut: true },
      undefined,
    ]);
    expect(states().get('B', 'White')).toEqual({ fits: false, isSoldOut: false });
  });
});

it('computes the state of every value of 2,000 random products as a direct search of all variants does', () => {
  const row = fc.array(fc.integer({ min: 0, max: 2 }).map(String), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.nat(), row, (rows, seed, wanted) => {
      const items = rows.map((values, at) => item(values, (seed >> at) % 2));
      const matrix = createMatrix(items, hasStock);
      const choice = new Map(matrix.names.map((name, at) => [name, wanted[at] as string]));
      if (seed % 3 === 0) choice.delete('B');
      const states = getValueStates(matrix, { ...emptySelection, choice });
      for (const [at, name] of matrix.names.entries())
        for (const value of matrix.values[at]!.keys()) {
          const having = items.filter(({ optionValues }) =>
            optionValues.some((option) => option.name === name && option.value === value),
          );
          const fitting = having.filter(({ optionValues }) =>
            optionValues.every(
              (option) => option.name === name || (choice.get(option.name) ?? option.value) === option.value,
            ),
          );
          const fits = fitting.length > 0;
          expect([...states.getFitting(name)].includes(value)).toBe(fits);
          expect(states.get(name, value)).toEqual({
            fits,
            isSoldOut: !(fits ? fitting : having).some(hasStock),
          });
        }
    }),
    { numRuns: 2000 },
  );
});

it('finds the first of two variants with the same values, a single variant, and none of several without options', () => {
  const twice = [item(['x']), item(['x'])];
  expect(getSelected(createMatrix(twice, hasStock), new Map([['A', 'x']]))).toBe(twice[0]);
  expect(getSelected(createMatrix(twice, hasStock), new Map())).toBe(twice[0]);
  expect(getSelected(createMatrix([twice[0]!], hasStock), new Map())).toBe(twice[0]);
  expect(getSelected(createMatrix([item([]), item([])], hasStock), new Map())).toBe(undefined);
});

it('examines only the variants with a chosen value, out of 2,000', () => {
  const items = Array.from({ length: 2000 }, (_, i) =>
    item([String(i % 100), String(Math.floor(i / 100) % 100), String((i * 7) % 100)], i % 3),
  );
  const matrix = createMatrix(items, hasStock);
  let examined = 0;
  const count = (owner: { readonly rows: readonly unknown[] }, { rows } = owner) =>
    Object.defineProperty(owner, 'rows', {
      get() {
        examined += rows.length;
        return rows;
      },
    });
  for (const owner of [matrix, ...matrix.values.flatMap((known) => [...known.values()])]) count(owner);
  let selection: Selection = emptySelection;
  for (const [name, value] of [
    ['A', '7'],
    ['B', '3'],
    ['C', '14'],
    ['A', '50'],
  ] as const) {
    examined = 0;
    selection = chooseValue(matrix, selection, name, value);
    getValueStates(matrix, selection);
    const having = [...selection.choice].map(
      ([option, chosen]) =>
        items.filter((one) => one.optionValues.some((o) => o.name === option && o.value === chosen)).length,
    );
    expect(examined).toBeGreaterThan(0);
    expect(examined).toBeLessThanOrEqual(2 * having.reduce((sum, rows) => sum + rows));
  }
  expect(findVariant(items, selection.choice)?.optionValues[0]?.value).toBe('50');
});
