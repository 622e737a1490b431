// Reads options with translatable text from the page's messages and the translation.
import { getMessages } from '../../services/page/translations';
import { isTranslatable } from '../contract/messages';
import { type OptionValues, toCamelCaseKeys } from './json-options';

export const readMessages = (host: Element): OptionValues =>
  Object.fromEntries(
    Object.entries(toCamelCaseKeys(getMessages(host.localName, host))).filter(([name]) =>
      isTranslatable(name),
    ),
  );
