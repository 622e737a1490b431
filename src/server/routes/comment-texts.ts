/** Texts of comments in the language of a response. */
import {
  commentFormMessages,
  commentListMessages,
  commentRefusalMessages,
} from '../../core/comments/messages';
import type { ContentCollection } from '../../core/content/content-item';
import type { Deps } from '../http/context';
import { translateGroup } from '../languages/texts';
import { getOwnLocale, withLocale } from '../stores/sites';

/** Those of list and form, which the element shows, too, and why a comment is refused. */
export const getCommentTexts = ({ site: { locale } }: Pick<Deps, 'site'>) => ({
  ...translateGroup(locale, 'site-comments', { ...commentListMessages, ...commentFormMessages }),
  ...translateGroup(locale, 'comment-refusal', commentRefusalMessages),
});

/** The pages of collections are in the language of the site; those of other pages in that of the visitor. */
export const inThreadLanguage = (
  deps: Deps,
  { collection }: { readonly collection?: ContentCollection },
): Deps => (collection ? { ...deps, site: withLocale(deps.site, getOwnLocale(deps.site)) } : deps);
