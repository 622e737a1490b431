// Connects the form of a product to its variants and to the cart.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Choice } from '../../core/commerce/options';
import { isInStock } from '../../core/commerce/price';
import { type Product, readProduct, type Variant } from '../../core/commerce/product';
import {
  chooseValue,
  createMatrix,
  emptySelection,
  getMissing,
  getSelected,
  getValueStates,
  type OptionMatrix,
  type Selection,
} from '../../core/commerce/selection';
import { resolveMessages } from '../../kit/contract/messages';
import { loadPart } from '../../kit/element/load-part';
import { useServices } from '../../kit/element/use-services';
import { warn } from '../../kit/element/warn';
import { submitNatively } from '../../kit/form/form-element';
import { useFormSubmission } from '../../kit/form/hooks/use-form-submission';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { Services } from '../../services/services';
import type { AddOutcome } from './add-to-cart';
import { findControl, hasOptions, readChange, readChosen, writeChosen } from './option-controls';
import { describeMove } from './product.model';
import type { Problem, ProductProps } from './product.types';
import { type SaleMessages, saleMessages } from './sale-texts';
import { createMarks } from './value-marks';

export interface ProductViewModel {
  readonly product: Product | null;
  readonly variant: Variant | undefined;
  readonly matrix: OptionMatrix<Variant>;
  readonly choice: Choice;
  /** The choice that a control would lead to; undefined if it chooses no option. */
  readonly peek: (control: HTMLInputElement) => Choice | undefined;
  readonly messages: SaleMessages;
  readonly services: Services;
  /** Announced once: what a choice has moved, or that the product was added. */
  readonly notice: string;
  readonly problem: Problem | null;
}

interface Context {
  readonly props: ProductProps;
  readonly matrix: OptionMatrix<Variant>;
  readonly selection: Selection;
  readonly messages: SaleMessages;
  readonly services: Services;
  readonly variant: Variant | undefined;
  readonly isSubscription: boolean;
}

/**
 * @param form null until there is one
 * @param isSubscribing whether the visitor has chosen a price option
 */
export function useProduct(
  props: ProductProps,
  form: HTMLFormElement | null,
  isSubscribing: boolean,
): ProductViewModel {
  const { host } = props;
  const services = useServices();
  const messages: SaleMessages = resolveMessages('site-product', saleMessages, props.messages);
  const product = useProductData(props);
  const matrix = useMemo(() => createMatrix(product?.variants ?? []), [product]);
  const [selection, setSelection] = useState(emptySelection);
  const [outcome, setOutcome] = useState<AddOutcome>({ notice: '', problem: null });
  const [isBusy, setBusy] = useState(false);
  const variant = getSelected(matrix, selection.choice);
  const context = useLatestRef<Context>({
    props,
    matrix,
    selection,
    messages,
    services,
    variant,
    isSubscription: isSubscribing || product?.isSubscription === true,
  });

  /** Announces what the choice has moved. */
  const select = useLatestRef((next: Selection) => {
    setSelection(next);
    setOutcome({ notice: describeMove(next, messages, services.settings.locale), problem: null });
  });

  useInitialSelection(form, matrix, select);
  useLayoutEffect(() => {
    if (!form) return;
    const change = ({ target }: Event) => {
      const { matrix: known, selection: before } = context.current;
      const next = readChange(target as HTMLInputElement, known, before);
      setOutcome({ notice: '', problem: null });
      if (!next) return;
      select.current(next);
      writeChosen(form, next.choice);
      emitChange(context.current, next);
    };
    form.addEventListener('change', change);
    return () => form.removeEventListener('change', change);
  }, [form, context, select]);
  useMarks(form, matrix, selection, messages);
  // A form of another shop, which names no product, is left to it.
  const own = props.productId || product ? form : null;
  usePrefetch(own);
  useFormSubmission({ form: own, host, isBusy, busyText: messages.adding }, async (submitted) => {
    const { matrix: known, selection: chosen, variant: selected } = context.current;
    // Without data the server finds the variant.
    if (known.rows.length === 0 && hasOptions(submitted)) return submitNatively(submitted);
    const name =
      known.rows.length > 0 && !selected ? (getMissing(known, chosen) ?? known.names[0]) : undefined;
    const missing = name === undefined ? undefined : { name, control: findControl(submitted, name) };
    setOutcome({ notice: '', problem: null });
    setBusy(true);
    const part = await loadAddPart();
    const added = await part?.addToCart(submitted, { ...context.current, missing });
    setBusy(false);
    if (added) setOutcome(added);
    else submitNatively(submitted);
  });
  const peek = useCallback(
    (control: HTMLInputElement) =>
      readChange(control, context.current.matrix, context.current.selection)?.choice,
    [context],
  );
  return { product, variant, matrix, choice: selection.choice, peek, messages, services, ...outcome };
}

/** Fetches what adds to the cart with the first interaction, so that a press of the button does not wait for it. */
function usePrefetch(form: HTMLFormElement | null): void {
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const prefetch = () => {
      listeners.abort();
      void loadAddPart();
    };
    for (const intent of INTENTS) form?.addEventListener(intent, prefetch, { signal: listeners.signal });
    return () => listeners.abort();
  }, [form]);
}

const INTENTS = ['pointerover', 'focusin'] as const;

const loadAddPart = () => loadPart('site-product', () => import('./add-to-cart'));

/** Parses the product again only when its data changes. */
function useProductData({ product, variants, content }: ProductProps): Product | null {
  const isCaptured = content.captured.length > 0;
  return useMemo(() => {
    const data = product ?? (variants.length > 0 ? variants : null);
    const read = readProduct(data) ?? (isCaptured ? unknownProduct : null);
    if (read && read.invalidCount > 0)
      warn('site-product', `${read.invalidCount} variants have no valid price or SKU; ignoring them.`);
    return read;
  }, [product, variants, isCaptured]);
}

/** Captured controls without data: the server knows the variant. */
const unknownProduct: Product = {
  productType: 'PHYSICAL',
  variants: [],
  currency: '',
  isSubscription: false,
  plan: null,
  swatches: new Map(),
  invalidCount: 0,
};

/** Takes over what is chosen in the form. A choice that no variant has is moved to the nearest. */
function useInitialSelection(
  form: HTMLFormElement | null,
  matrix: OptionMatrix<Variant>,
  select: RefObject<(selection: Selection) => void>,
): void {
  useLayoutEffect(() => {
    if (!form) return;
    const read = () => {
      const before = readChosen(form);
      const { choice, latest } = before.reduce<Selection>(
        (selection, { name, value }) => chooseValue(matrix, selection, name, value, isInStock),
        emptySelection,
      );
      if (matrix.rows.length > 0) writeChosen(form, choice);
      const moved = before
        .filter(({ name, value }) => choice.has(name) && choice.get(name) !== value)
        .map(({ name }) => ({ name, value: choice.get(name) as string }));
      select.current({ choice, latest, moved });
    };
    read();
    // The values of a reset form are restored after the event.
    const reset = () => queueMicrotask(read);
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [form, matrix, select]);
}

function useMarks(
  form: HTMLFormElement | null,
  matrix: OptionMatrix<Variant>,
  selection: Selection,
  { valueSoldOut, valueElsewhere }: SaleMessages,
): void {
  const marks = useMemo(() => form && createMarks(form), [form]);
  useLayoutEffect(() => () => marks?.clear(), [marks]);
  useLayoutEffect(() => {
    const texts = { soldOut: valueSoldOut, elsewhere: valueElsewhere };
    marks?.update(getValueStates(matrix, selection, isInStock), texts);
  }, [marks, matrix, selection, valueSoldOut, valueElsewhere]);
}

function emitChange({ props, matrix }: Context, { choice }: Selection): void {
  const sku = getSelected(matrix, choice)?.sku ?? '';
  props.emit('site-product-change', { sku, options: Object.fromEntries(choice) });
}
