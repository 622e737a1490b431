/** The 404 page, in the template of the site. */
import type { Ctx, Deps } from '../http/context';
import { getText, type TextKey } from '../languages/texts';
import { type Page, renderMessage } from './page';
import { renderSitePage } from './site-page';

export const renderNotFound = (c: Ctx, deps: Deps, about: TextKey = 'page.nothingHere'): Promise<Response> =>
  renderSitePage(c, deps, 404, createNotFoundPage(deps.site, about));

/** @param about a sentence for the page */
export function createNotFoundPage(
  { name, locale }: Pick<Deps['site'], 'name' | 'locale'>,
  about: TextKey = 'page.nothingHere',
): Page {
  const text = getText(locale);
  const heading = text('page.notFound');
  const body = renderMessage(heading, text(about), '/', text('page.backTo', { name }));
  return { title: `${heading} – ${name}`, locale, body };
}
