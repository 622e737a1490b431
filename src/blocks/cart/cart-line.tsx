// A line of the cart: picture, title, quantity, total, and an error message or the reason why the checkout would reject it.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { MAX_QUANTITY } from '../../core/commerce/product-limits';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { toSafeUrl } from '../../kit/html/safe-url';
import type { CartMessages } from './cart.messages';
import { describeOptions, getName, type Line, parseQuantity, type RemovedLine } from './cart.model';
import type { CartLines } from './use-cart-lines';

interface LineContext {
  readonly messages: CartMessages;
  /** BCP 47. */
  readonly locale: string;
  readonly actions: CartLines;
}

export function CartLine({ line, ...context }: LineContext & { readonly line: Line }): ReactNode {
  const { entry, quantity, isPending, problem } = line;
  const { messages, locale } = context;
  const { currency } = entry.unitPrice;
  const price = (cents: number): string => formatMoney(cents, currency, locale);
  const options = describeOptions(entry);
  const picture = entry.picture && toSafeUrl(entry.picture);
  const problemId = `problem-${entry.id}`;
  const text = problem || entry.availability;
  return (
    <li part="line" data-pending={isPending || undefined}>
      {picture && <img part="picture" src={picture} alt="" loading="lazy" />}
      <div className="about">
        <h3 part="title">{entry.title}</h3>
        {options && <p part="options">{options}</p>}
        <p part="price">
          {formatMessage(messages.each, { price: price(entry.unitPrice.minorUnits) }, locale)}
        </p>
      </div>
      <p part="total">{price(entry.unitPrice.minorUnits * quantity)}</p>
      <Controls line={line} problemId={text ? problemId : undefined} {...context} />
      {text && (
        <p key={problem} className="problem" id={problemId} role={problem ? 'alert' : undefined}>
          {text}
        </p>
      )}
    </li>
  );
}

interface ControlsProps extends LineContext {
  readonly line: Line;
  /** Id of the text that describes the quantity. */
  readonly problemId: string | undefined;
}

function Controls({ line, problemId, messages, locale, actions }: ControlsProps): ReactNode {
  const { entry, quantity } = line;
  const fill = (message: string) => formatMessage(message, { title: getName(entry) }, locale);
  const { input, step } = useQuantityField(quantity, (next) => {
    if (next) actions.setQuantity(entry, next);
    else if (next === 0) actions.remove(entry);
    else actions.reject(entry, formatMessage(messages.quantityInvalid, { max: MAX_QUANTITY }, locale));
  });
  return (
    <div part="controls">
      <button type="button" part="decrease" aria-label={fill(messages.decrease)} onClick={() => step(-1)}>
        −
      </button>
      <input
        ref={input}
        part="quantity"
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_QUANTITY}
        autoComplete="off"
        data-entry={entry.id}
        aria-label={fill(messages.quantity)}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
      />
      <button type="button" part="increase" aria-label={fill(messages.increase)} onClick={() => step(1)}>
        +
      </button>
      <button
        type="button"
        part="remove"
        aria-label={fill(messages.removeLine)}
        onClick={() => actions.remove(entry)}
      >
        {messages.remove}
      </button>
    </div>
  );
}

/** An uncontrolled field: input is sent when it is committed, not on every key press. */
function useQuantityField(quantity: number, onCommit: (quantity: number | null) => void) {
  const input = useRef<HTMLInputElement>(null);
  // The last committed quantity, which may be newer than the rendered one.
  const committed = useRef(quantity);
  useLayoutEffect(() => {
    committed.current = quantity;
    if (input.current) input.current.value = String(quantity);
  }, [quantity]);
  const commit = (next: number | null) => {
    if (next === committed.current) return;
    if (next) committed.current = next;
    if (input.current) input.current.value = String(committed.current);
    onCommit(next);
  };
  const latest = useLatestRef(commit);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onChange = () => latest.current(parseQuantity(field.value));
    // Also dispatched on Enter.
    field.addEventListener('change', onChange);
    return () => field.removeEventListener('change', onChange);
  }, [latest]);
  return { input, step: (by: number) => commit(parseQuantity(String(committed.current + by))) };
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** Replaces a removed line. It receives the focus, so that the removal can be undone immediately. */
export function RemovedCartLine({
  line: { entry },
  messages,
  locale,
  actions,
}: LineContext & { readonly line: RemovedLine }): ReactNode {
  const fill = (message: string) => formatMessage(message, { title: getName(entry) }, locale);
  return (
    <li className="removed">
      <p>{fill(messages.removed)}</p>
      <button
        ref={focus}
        type="button"
        className="undo"
        aria-label={fill(messages.undoLine)}
        onClick={() => actions.restore(entry)}
      >
        {messages.undo}
      </button>
    </li>
  );
}
