// Connects the form of a product to its variants and to the cart.
import { useMemo, useState } from 'react';
import type { Choice } from '../../core/commerce/options';
import { isInStock } from '../../core/commerce/price';
import { type Product, readProduct, type Variant } from '../../core/commerce/product';
import { createMatrix, getSelected, type OptionMatrix } from '../../core/commerce/selection';
import { formatMessage } from '../../core/i18n/format-message';
import { resolveMessages } from '../../kit/contract/messages';
import { loadPart } from '../../kit/element/load-part';
import { useServices } from '../../kit/element/use-services';
import { warn } from '../../kit/element/warn';
import { submitNatively } from '../../kit/form/form-element';
import { useFormSubmission } from '../../kit/form/hooks/use-form-submission';
import { useIntent } from '../../kit/hooks/use-intent';
import type { Services } from '../../services/services';
import type { AddOutcome } from './add-to-cart';
import { getOptionControls } from './option-controls';
import { describeMove } from './product.model';
import type { ProductProps } from './product.types';
import { type SaleMessages, saleMessages } from './sale-messages';
import { type SelectionPreview, useOptions } from './use-options';

/** Includes one-time announcements: the options that a choice has changed, or that the product was added or refused. */
export interface ProductViewModel extends AddOutcome {
  readonly product: Product | null;
  readonly variant: Variant | undefined;
  readonly matrix: OptionMatrix<Variant>;
  readonly choice: Choice;
  readonly preview: SelectionPreview;
  readonly messages: SaleMessages;
  readonly services: Services;
}

/** @param form null until there is one */
export function useProduct(props: ProductProps, form: HTMLFormElement | null): ProductViewModel {
  const { host } = props;
  const services = useServices();
  const messages: SaleMessages = resolveMessages(host, saleMessages, props.messages);
  const product = useProductData(props);
  const matrix = useMemo(() => createMatrix(product?.variants ?? [], isInStock), [product]);
  const [outcome, setOutcome] = useState<AddOutcome>({ notice: '', problem: null });
  const [isBusy, setBusy] = useState(false);
  const { selection, preview } = useOptions(form, matrix, messages, (next, isChange) => {
    const notice = next ? describeMove(next, messages, services.settings.locale) : '';
    setOutcome({ notice, problem: null });
    if (!next || !isChange) return;
    const sku = getSelected(matrix, next.choice)?.sku ?? '';
    props.emit('site-product-change', { sku, options: Object.fromEntries(next.choice) });
  });
  // The form of another shop, which names no product, is left to that shop.
  const own = props.productId || product ? form : null;
  // Preloads, so that pressing the button does not wait. The first plural of a page is slow, and a choice would show that.
  useIntent(own, () => {
    void loadAddPart().then((part) => part?.styleControls(host));
    services.cart.preload();
    formatMessage(messages.onlyLeft, { count: 1 }, services.settings.locale);
  });
  useFormSubmission({ form: own, host, isBusy, busyText: messages.adding }, async (submitted, submitter) => {
    const data = new FormData(submitted, submitter);
    setOutcome({ notice: '', problem: null });
    setBusy(true);
    const part = await loadAddPart();
    const added = await part?.addToCart(submitted, {
      props,
      services,
      messages,
      product,
      matrix,
      data,
      find: (chosen) => getSelected(matrix, chosen),
      options: getOptionControls(submitted),
    });
    setBusy(false);
    if (added) setOutcome(added);
    else submitNatively(submitted);
  });
  const { choice } = selection;
  const variant = getSelected(matrix, choice);
  return { product, variant, matrix, choice, preview, messages, services, ...outcome };
}

const loadAddPart = () => loadPart('site-product', () => import('./add-to-cart'));

/** Parses the product again only when its data changes. For published controls without data, the server knows the variant. */
function useProductData({ product, variants, content }: ProductProps): Product | null {
  const hasVariants = variants.length > 0 || content.published.length > 0;
  return useMemo(() => {
    const read = readProduct(product) ?? (hasVariants ? readProduct(variants) : null);
    if (read && read.invalidCount > 0)
      warn('site-product', `${read.invalidCount} variants have no valid price or SKU; ignoring them.`);
    return read;
  }, [product, variants, hasVariants]);
}
