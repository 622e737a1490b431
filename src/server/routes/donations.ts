/** Routes of donation pages (DON-001). */
import * as v from 'valibot';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { type CheckoutAttempt, issueCheckoutToken, parseCheckoutToken } from '../domain/checkout-token';
import { createDonation, type DonationContext, type DonationPage, readDonation } from '../domain/donation';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { getText } from '../languages/texts';
import { createId, findEffectiveSettings } from '../orders/order-deps';
import { placePurchase } from '../orders/purchase';
import { type DonationForm, renderDonationPage } from '../pages/donation-page';
import { isFramed, leaveFrame } from '../pages/frame-page';
import { renderNotFound } from '../pages/not-found-page';
import { renderSitePage } from '../pages/site-page';
import { findDonationPage } from '../stores/donation-pages';
import { goToPayment } from './orders';

const DonationSchema = v.record(v.string(), v.string());

const DONATE = {
  path: '/checkout/donate',
  tag: 'pages',
  undocumented: true,
  query: {
    donatePageId: 'The id of the donation page.',
    amount: 'The chosen amount as a decimal, or `other`.',
    otherAmount: 'An amount in the notation of the site.',
  },
} as const;

const NOT_FOUND = { description: 'A “not found” page.' };

export function donationRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...DONATE,
        method: 'GET',
        guard: 'open',
        limit: 'read',
        summary: 'A donation page.',
        responses: {
          200: { description: 'A page; in a frame, one that opens it in the top window.' },
          404: NOT_FOUND,
        },
      },
      async ({ c, query }) => {
        if (isFramed(c)) return leaveFrame(c, deps);
        const page = await findDonationPage(deps.db, deps.site.id, query('donatePageId') ?? '');
        if (!page) return renderNotFound(c, deps, 'donation.gone');
        const values = { amount: query('amount') ?? '', otherAmount: query('otherAmount') ?? '' };
        return showDonation(c, deps, page, { values });
      },
    ),
    route(
      {
        ...DONATE,
        method: 'POST',
        guard: 'page',
        limit: 'write',
        summary: 'Donates with a native form; a repeated post is the same donation.',
        bodies: { [FORM]: DonationSchema },
        replacesNul: true,
        responses: {
          303: { description: 'To the payment page, or to the donation if it is paid.' },
          404: NOT_FOUND,
          422: { description: 'The page with the entered values, and messages beside the fields.' },
          503: { description: 'The page of the donation: the payment provider does not respond.' },
        },
      },
      async ({ c, query, body }) => {
        const page = await findDonationPage(deps.db, deps.site.id, query('donatePageId') ?? '');
        return page ? donate(c, deps, page, body) : renderNotFound(c, deps, 'donation.gone');
      },
    ),
  ];
}

async function donate(
  c: Ctx,
  deps: Deps,
  page: DonationPage,
  values: Record<string, string>,
): Promise<Response> {
  const attempt = parseCheckoutToken(deps.secrets, deps.site.id, deps.clock(), values.attempt ?? '');
  const entry = readDonation(page, values, getContext(deps));
  if ('errors' in entry) return showDonation(c, deps, page, { values, attempt, errors: entry.errors });
  if (!attempt)
    return showDonation(c, deps, page, { values, problem: getText(deps.site.locale)('checkout.expired') });
  const placed = await placePurchase(deps, attempt, createDonation(page, entry, getText(deps.site.locale)));
  if ('problem' in placed) return showDonation(c, deps, page, { values, problem: placed.problem });
  return goToPayment(c, deps, placed.order);
}

interface Shown extends Pick<DonationForm, 'values' | 'errors' | 'problem'> {
  /** Kept while the visitor corrects the form. */
  attempt?: CheckoutAttempt | undefined;
}

/** The status is 422 if the page explains a rejection. */
async function showDonation(
  c: Ctx,
  deps: Deps,
  page: DonationPage,
  { attempt, values = {}, errors, problem }: Shown,
): Promise<Response> {
  const { db, site, secrets, clock, random } = deps;
  const shown = { cartId: attempt?.cartId ?? createId(deps), cartVersion: 0, totalCents: 0 };
  const stamp = { now: clock(), random: random(UUID7_RANDOM_BYTES) };
  const token =
    attempt && values.attempt ? values.attempt : issueCheckoutToken(secrets, site.id, shown, stamp);
  const { closed } = await findEffectiveSettings(db, deps);
  const notice =
    problem ?? (closed ? getText(site.locale)('checkout.closed', { kind: 'donation' }) : undefined);
  const form = { page, context: getContext(deps), token, values, problem: notice };
  return renderSitePage(c, deps, problem || errors ? 422 : 200, {
    title: `${page.title} – ${site.name}`,
    locale: site.locale,
    body: renderDonationPage(errors ? { ...form, errors } : form),
    formTargets: deps.payments[0].formTargets,
  });
}

function getContext({ site, payments }: Deps): DonationContext {
  return { currency: site.currency, locale: site.locale, limits: payments[0].getLimits(site.currency) };
}
