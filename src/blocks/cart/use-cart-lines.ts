// Applies changes to lines immediately, sends them, and reverts them with a message if they fail.
import { useReducer, useRef, useState } from 'react';
import type { CartEntry, ShoppingCart } from '../../core/entities/shopping-cart';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import type { CartChange } from '../../services/cart/types';
import type { Services } from '../../services/services';
import type { CartMessages } from './cart.messages';
import {
  describeFailure,
  getLines,
  getName,
  getSubtotal,
  getTexts,
  initialState,
  type Line,
  type RemovedLine,
  reduceLines,
} from './cart.model';
import type { CartProps } from './cart.types';

export interface CartLines {
  readonly lines: readonly (Line | RemovedLine)[];
  /** Formatted, with the visitor's changes. */
  readonly subtotal: string;
  /** In minor units. */
  readonly subtotalCents: number;
  /** Announced once. */
  readonly notice: string;
  setQuantity(entry: CartEntry, quantity: number): void;
  /** Shows a message at a line without sending anything. */
  reject(entry: CartEntry, problem: string): void;
  remove(entry: CartEntry): void;
  restore(entry: CartEntry): void;
}

interface Options {
  readonly services: Services;
  readonly messages: CartMessages;
  readonly emit: CartProps['emit'];
  /** Null if there is no cart. */
  readonly data: ShoppingCart | null;
}

export function useCartLines({ services, messages, emit, data }: Options): CartLines {
  const { cart, settings } = services;
  const currency = data?.subtotalAmount.currency ?? settings.currency;
  const [state, dispatch] = useReducer(reduceLines, initialState);
  const [notice, setNotice] = useState('');
  /** Number of changes by entry id: only the last one settles the line. */
  const changeCounts = useRef(new Map<string, number>());
  const lines = getLines(data?.entries ?? [], state);
  const subtotalCents = getSubtotal(lines);
  const format = (cents: number): string => formatMoney(cents, currency, settings.locale);
  const fill = (message: string, values: Record<string, string | number>): string =>
    formatMessage(message, values, settings.locale);

  const report = (change: CartChange): string => {
    if (change.ok) return '';
    const text = describeFailure(change);
    emit('site-cart-failure', { message: text });
    return text;
  };
  const emitUpdate = ({ productId, sku }: CartEntry, quantity: number) =>
    emit('site-cart-update', { productId, sku, quantity });

  const setQuantity = (entry: CartEntry, quantity: number) => {
    const { id } = entry;
    const count = (changeCounts.current.get(id) ?? 0) + 1;
    changeCounts.current.set(id, count);
    dispatch({ type: 'change', id, quantity });
    emitUpdate(entry, quantity);
    void cart.update(id, quantity).then((change) => {
      if (changeCounts.current.get(id) !== count) return;
      dispatch({ type: 'settle', id, problem: report(change) });
      const subtotal = format(cart.state.get().subtotalCents);
      setNotice(change.ok ? fill(messages.updated, { title: getName(entry), quantity, subtotal }) : '');
    });
  };
  const remove = (entry: CartEntry) => {
    const index = lines.findIndex((line) => line.entry.id === entry.id);
    dispatch({ type: 'remove', entry, index });
    setNotice(fill(messages.removed, { title: getName(entry) }));
    emitUpdate(entry, 0);
    void cart.remove(entry.id).then((change) => {
      if (change.ok) return;
      dispatch({ type: 'keep', id: entry.id, problem: report(change) });
      setNotice('');
    });
  };
  const restore = (entry: CartEntry) => {
    const { productId, sku, quantity } = entry;
    const texts = getTexts(entry);
    void cart.add({ productId, sku, quantity, ...(texts && { texts }) }).then((change) => {
      setNotice(report(change));
      if (change.ok) emitUpdate(entry, quantity);
    });
  };
  return {
    lines,
    subtotal: format(subtotalCents),
    subtotalCents,
    notice,
    setQuantity,
    reject: ({ id }, problem) => dispatch({ type: 'reject', id, problem }),
    remove,
    restore,
  };
}
