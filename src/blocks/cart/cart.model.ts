// State and rules of the lines: pending, removed and rejected changes.
import { MAX_QUANTITY } from '../../core/commerce/product-limits';
import type { CartEntry } from '../../core/entities/shopping-cart';
import type { CartItem } from '../../services/cart/types';

export interface Line {
  readonly kind: 'line';
  readonly entry: CartEntry;
  /** The quantity requested by the visitor, before the server has confirmed it. */
  readonly quantity: number;
  readonly isPending: boolean;
  /** Error message; empty if there is none. */
  readonly problem: string;
}

export interface RemovedLine {
  readonly kind: 'removed';
  readonly entry: CartEntry;
}

export interface LinesState {
  /** Requested quantities by entry id, until the server has responded. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Error messages by entry id. */
  readonly problems: ReadonlyMap<string, string>;
  /** Removed entries with their position in the list. */
  readonly removed: readonly { readonly entry: CartEntry; readonly index: number }[];
}

export const initialState: LinesState = { wanted: new Map(), problems: new Map(), removed: [] };

export type LinesAction =
  | { readonly type: 'change'; readonly id: string; readonly quantity: number }
  | { readonly type: 'settle'; readonly id: string; readonly problem: string }
  | { readonly type: 'reject'; readonly id: string; readonly problem: string }
  | { readonly type: 'remove'; readonly entry: CartEntry; readonly index: number }
  /** The removal failed. */
  | { readonly type: 'keep'; readonly id: string; readonly problem: string };

export function reduceLines(state: LinesState, action: LinesAction): LinesState {
  const { wanted, problems, removed } = state;
  if (action.type === 'remove') {
    const { entry, index } = action;
    return {
      wanted: without(wanted, entry.id),
      problems: without(problems, entry.id),
      removed: [...removed.filter((one) => !isSameItem(one.entry, entry)), { entry, index }],
    };
  }
  const { type, id } = action;
  if (type === 'change')
    return { ...state, wanted: new Map(wanted).set(id, action.quantity), problems: without(problems, id) };
  return {
    wanted: type === 'settle' ? without(wanted, id) : wanted,
    problems: withProblem(problems, id, action.problem),
    removed: type === 'keep' ? removed.filter(({ entry }) => entry.id !== id) : removed,
  };
}

/** The server's lines with the visitor's changes, and removed lines in their former position. */
export function getLines(entries: readonly CartEntry[], state: LinesState): (Line | RemovedLine)[] {
  const left = entries.filter(({ id }) => !state.removed.some(({ entry }) => entry.id === id));
  // Whether the entry was restored or added again elsewhere.
  const isBack = (entry: CartEntry): boolean => left.some((other) => isSameItem(other, entry));
  const lines: (Line | RemovedLine)[] = left.map((entry) => ({
    kind: 'line',
    entry,
    quantity: state.wanted.get(entry.id) ?? entry.quantity,
    isPending: state.wanted.has(entry.id),
    problem: state.problems.get(entry.id) ?? '',
  }));
  for (const { entry, index } of [...state.removed].sort((a, b) => a.index - b.index))
    if (!isBack(entry)) lines.splice(Math.min(index, lines.length), 0, { kind: 'removed', entry });
  return lines;
}

/** Subtotal in minor units with the visitor's changes. */
export const getSubtotal = (lines: readonly (Line | RemovedLine)[]): number =>
  lines.reduce(
    (sum, line) => (line.kind === 'line' ? sum + line.entry.unitPrice.minorUnits * line.quantity : sum),
    0,
  );

/** A whole number from 0 to 999; null for anything else. It is never changed silently. */
export function parseQuantity(text: string): number | null {
  return /^\s*\d{1,6}\s*$/.test(text) && Number(text) <= MAX_QUANTITY ? Number(text) : null;
}

/** `Size: L, Color: Black`. */
export const describeOptions = ({ optionValues }: CartEntry): string =>
  optionValues
    .filter(({ value }) => value)
    .map(({ name, value }) => (name ? `${name}: ${value}` : value))
    .join(', ');

/** The title with its options, for labels. */
export function getName(entry: CartEntry): string {
  const values = entry.optionValues.map(({ value }) => value).filter(Boolean);
  return [entry.title, ...values].join(', ');
}

/** Message of a failed change: the documented one, followed by the server's reason, if any. */
export const describeFailure = ({ message, reason }: { message: string; reason?: string }): string =>
  reason && reason !== message ? `${message}. ${reason}` : message;

const without = <V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> =>
  new Map([...map].filter(([id]) => id !== key));

const withProblem = (
  problems: ReadonlyMap<string, string>,
  id: string,
  problem: string,
): ReadonlyMap<string, string> => (problem ? new Map(problems).set(id, problem) : without(problems, id));

/** Texts that the buyer has entered, by field name; undefined if there are none. */
export function getTexts({ optionValues }: CartEntry): CartItem['texts'] {
  const entered = optionValues.filter(({ isEntered }) => isEntered).map(({ name, value }) => [name, value]);
  return entered.length > 0 ? Object.fromEntries(entered) : undefined;
}

/** Whether two entries are the same variant with the same texts; its id changes when it is added again. */
export const isSameItem = (a: CartEntry, b: CartEntry): boolean => getKey(a) === getKey(b);

const getKey = (entry: CartEntry): string => JSON.stringify([entry.productId, entry.sku, getTexts(entry)]);
