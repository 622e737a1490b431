// Adds the chosen variant to the cart, after checking choice, quantity and texts.
import type { ReactElement } from 'react';
import { getMissing } from '../../core/commerce/missing-option';
import type { Choice } from '../../core/commerce/options';
import { PRICE_OPTION_FIELD } from '../../core/commerce/price-option-field';
import type { Product, Variant } from '../../core/commerce/product';
import type { OptionMatrix } from '../../core/commerce/selection';
import { formatMessage } from '../../core/i18n/format-message';
import { routes } from '../../core/routes';
import { resolveMessages } from '../../kit/contract/messages';
import { adoptStyles } from '../../kit/element/styles';
import { getSubmitButtons, queryFormElements, submitNatively } from '../../kit/form/form-element';
import type { Services } from '../../services/services';
import { addMessages } from './add-messages';
import css from './controls.css?inline';
import { findTextProblem, getTextName, readEntered, type TextControl } from './entered-fields';
import { FieldError } from './field-error';
import type { OptionControls } from './option-controls';
import type { ProductProps } from './product.types';
import { readQuantity } from './quantity.model';
import type { SaleMessages } from './sale-messages';

export interface AddOutcome {
  readonly notice: string;
  /** An error, shown at the control that causes it. */
  readonly problem: ReactElement | null;
}

interface AddContext {
  readonly props: ProductProps;
  readonly services: Services;
  readonly messages: SaleMessages;
  readonly product: Product | null;
  readonly matrix: OptionMatrix<Variant>;
  readonly find: (choice: Choice) => Variant | undefined;
  /** What the form sends without script; scripts of the page may have changed it. */
  readonly data: FormData;
  /** The controls that choose options. */
  readonly options: OptionControls;
}

/** Styles the controls that are in use, because only those can be refused. */
export const styleControls = (host: HTMLElement): void => adoptStyles(host, [css]);

/** Never rejects. The form keeps its values. */
export async function addToCart(form: HTMLFormElement, context: AddContext): Promise<AddOutcome> {
  styleControls(form);
  const { props, services, product, matrix, data, options } = context;
  const isKnown = matrix.rows.length > 0;
  if (!isKnown && options.length > 0) return submit(form);
  const choice = readEntered(data, 'option');
  const variant = context.find(choice);
  const { locale } = services.settings;
  const messages = { ...context.messages, ...resolveMessages(props.host, addMessages, props.messages) };
  const button = getSubmitButtons(form)[0] ?? form;
  const fail = (text: string, control: HTMLElement): AddOutcome => {
    props.emit('site-product-failure', { message: text });
    return { notice: '', problem: <FieldError key={text} form={form} control={control} text={text} /> };
  };

  if (isKnown && !variant) {
    const option = getMissing(matrix, choice) ?? matrix.names[0] ?? '';
    const control = options.find(([, name]) => name === option)?.[0];
    if (!control) return submit(form);
    control.focus();
    return fail(formatMessage(messages.choose, { option }, locale), control);
  }
  const read = (name: string) => data.get(name)?.toString() ?? '';
  const [quantityField] = queryFormElements(form, '[name="quantity"]') as Element[] as HTMLElement[];
  const quantity = readQuantity(read('quantity'), variant, messages, locale);
  if (typeof quantity === 'string') return fail(quantity, quantityField ?? button);

  const texts = queryFormElements(form, TEXT_CONTROLS) as TextControl[];
  const refusal = findTextProblem(texts, data, messages, locale);
  if (refusal) {
    refusal.control.focus();
    return fail(refusal.text, refusal.control);
  }

  const item = { productId: props.productId, sku: variant?.sku || read('sku'), quantity };
  if (!props.emit('site-product-add-request', item)) return NOTHING;
  // The server redirects to the checkout of a subscription.
  if (product?.isSubscription || read(PRICE_OPTION_FIELD)) return submit(form);
  const { sku, ...rest } = item;
  const change = await services.cart.add({
    ...rest,
    ...(sku && { sku }),
    ...(texts.length > 0 && { texts: Object.fromEntries(readEntered(data, 'field')) }),
  });
  if (!change.ok) {
    const refused = texts.find((control) => getTextName(control) === change.field);
    refused?.focus();
    return fail(change.reason ?? change.message, refused ?? quantityField ?? button);
  }
  const { totalQuantity } = services.cart.state.get();
  services.tracking.commerce('add-to-cart', item);
  props.emit('site-product-add', { ...item, totalQuantity });
  if (services.context.websiteSettings.storeSettings.expressCheckout)
    services.page.navigate(routes.goToCheckout());
  return { notice: formatMessage(messages.added, { count: totalQuantity }, locale), problem: null };
}

const NOTHING: AddOutcome = { notice: '', problem: null };

const TEXT_CONTROLS = ':is(input, textarea, select)[name^="field["][name$="]"]';

/** The server checks what the page cannot. */
function submit(form: HTMLFormElement): AddOutcome {
  submitNatively(form);
  return NOTHING;
}
