// What does the login say? Every text can be replaced through the attribute `messages`.
import { apiMessages, commonMessages } from '../../core/messages';
import { memberMessages } from '../../core/messages-session';

export const defaultMessages = {
  ...memberMessages,
  ...apiMessages,
  somethingWrong: commonMessages.somethingWrong,
} as const;

export type LoginMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
