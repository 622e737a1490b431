// Where do the page's own nodes want the numbers? Also finds the class names of published sites.

export interface CartIndicatorContent {
  readonly quantityElements: readonly HTMLElement[];
  readonly subtotalElements: readonly HTMLElement[];
}

/** Reads the children of the indicator. */
export const readContent = (host: HTMLElement): CartIndicatorContent => ({
  quantityElements: [...host.querySelectorAll<HTMLElement>('[data-cart-quantity], .sqs-cart-quantity')],
  subtotalElements: [...host.querySelectorAll<HTMLElement>('[data-cart-subtotal], .sqs-cart-subtotal')],
});

/** Writes what is seen and, where it differs, what is spoken instead. */
export function writeText(place: HTMLElement, shown: string, spoken = shown): void {
  if (shown === spoken) {
    if (place.textContent !== shown || place.childElementCount > 0) place.replaceChildren(shown);
    return;
  }
  place.replaceChildren(own(shown, 'aria-hidden', 'true'), own(spoken, 'data-site-spoken', ''));
}

function own(text: string, attribute: string, value: string): HTMLElement {
  const span = document.createElement('span');
  span.setAttribute('data-site-own', '');
  span.setAttribute(attribute, value);
  span.textContent = text;
  return span;
}
