// Messages about restored drafts; loaded with the draft feature.
import { storedMessages } from '../../../core/messages/outbox-messages';
import type { FormMessages } from '../form.messages';

export const draftMessages = {
  ...storedMessages,
  draftRestored: 'Your previous input has been restored.',
  draftDiscard: 'Start over',
} as const;

export type DraftMessages = Readonly<Record<keyof typeof draftMessages, string>>;

/** The form messages include overrides of the page for any name. */
export const withDraftMessages = (messages: FormMessages): FormMessages & DraftMessages => ({
  ...draftMessages,
  ...messages,
});
