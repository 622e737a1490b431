// Finds the elements that display the numbers, including those of published sites by class name.

export interface CartIndicatorContent {
  readonly quantityElements: readonly HTMLElement[];
  readonly subtotalElements: readonly HTMLElement[];
}

/** Counters of site builders and shop templates. */
const QUANTITY =
  '[data-cart-quantity], .sqs-cart-quantity, .cart-count-bubble, .cart-count, .cart-contents-count, .cart-contents .count';
const SUBTOTAL = '[data-cart-subtotal], .sqs-cart-subtotal, .cart-contents .amount';

export const readContent = (host: HTMLElement): CartIndicatorContent => ({
  quantityElements: [...host.querySelectorAll<HTMLElement>(QUANTITY)],
  subtotalElements: [...host.querySelectorAll<HTMLElement>(SUBTOTAL)],
});

/** Writes visible text and, if it differs, a visually hidden label for screen readers. */
export function writeText(element: HTMLElement, text: string, label = text): void {
  if (text === label) {
    if (element.textContent !== text || element.childElementCount > 0) element.replaceChildren(text);
    return;
  }
  element.replaceChildren(
    createSpan(text, 'aria-hidden', 'true'),
    createSpan(label, 'data-site-visually-hidden', ''),
  );
}

function createSpan(text: string, attribute: string, value: string): HTMLElement {
  const span = document.createElement('span');
  span.setAttribute('data-site-own', '');
  span.setAttribute(attribute, value);
  span.textContent = text;
  return span;
}
