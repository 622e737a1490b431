/** Texts about comments, in the language of a response. */
import {
  commentFormMessages,
  commentListMessages,
  commentRefusalMessages,
} from '../../core/comments/messages';
import type { ContentCollection } from '../../core/content/content-item';
import type { Deps } from '../http/context';
import { translateGroup } from '../languages/texts';
import { getOwnLocale, withLocale } from '../stores/sites';

/** Texts of list and form, which the element shows as well, and reasons why a comment is rejected. */
export const getCommentTexts = ({ site: { locale } }: Pick<Deps, 'site'>) => ({
  ...translateGroup(locale, 'site-comments', { ...commentListMessages, ...commentFormMessages }),
  ...translateGroup(locale, 'comment-refusal', commentRefusalMessages),
});

/** Pages of collections are in the language of the site, other pages in the visitor's. */
export const inThreadLanguage = (
  deps: Deps,
  { collection }: { readonly collection?: ContentCollection },
): Deps => (collection ? { ...deps, site: withLocale(deps.site, getOwnLocale(deps.site)) } : deps);
