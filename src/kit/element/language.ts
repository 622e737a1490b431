// Language of a node, from the closest `lang` attribute.

/** BCP 47 tag of the page, which may write `en_US`; of the visitor's browser if it is none. */
export const getLanguage = (node: Element): string =>
  toTag(node.closest<HTMLElement>('[lang]:not([lang=""])')?.lang) || toTag(navigator.language) || 'en';

function toTag(language = ''): string | undefined {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
