// Options of an element that hold translatable text, from the messages of the page and the translation.
import { getMessages } from '../../services/page/translations';
import { isTranslatable } from '../contract/messages';
import { type OptionValues, toCamelCaseKeys } from './json-options';

export const readMessages = (host: Element): OptionValues =>
  Object.fromEntries(
    Object.entries(toCamelCaseKeys(getMessages(host.localName, host))).filter(([name]) =>
      isTranslatable(name),
    ),
  );
