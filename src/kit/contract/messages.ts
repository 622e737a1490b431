// Message overrides: the attribute `messages` of an element, and the page-wide script `data-site-messages`.
import { getPageMessages } from '../../services/page/page-messages';

export { acceptMessages, localizeMessage } from './message-values';

/** Whether an option holds translatable text, judged by its name. */
export const isTranslatable = (name: string): boolean => /^label|Text$/.test(name);

/** Merges the messages of an element: English defaults, page-wide overrides, then overrides of the element itself. */
export const resolveMessages = <N extends string>(
  tag: string,
  defaults: Readonly<Record<N, string>>,
  overrides: Readonly<Partial<Record<NoInfer<N>, string>>>,
): Readonly<Record<N, string>> => ({ ...defaults, ...getPageMessages(tag), ...overrides });
