// Loads the messages of an element in its language.
import { getTranslationKey, translations } from '../../services/page/translations';
import { loadPart } from './load-part';

/** @returns undefined if there is nothing to wait for (English, or messages already loaded). Never rejects. */
export function loadTranslation(host: Element): Promise<void> | undefined {
  const key = getTranslationKey(host.localName, host);
  if (/^(en\b|\s)/i.test(key) || translations[key]) return undefined;
  return loadPart(host.localName, () => import('../languages/load-messages')).then((part) => {
    if (!part) translations[key] = {};
    return part?.loadMessages(key, translations);
  });
}
