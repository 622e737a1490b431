// Messages of the newsletter; the attribute `messages` overrides them.
import { commonMessages } from '../../core/messages/common-messages';
import { fieldMessages, formMessages, newsletterMessages } from '../../core/messages/form-messages';
import { pendingMessages } from '../../core/messages/outbox-messages';

export const defaultMessages = {
  ...formMessages,
  ...fieldMessages,
  ...newsletterMessages,
  ...pendingMessages,
  success: 'Thank you!',
  unableToConnect: commonMessages.unableToConnect,
} as const;

export type NewsletterMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
