/** Search results page that works without script. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { formatMoney } from '../../core/money';
import type { Product } from '../../core/wire/commerce';
import type { SearchHit } from '../domain/search';
import type { SitePage } from '../http/site-pages';
import type { Markup } from './page';

/** A product found by the search. */
export interface ProductHit {
  title: string;
  description: string;
  text: string;
  product: Product;
}

export interface SearchResults {
  question: string;
  pages: readonly SearchHit<SitePage>[];
  products: readonly SearchHit<ProductHit>[];
}

export function renderSearchPage({ question, pages, products }: SearchResults, locale: string): Markup {
  return html`<h1>Search</h1>
    <form role="search" action="/search">
      <p><label for="q">What are you looking for?</label>
        <input id="q" name="q" type="search" value="${question}"></p>
      <p><button>Search</button></p>
    </form>
    ${question.trim() === '' ? '' : results(question, pages, products, locale)}`;
}

function results(
  question: string,
  pages: SearchResults['pages'],
  products: SearchResults['products'],
  locale: string,
): Markup {
  const count = pages.length + products.length;
  if (count === 0) return html`<p role="status">Nothing was found for “${question}”.</p>`;
  return html`<p role="status">${count} ${count === 1 ? 'result' : 'results'} for “${question}”</p>
    ${products.length === 0 ? '' : html`<h2>Products</h2><ul class="lines">${products.map((one) => productLine(one, locale))}</ul>`}
    ${pages.length === 0 ? '' : html`<h2>Pages</h2><ul class="lines">${pages.map(pageLine)}</ul>`}`;
}

function pageLine({ item, excerpt }: SearchHit<SitePage>): Markup {
  return html`<li><h3><a href="${item.path}">${item.title || item.path}</a></h3><p class="note">${excerpt}</p></li>`;
}

function productLine({ item: { product } }: SearchHit<ProductHit>, locale: string): Markup {
  const { id, title, description, variants } = product;
  const [variant] = variants;
  const price = variant && ((variant.onSale && variant.salePrice) || variant.price);
  return html`<li>
    <h3>${title}</h3>
    ${price ? html`<span class="amount">${formatMoney(price.minorUnits, price.currency, locale)}</span>` : ''}
    <p class="note">${description}</p>
    <form method="post" action="${getSitePath(calls.addCartItem)}">
      <input type="hidden" name="productId" value="${id}">
      <input type="hidden" name="returnTo" value="/cart">
      <button class="quiet">Add to cart<span class="off"> ${title}</span></button>
    </form>
  </li>`;
}
