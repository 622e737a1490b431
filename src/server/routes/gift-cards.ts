/** Routes of gift cards: the balance, and the owner's list. */
import * as v from 'valibot';
import { formatMoney } from '../../core/money';
import { FailureSchema } from '../../core/wire/failure';
import { describePrices, readPrice } from '../domain/price-input';
import { FORM } from '../http/body';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { getText } from '../languages/texts';
import { GiftCardProblem, issueByHand, readGiftCards } from '../orders/gift-cards';
import {
  BALANCE_PATH,
  type GiftCardsPage,
  OWNER_PATH,
  renderBalancePage,
  renderGiftCardList,
} from '../pages/gift-cards';
import { renderOwnerPage } from '../pages/owner-page';
import { renderSitePage } from '../pages/site-page';
import { listGiftCards, voidGiftCard } from '../stores/gift-cards';
import { isUuid } from '../stores/submission-list';
import { ownerSpecs, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER } = ownerSpecs('orders');

/** Newest cards in the owner's list. */
const MAX_LISTED = 500;

const PAGE = { tag: 'pages', undocumented: true } as const satisfies Partial<RouteSpec>;
const REFUSED = { description: 'The page with the reason.' };
const NOT_FOUND = { description: 'This gift card does not exist.', schema: FailureSchema };

export function giftCardRoutes(deps: Deps): Route[] {
  return [...balanceRoutes(deps), ...ownerRoutes(deps)];
}

function balanceRoutes(deps: Deps): Route[] {
  const { site } = deps;
  const text = getText(site.locale);
  const page = { title: `${text('checkout.giftCard')} – ${site.name}`, locale: site.locale };
  return [
    route(
      {
        ...PAGE,
        method: 'GET',
        path: BALANCE_PATH,
        guard: 'open',
        limit: 'read',
        summary: 'The form that shows the balance of a gift card.',
        responses: { 200: SHOWN },
      },
      ({ c }) => renderSitePage(c, deps, 200, { ...page, body: renderBalancePage({ text }) }),
    ),
    route(
      {
        ...PAGE,
        method: 'POST',
        path: BALANCE_PATH,
        guard: 'page',
        limit: 'signIn',
        summary: 'Shows the balance of a gift card.',
        bodies: { [FORM]: v.object({ code: v.string() }) },
        responses: { 200: SHOWN, 422: REFUSED },
      },
      async ({ c, body: { code } }) => {
        try {
          const [card] = await readGiftCards(deps, [code], { kind: 'cart' });
          const balance = formatMoney(card?.remainingCents ?? 0, site.currency, site.locale);
          return await renderSitePage(c, deps, 200, { ...page, body: renderBalancePage({ text, balance }) });
        } catch (error) {
          if (!(error instanceof GiftCardProblem)) throw error;
          const body = renderBalancePage({ text, typed: code, error: error.message });
          return renderSitePage(c, deps, 422, { ...page, body });
        }
      },
    ),
  ];
}

function ownerRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const show = async (more: Pick<GiftCardsPage, 'issued' | 'refused'> = {}) => {
    const cards = await listGiftCards(db, site.id, MAX_LISTED);
    return renderGiftCardList({ cards, currency: site.currency, locale: site.locale, ...more });
  };
  const title = { title: 'Gift cards', section: OWNER_PATH } as const;
  return [
    route(
      {
        ...OWNER,
        method: 'GET',
        path: OWNER_PATH,
        limit: 'read',
        summary: 'Owner page: gift cards.',
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      async ({ c }) => renderOwnerPage(c, deps, { ...title, body: await show() }),
    ),
    route(
      {
        ...OWNER,
        method: 'POST',
        path: OWNER_PATH,
        limit: 'write',
        summary: 'Owner: issues a gift card and shows its code once.',
        bodies: { [FORM]: v.object({ value: v.string() }) },
        responses: { 200: SHOWN, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body: { value } }) => {
        const cents = readPrice(value, site.currency);
        if (!cents) {
          const refused = {
            values: { value },
            errors: { value: `The value is an amount such as ${describePrices(site.currency)}.` },
          };
          return renderOwnerPage(c, deps, { ...title, body: await show({ refused }) }, 422);
        }
        const issued = await issueByHand(deps, cents);
        return renderOwnerPage(c, deps, { ...title, body: await show({ issued }) });
      },
    ),
    route(
      {
        ...OWNER,
        method: 'POST',
        path: `${OWNER_PATH}/:cardId/void`,
        limit: 'write',
        summary: 'Owner: voids a gift card.',
        bodies: { [FORM]: v.object({}) },
        responses: { 303: { description: 'Done; redirects to the list.' }, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param }) => {
        const id = param('cardId');
        if (!isUuid(id) || !(await voidGiftCard(db, site.id, id)))
          throw new HttpError(404, NOT_FOUND.description);
        return c.redirect(OWNER_PATH, 303);
      },
    ),
  ];
}
