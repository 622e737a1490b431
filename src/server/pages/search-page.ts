/** Search results page that works without script. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { formatMoney } from '../../core/money';
import type { Product } from '../../core/wire/commerce';
import { getText, type Text } from '../languages/texts';
import type { SearchHit, SearchKind } from '../stores/search-entries';
import { type Markup, renderAction } from './page';

export interface SearchResults {
  question: string;
  /** Limits the results to a kind; undefined for all. */
  kind: SearchKind | undefined;
  /** Limits the results to a collection's items or products; undefined for all. */
  collectionId: string | undefined;
  /** From 1. */
  page: number;
  hasMore: boolean;
  total: number;
  /** Best first; their description is an excerpt. */
  hits: readonly SearchHit[];
  /** At least the products among the hits. */
  products: readonly Product[];
}

const KINDS = [
  [undefined, 'search.everything'],
  ['item', 'search.items'],
  ['product', 'search.products'],
  ['page', 'search.pages'],
] as const;

export function renderSearchPage(results: SearchResults, locale: string): Markup {
  const { question, kind, collectionId } = results;
  const text = getText(locale);
  return html`<h1>${text('site-search.label')}</h1>
    <form role="search" action="/search">
      <p><label for="q">${text('search.question')}</label>
        <input id="q" name="q" type="search" value="${question}"></p>
      ${kind ? html`<input type="hidden" name="type" value="${kind}">` : ''}
      ${collectionId ? html`<input type="hidden" name="collectionId" value="${collectionId}">` : ''}
      <p><button>${text('site-search.label')}</button></p>
    </form>
    ${question.trim() === '' ? '' : renderResults(results, locale)}`;
}

function renderResults(results: SearchResults, locale: string): Markup {
  const { question, kind, collectionId, total, hits } = results;
  const text = getText(locale);
  // A collection has only one kind.
  const kinds = (collectionId ? [] : KINDS).map(([value, label]) => {
    const current = value === kind ? html` aria-current="page"` : '';
    return html`<a href="${getHref(results, { kind: value, page: 1 })}"${current}>${text(label)}</a> `;
  });
  const status =
    total === 0
      ? text('search.nothing', { query: question })
      : text('search.count', { count: total, query: question });
  return html`${kinds.length > 0 ? html`<nav class="collection-nav" aria-label="${text('search.kinds')}">${kinds}</nav>` : ''}
    <p role="status">${status}</p>
    ${hits.length > 0 ? html`<ul class="lines results">${hits.map((hit) => renderHit(hit, results, locale))}</ul>` : ''}
    ${renderPages(results, text)}`;
}

function renderHit(hit: SearchHit, { products }: SearchResults, locale: string): Markup {
  const product = hit.kind === 'product' ? products.find(({ id }) => id === hit.id) : undefined;
  return html`<li>
    <h2><a href="${hit.url}">${hit.title}</a></h2>
    ${product ? renderPrice(product, locale) : ''}
    <p class="note">${hit.description}</p>
    ${product ? renderAddForm(product, getText(locale)) : ''}
  </li>`;
}

function renderPrice({ variants: [variant] }: Product, locale: string): Markup | '' {
  const price = variant && ((variant.onSale && variant.salePrice) || variant.price);
  return price
    ? html`<span class="amount">${formatMoney(price.minorUnits, price.currency, locale)}</span>`
    : '';
}

const renderAddForm = ({ id, title }: Product, text: Text): Markup =>
  html`<form method="post" action="${getSitePath(calls.addCartItem)}">
      <input type="hidden" name="productId" value="${id}">
      <input type="hidden" name="returnTo" value="/cart">
      <button class="quiet">${renderAction(text, text('site-product.add'), title)}</button>
    </form>`;

function renderPages(results: SearchResults, text: Text): Markup | '' {
  const { page, hasMore } = results;
  if (page === 1 && !hasMore) return '';
  return html`<nav class="collection-nav" aria-label="${text('page.pages')}">
    ${page > 1 ? html`<a rel="prev" href="${getHref(results, { page: page - 1 })}">${text('page.previous')}</a>` : ''}
    ${hasMore ? html`<a rel="next" href="${getHref(results, { page: page + 1 })}">${text('page.next')}</a>` : ''}</nav>`;
}

function getHref(
  { question, collectionId, ...rest }: Pick<SearchResults, 'question' | 'kind' | 'collectionId'>,
  change: { kind?: SearchKind | undefined; page: number },
): string {
  const { kind, page } = { ...rest, ...change };
  const query = {
    q: question,
    ...(kind && { type: kind }),
    ...(collectionId && { collectionId }),
    ...(page > 1 && { page: String(page) }),
  };
  return `/search?${new URLSearchParams(query)}`;
}
