// What does the form say about words that it keeps? Seldom needed, so they come with what says them.
import { storedMessages } from '../../../core/messages-outbox';
import type { FormMessages } from '../form.messages';

export const draftMessages = {
  ...storedMessages,
  draftRestored: 'What you had written before is here again.',
  draftDiscard: 'Start afresh',
} as const;

export type DraftMessages = Readonly<Record<keyof typeof draftMessages, string>>;

/** The replacements of the page are among its texts, whatever their names. */
export const withDraftMessages = (texts: FormMessages): FormMessages & DraftMessages => ({
  ...draftMessages,
  ...texts,
});
