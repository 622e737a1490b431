// Messages of the services for visitors.
import { logoutMessages } from '../../core/messages/session-messages';

export const defaultMessages = {
  logoutTitle: logoutMessages.title,
  logoutBody: logoutMessages.body,
} as const;
