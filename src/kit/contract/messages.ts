// Messages of an element, by precedence: its attribute `messages`, the page-wide script `data-site-messages`, the
// translation, the English default.
import { getMessages } from '../../services/page/translations';

export { acceptMessages, localizeMessage } from './message-values';

/** Whether an option holds translatable text, judged by its name. */
export const isTranslatable = (name: string): boolean => /^label|Text$/.test(name);

/**
 * Merges the messages of an element: the English defaults, the translation into the host's language, page-wide overrides,
 * and overrides of the element itself.
 */
export const resolveMessages = <N extends string>(
  host: Element,
  defaults: Readonly<Record<N, string>>,
  overrides: Readonly<Partial<Record<NoInfer<N>, string>>>,
): Readonly<Record<N, string>> => ({ ...defaults, ...getMessages(host.localName, host), ...overrides });
