// Adds the chosen variant to the cart, after checking choice and quantity.
import type { Variant } from '../../core/commerce/product';
import { MAX_FIELD_TEXT } from '../../core/commerce/text-fields';
import { formatMessage } from '../../core/i18n/format-message';
import { routes } from '../../core/routes';
import { getFormElements, getSubmitButtons, submitNatively } from '../../kit/form/form-element';
import type { Services } from '../../services/services';
import { findControl } from './option-controls';
import { readQuantity } from './product.model';
import type { Problem, ProductProps } from './product.types';
import type { SaleMessages } from './sale-texts';

export interface AddOutcome {
  readonly notice: string;
  readonly problem: Problem | null;
}

interface AddContext {
  readonly props: ProductProps;
  readonly services: Services;
  readonly messages: SaleMessages;
  readonly variant: Variant | undefined;
  /** Submits the form: the server leads to the checkout of the subscription. */
  readonly isSubscription: boolean;
  /** An option without a value. */
  readonly missing: string | undefined;
  setBusy(isBusy: boolean): void;
}

/** Never rejects. The form keeps its values. */
export async function addToCart(form: HTMLFormElement, context: AddContext): Promise<AddOutcome> {
  const { props, services, messages, variant, isSubscription, missing } = context;
  const { locale } = services.settings;
  const field = (name: string) =>
    getFormElements(form).find((control) => control.getAttribute('name') === name) as
      | HTMLInputElement
      | undefined;
  const button = getSubmitButtons(form)[0] ?? form;
  const fail = (text: string, control: HTMLElement): AddOutcome => {
    props.emit('site-product-failure', { message: text });
    return { notice: '', problem: { text, control } };
  };

  if (missing !== undefined) {
    const control = findControl(form, missing) ?? button;
    control.focus();
    return fail(formatMessage(messages.choose, { option: missing }, locale), control);
  }
  const quantityField = field('quantity');
  const quantity = readQuantity(quantityField?.value ?? '', variant, messages, locale);
  if (typeof quantity === 'string') return fail(quantity, quantityField ?? button);

  const texts = getTextControls(form);
  for (const control of texts) {
    const problem = checkText(control, messages, locale);
    if (!problem) continue;
    control.focus();
    return fail(problem, control);
  }

  const item = { productId: props.productId, sku: variant?.sku || field('sku')?.value || '', quantity };
  if (!props.emit('site-product-add-request', item)) return { notice: '', problem: null };
  if (isSubscription) {
    submitNatively(form);
    return { notice: '', problem: null };
  }
  context.setBusy(true);
  const { sku, ...rest } = item;
  const entered = texts.length > 0 && {
    texts: Object.fromEntries(texts.map((control) => [getTextName(control), control.value])),
  };
  const change = await services.cart.add({ ...rest, ...(sku && { sku }), ...entered });
  if (!change.ok) {
    const refused = texts.find((control) => getTextName(control) === change.field);
    refused?.focus();
    return fail(change.reason ?? change.message, refused ?? quantityField ?? button);
  }
  const { totalQuantity } = services.cart.state.get();
  props.emit('site-product-add', { ...item, totalQuantity });
  if (services.context.websiteSettings.storeSettings.expressCheckout)
    services.page.navigate(routes.goToCheckout());
  return { notice: formatMessage(messages.added, { count: totalQuantity }, locale), problem: null };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Controls of the product's text fields: `field[Engraving]`. */
const getTextControls = (form: HTMLFormElement): TextControl[] =>
  getFormElements(form).filter((control): control is TextControl =>
    /^field\[.+\]$/s.test(control.getAttribute('name') ?? ''),
  );

/** Why the text is refused; undefined if it is accepted. */
function checkText(control: TextControl, messages: SaleMessages, locale: string): string | undefined {
  const field = getTextName(control);
  const count = control.value.trim().length;
  if (count === 0) return control.required ? formatMessage(messages.enter, { field }, locale) : undefined;
  if (count <= MAX_FIELD_TEXT) return undefined;
  return formatMessage(messages.shorten, { field, max: MAX_FIELD_TEXT, count }, locale);
}

const getTextName = ({ name }: TextControl): string => name.slice('field['.length, -1);
