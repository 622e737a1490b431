// What does the form say about words that it keeps? Seldom needed, so they come with what says them.
import { leftMessages } from '../../../core/messages-kept';
import type { Texts } from '../form.texts';

export const keepTexts = {
  ...leftMessages,
  draftRestored: 'What you had written before is here again.',
  draftDiscard: 'Start afresh',
} as const;

export type KeepTexts = Readonly<Record<keyof typeof keepTexts, string>>;

/** The replacements of the page are among its texts, whatever their names. */
export const keepTextsOf = (texts: Texts): Texts & KeepTexts => ({ ...keepTexts, ...texts });
