// Adds products through the services of the page. The native product form works without them, and a listener on the page
// can cancel the action.
import type { Cart } from '../../../../src/services/cart/types';

const FORM = 'form[action$="/api/commerce/cart/items"]';

/** Intercepts the product forms below `root`. */
export function addWithoutLeaving(root: Document): void {
  root.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
    const services = root.querySelector('site-services')?.services;
    if (!services) return;
    event.preventDefault();
    if (form.dataset.state === 'adding') return;
    services.then(
      ({ cart }) => add(form, cart),
      () => form.submit(),
    );
  });
}

async function add(form: HTMLFormElement, cart: Cart): Promise<void> {
  const productId = String(new FormData(form).get('productId'));
  form.dataset.state = 'adding';
  const change = await cart.add({ productId });
  form.dataset.state = change.ok ? 'added' : 'failed';
  if (change.ok) say(form, 'Added. ', cartLink());
  else say(form, change.reason ?? change.message);
}

/** Shows and announces the result next to the button. */
function say(form: HTMLFormElement, ...words: (string | Node)[]): void {
  let place = form.querySelector('output');
  if (!place) {
    place = document.createElement('output');
    form.append(place);
  }
  place.replaceChildren(...words);
}

function cartLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '/cart';
  link.textContent = 'See the cart';
  return link;
}
