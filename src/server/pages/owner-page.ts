/** Layout and formatting shared by the owner pages. */
import { html } from 'hono/html';
import { mayRead, mayWrite, ROLE_NAMES, type Role } from '../domain/role';
import type { Ctx, Deps } from '../http/context';
import { countPendingComments } from '../stores/comment-list';
import { countPendingReviews } from '../stores/review-list';
import { type Markup, renderPage } from './page';

/** Sections of the owner's area: address, name, and the area that a role must be able to read. */
const SECTIONS = [
  ['/config/', 'Forms', 'CRM'],
  ['/config/orders', 'Orders', 'orders'],
  ['/config/subscriptions', 'Subscriptions', 'orders'],
  ['/config/gift-cards', 'Gift cards', 'orders'],
  ['/config/donations', 'Donations', 'donations'],
  ['/config/products', 'Products', 'inventory'],
  ['/config/content', 'Content', 'content manager'],
  ['/config/comments', 'Comments', 'product reviews'],
  ['/config/reviews', 'Reviews', 'product reviews'],
  ['/config/visits', 'Visits', 'activity'],
  ['/config/outbox', 'Emails and webhooks', 'CRM'],
  ['/config/erase', 'Personal data', 'admin'],
  ['/config/audit', 'Audit log', 'admin'],
  ['/config/accounts', 'Accounts', 'admin'],
  ['/config/site', 'Payments and sender', 'payments'],
  ['/config/sites', 'Sites', 'admin'],
  ['/config/account', 'Your account', 'authenticated'],
] as const;

/** The first section that a role may read. */
export const findFirstSection = (role: Role): OwnerSection =>
  SECTIONS.find(([, , area]) => mayRead(role, area))?.[0] ?? '/config/account';

export type OwnerSection = (typeof SECTIONS)[number][0];

/** Renders an owner page. */
export async function renderOwnerPage(
  c: Ctx,
  { db, site, hosting, ownerSettings }: Deps,
  {
    title,
    section,
    body,
    from,
  }: { title: string; section: OwnerSection; body: Markup; from?: string | undefined },
  status: 200 | 404 | 409 | 422 | 503 | 507 = 200,
): Promise<Response> {
  const [comments, reviews] = await Promise.all([
    countPendingComments(db, site.id),
    countPendingReviews(db, site.id),
  ]);
  const counts: Partial<Record<OwnerSection, number>> = {
    '/config/comments': comments,
    '/config/reviews': reviews,
  };
  const role = c.get('actor')?.role ?? 'none';
  const parts: Partial<Record<OwnerSection, object | undefined>> = {
    '/config/site': ownerSettings,
    '/config/sites': hosting,
  };
  const isThere = (href: OwnerSection): boolean => !(href in parts) || parts[href] !== undefined;
  const sections = SECTIONS.filter(([href, , area]) => mayRead(role, area) && isThere(href));
  const links = sections.map(([href, label]) => {
    const current = href === section ? html`aria-current="page"` : '';
    return html`<li><a href="${href}" ${current}>${label}${counts[href] ? renderCount(counts[href]) : ''}</a></li>`;
  });
  const page = html`<header class="bar">
      <p class="site">${site.name}</p>
      <nav aria-label="Owner’s area"><ul>${links}</ul></nav>
      <form method="post" action="/config/sign-out"><button class="quiet">Sign out</button></form>
    </header>
    ${from ? html`<p><a href="${from}">Back to the page</a></p>` : ''}
    ${mayChange(role, section) ? body : renderReadOnly(role, body)}`;
  return renderPage(c, status, {
    title: `${title} – ${site.name}`,
    // The owner pages are not translated.
    locale: 'en',
    body: page,
    owner: true,
  });
}

const mayChange = (role: Role, section: OwnerSection): boolean =>
  SECTIONS.some(([href, , area]) => href === section && mayWrite(role, area));

/** Links and `<details>` still work in a disabled group of fields. */
const renderReadOnly = (role: Role, body: Markup): Markup =>
  html`<p class="note">Your role, ${ROLE_NAMES[role]}, can read this page but not change it.</p>
    <fieldset class="read-only" role="presentation" disabled>${body}</fieldset>`;

/** Number of pending items after the name of a section. */
function renderCount(count: number): Markup {
  return html` <span class="badge wait">${count}<span class="off"> to check</span></span>`;
}

/** A time in the site's language, with the exact value in `datetime`. */
export function formatTime(at: Date | string, locale: string): Markup {
  const date = new Date(at);
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return html`<time datetime="${date.toISOString()}">${text.format(date)} UTC</time>`;
}

/** Label of a state; never a color alone. */
export function renderBadge(text: string, kind: 'good' | 'wait' | 'bad'): Markup {
  return html`<span class="badge ${kind}">${text}</span>`;
}
