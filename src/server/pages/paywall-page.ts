/** Paywall page instead of a paid page, and the list of pages that an order unlocks. */
import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { describePlan, planMessages } from '../../core/commerce/plan-text';
import { readPlan } from '../../core/commerce/subscription';
import { formatMoney } from '../../core/money';
import { MEMBERS_PATH } from '../../core/routes';
import { getUnitPrice, isInStock } from '../domain/cart';
import type { Text } from '../languages/texts';
import type { DescribedOffer } from '../stores/products';
import type { Site } from '../stores/sites';
import type { Markup } from './page';
import { getProductPath } from './product-page';

interface PaywallPage {
  /** Title of the page. */
  title: string;
  description: string;
  /** All variants of the products that unlock the page. */
  offers: readonly DescribedOffer[];
  site: Pick<Site, 'locale' | 'currency'>;
  /** Path of the page. */
  path: string;
  /** Email address of the signed-in member. */
  member: string | undefined;
}

export function renderPaywallPage({ title, description, offers, site, path, member }: PaywallPage): Markup {
  const products = [...new Set(offers.map(({ productId }) => productId))];
  return html`<h1>${title}</h1>
    ${description ? html`<p>${description}</p>` : ''}
    <p role="status"><strong>${products.length > 0 ? 'This page is for buyers.' : 'This page is for buyers, and is no longer sold.'}</strong></p>
    ${products.map((id) =>
      renderOffer(
        offers.filter(({ productId }) => productId === id),
        site,
        path,
      ),
    )}
    <h2>Have you bought it?</h2>
    <p>Open the page of your order; its link is in the confirmation email. ${
      member
        ? html`You are signed in as ${member}, and no paid order with this address unlocks this page.`
        : html`Members <a href="${MEMBERS_PATH}?${new URLSearchParams({ returnTo: path })}">sign in</a> with the address of their order.`
    }</p>`;
}

/** A product with one variant is bought here, others on their own page. */
function renderOffer(
  variants: readonly DescribedOffer[],
  { locale, currency }: PaywallPage['site'],
  path: string,
): Markup {
  const { productId, sku, title, description, plan } = variants[0]!;
  const lowest = Math.min(...variants.map(getUnitPrice));
  const terms = readPlan(plan);
  const price = `${variants.length > 1 ? 'from ' : ''}${formatMoney(lowest, currency, locale)}`;
  const isDirect = variants.length === 1 && (variants[0]!.textFields ?? []).length === 0;
  return html`<h2>${title}</h2>
    ${description ? html`<p>${description}</p>` : ''}
    <p><strong>${price}</strong>${terms ? ` ${describePlan(terms, planMessages, locale)}` : ''}</p>
    ${
      !variants.some(isInStock)
        ? html`<p class="note">Sold out</p>`
        : isDirect
          ? html`<form method="post" action="${getSitePath(calls.addCartItem)}">
      <input type="hidden" name="productId" value="${productId}"><input type="hidden" name="sku" value="${sku}">
      <input type="hidden" name="quantity" value="1">
      <input type="hidden" name="returnTo" value="${terms ? path : `/cart?${new URLSearchParams({ from: path })}`}">
      <p><button>${terms ? 'Subscribe' : 'Buy'}<span class="off"> ${title}</span></button></p></form>`
          : html`<p><a class="button" href="${getProductPath(productId)}">Choose<span class="off"> ${title}</span></a></p>`
    }`;
}

/** A page that an order unlocks. */
export interface UnlockedPage {
  path: string;
  title: string;
}

/** The form unlocks the pages in this browser. */
export const renderUnlockedPages = (pages: readonly UnlockedPage[], openPath: string, text: Text): Markup =>
  html`<h2 id="pages">${text('order.yourPages')}</h2>
    <form method="post" action="${openPath}">${pages.map(
      ({ path, title }) =>
        html`<p><button name="path" value="${path}">${text('order.openPage', { title })}</button></p>`,
    )}</form>`;
