// How does something get into the cart without a new page? Through the services of the page; the form that each
// product has anyway does it when they are not there, and a listener on the page can prevent it.
import type { Cart } from '../../../../src/services/cart/cart';

const FORM = 'form[action$="/api/commerce/cart/items"]';

/** Adds by script what the forms below `root` would post. */
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

/** Says it beside the button, and aloud. */
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
