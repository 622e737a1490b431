// Messages of the form; the attribute `messages` overrides them.
import { commonMessages } from '../../core/messages/common-messages';
import { fieldMessages, formMessages } from '../../core/messages/form-messages';
import { pendingMessages } from '../../core/messages/outbox-messages';
import { localizeMessage } from '../../kit/contract/messages';

export const defaultMessages = {
  ...formMessages,
  ...fieldMessages,
  ...pendingMessages,
  unableToConnect: commonMessages.unableToConnect,
  tryAgain: commonMessages.tryAgain,
  loading: 'Loading…',
  success: 'Thank you!',
  continue: 'Continue',
  counter: '{length} / {maximum}',
  counterAnnouncement: '{length} of {maximum, plural, one {# character} other {# characters}} used',
} as const;

export type FormMessages = Readonly<Record<keyof typeof defaultMessages, string>>;

/** Replaces a default message of a service with the page's override. */
export const localizeFormMessage = (text: string, messages: FormMessages): string =>
  localizeMessage(text, defaultMessages, messages);
