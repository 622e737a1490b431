/** Layout and formatting shared by the owner pages. */
import { html } from 'hono/html';
import type { Ctx, Deps } from '../http/context';
import { countPendingComments } from '../stores/comment-list';
import { countPendingReviews } from '../stores/review-list';
import { type Markup, renderPage } from './page';

/** Sections of the owner area with their addresses. */
const SECTIONS = [
  ['/config/', 'Forms'],
  ['/config/orders', 'Orders'],
  ['/config/subscriptions', 'Subscriptions'],
  ['/config/gift-cards', 'Gift cards'],
  ['/config/donations', 'Donations'],
  ['/config/products', 'Products'],
  ['/config/content', 'Content'],
  ['/config/comments', 'Comments'],
  ['/config/reviews', 'Reviews'],
  ['/config/visits', 'Visits'],
  ['/config/outbox', 'Mails and webhooks'],
  ['/config/erase', 'Erase'],
] as const;

export type OwnerSection = (typeof SECTIONS)[number][0];

/** Renders a page of the owner area. */
export async function renderOwnerPage(
  c: Ctx,
  { db, site }: Deps,
  {
    title,
    section,
    body,
    from,
  }: { title: string; section: OwnerSection; body: Markup; from?: string | undefined },
  status: 200 | 404 | 422 | 503 = 200,
): Promise<Response> {
  const [comments, reviews] = await Promise.all([
    countPendingComments(db, site.id),
    countPendingReviews(db, site.id),
  ]);
  const counts: Partial<Record<OwnerSection, number>> = {
    '/config/comments': comments,
    '/config/reviews': reviews,
  };
  const links = SECTIONS.map(([href, label]) => {
    const current = href === section ? html`aria-current="page"` : '';
    return html`<li><a href="${href}" ${current}>${label}${counts[href] ? renderCount(counts[href]) : ''}</a></li>`;
  });
  const page = html`<header class="bar">
      <p class="site">${site.name}</p>
      <nav aria-label="Owner’s area"><ul>${links}</ul></nav>
      <form method="post" action="/config/sign-out"><button class="quiet">Sign out</button></form>
    </header>
    ${from ? html`<p><a href="${from}">Back to the page</a></p>` : ''}
    ${body}`;
  return renderPage(c, status, {
    title: `${title} – ${site.name}`,
    locale: site.locale,
    body: page,
    owner: true,
  });
}

/** Number of things to do, after the name of a section. */
function renderCount(count: number): Markup {
  return html` <span class="badge wait">${count}<span class="off"> to check</span></span>`;
}

/** A time in the site's language, with the exact value in `datetime`. */
export function formatTime(at: Date | string, locale: string): Markup {
  const date = new Date(at);
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return html`<time datetime="${date.toISOString()}">${text.format(date)} UTC</time>`;
}

/** Label of a state; never color alone. */
export function renderBadge(text: string, kind: 'good' | 'wait' | 'bad'): Markup {
  return html`<span class="badge ${kind}">${text}</span>`;
}
