// Taps in a shop, each repeated on one page: choosing, adding, quantities, the drawer, stars of a review, prices,
// amounts of a donation.
import { moduleWith, READY, sheetOf } from './module.mjs';

/** Samples per page; five rounds give the hundred samples of a 98th percentile. */
const REPEAT = 20;

export const shopPages = {
  'inp-shop-add': { element: 'product', html: add },
  'inp-shop-choose': { element: 'product', html: choose },
  'inp-shop-quantity': { element: 'cart', html: quantity },
  'inp-shop-drawer': { element: 'cart', html: drawer },
  'inp-shop-reviews': { element: 'reviews', html: stars },
  'inp-shop-pricing': { element: 'pricing-toggle', html: pricing },
  'inp-shop-donation': { element: 'donation', html: donation },
};

/** The response is the busy button; the shop responds a moment later. */
function add() {
  const mount = `${mountProduct(1)};
  new MutationObserver(() => { bench.isBusy = true; }).observe(document.querySelector('form button'), { attributeFilter: ['aria-disabled'] })`;
  return page('product', mount, { name: 'add', selector: 'form button', settle: 400, done: 'bench.isBusy' });
}

/** Price, stock and the marks of values follow each choice. */
function choose() {
  return page('product', mountProduct(24), radios('choose'));
}

const mountProduct = (variants) => `const variants = bench.variants(${variants});
  root.innerHTML = '<site-product>' + bench.productForm(variants) + '</site-product>';
  root.firstChild.variants = variants;
  await bench.until(() => document.querySelector('.site-product-summary'))`;

function quantity() {
  const mount = `root.innerHTML = '<site-services api-base="/api/"></site-services><site-cart design=page></site-cart>';
  await bench.until(() => bench.part('increase'))`;
  const done = `+bench.part('quantity').value === (bench.quantity = (bench.quantity ?? 1) + 1)`;
  return page('cart', mount, { name: 'increase', target: `bench.part('increase')`, done });
}

/** Opened by its link, closed by the script. */
function drawer() {
  const mount = `root.innerHTML = '<site-cart><a href=/cart>Cart</a></site-cart>';
  await bench.until(() => root.firstChild.${READY})`;
  const cart = `document.querySelector('site-cart')`;
  const done = `${cart}.shadowRoot.querySelector(':modal') && (bench.part('close').click(), true)`;
  return page('cart', mount, { name: 'open', selector: 'site-cart a', settle: 700, done });
}

function stars() {
  const star = (n) =>
    `<label><input type=radio id=s${n} name="stars[book]" value=${n}><span>${n} stars</span></label>`;
  const fieldset = `<fieldset class=site-review-stars data-field="stars[book]"><legend>Star rating</legend>${[1, 2, 3, 4, 5].map(star).join('')}</fieldset>`;
  const form = `<form class=site-reviews-form method=post action="/commerce/reviews" novalidate><section class=site-review-product>${fieldset}</section><p><button>Submit review</button></p></form>`;
  return page('reviews', mounted('reviews', form), radios('stars'));
}

function pricing() {
  const radio = (value, checked) =>
    `<label><input type=radio name=billing value=${value} ${checked}> ${value}</label>`;
  const prices = `<p data-option=1>$9 a month</p><p data-option=2>$90 a year</p><a data-option=1 href="#m">Join monthly</a><a data-option=2 href="#y">Join yearly</a>`;
  const html = `<fieldset><legend>Billing</legend>${radio('monthly', 'checked')}${radio('yearly', '')}</fieldset>${prices}`;
  return page('pricing-toggle', mounted('pricing-toggle', html), radios('switch'));
}

function donation() {
  const mount = `root.innerHTML = '<site-donation donate-page-id=donation suggested-contributions="[1000,2500,5000]"></site-donation>';
  await bench.until(() => root.querySelector('[type=radio]'))`;
  return page('donation', mount, radios('amount'));
}

const mounted = (element, html) => `root.innerHTML = '<site-${element}>${html}</site-${element}>';
  await bench.until(() => root.firstChild.${READY})`;

/** Presses the next radio button of the page, in turn. */
function radios(name) {
  const target = `(bench.pressed = document.querySelectorAll('#root [type=radio]')[bench.turn = ((bench.turn ?? 0) + 1) % document.querySelectorAll('#root [type=radio]').length])`;
  return { name, target, done: 'bench.pressed.checked' };
}

/** @param {{ name: string, selector?: string, target?: string, settle?: number, done: string }} step expressions in the page */
function page(element, mount, { name, selector, target, settle = 250, done }) {
  const where = selector ? `selector: '${selector}'` : `target: () => ${target}`;
  const step = `{ name: '${name}', ${where}, settle: ${settle}, repeat: ${REPEAT}, done: () => ${done} }`;
  // Before the module, which keeps a reference to the function.
  const shop =
    '<script>fetch = async (url, init) => { await bench.sleep(100); return bench.shop(init?.body); };</script>';
  return `${sheetOf(element)}${shop}${moduleWith(`site-${element}`)}
import './dist/site-services.js';
document.cookie = 'ss_hasCart=1';
bench.part = (name) => document.querySelector('site-cart').shadowRoot?.querySelector('[part~="' + name + '"]');
bench.inp({ async mount(root) { ${mount}; }, steps: [${step}] });
</script>`;
}
