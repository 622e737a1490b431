// Shared by the peers' journey pages: what a shop page does besides its carousel and its form.
import Cookies from 'js-cookie';
import JustValidate from 'just-validate';
import { cart, cookies, lightbox, map, ready } from './page-common.js';

const post = (form) => fetch(form.action, { method: 'POST', body: new FormData(form) });

function product() {
  const form = document.querySelector('form.product');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { totalQuantity } = await (await post(form)).json();
    Cookies.set('cart', totalQuantity);
    cart();
  });
}

/** Required fields, then a message instead of the form. */
export function contact() {
  const validate = new JustValidate('#f');
  for (const control of document.querySelectorAll('#f [name]'))
    validate.addField(`#f [name=${control.name}]`, [{ rule: 'required' }]);
  validate.onSuccess(send);
}

export async function send(event) {
  event.preventDefault();
  await post(event.target);
  event.target.replaceWith('Thank you!');
}

export function page() {
  cart();
  product();
  lightbox('#g');
  cookies();
  map();
  ready();
}
