// Messages of the login; the attribute `messages` overrides them.
import { apiMessages, commonMessages } from '../../core/messages/common-messages';
import { memberMessages } from '../../core/messages/session-messages';

export const defaultMessages = {
  ...memberMessages,
  ...apiMessages,
  somethingWrong: commonMessages.somethingWrong,
} as const;

export type LoginMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
