// Messages of elements in the language of the page or of part of it, once `src/kit/languages` has loaded them.
import { getPageMessages, type Messages } from './page-messages';

/** Messages by language and group: `de-AT site-gallery`. */
export const translations: Record<string, Messages> = {};

/** Key of a group in the language of the closest `lang` attribute, unchanged. */
export const getTranslationKey = (group: string, node: Element): string =>
  `${(node.closest<HTMLElement>('[lang]') ?? document.documentElement).lang} ${group}`;

/**
 * Messages of a group by name: custom messages of the page or else translations in the language of the node.
 * @param group the part of the key before the dot: a tag or, for example, `cart` or `api`
 */
export const getMessages = (group: string, node: Element = document.documentElement): Messages => ({
  ...translations[getTranslationKey(group, node)],
  ...getPageMessages(group),
});
