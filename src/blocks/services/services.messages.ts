// Messages of the services for visitors.
import { logoutMessages } from '../../core/messages-session';

export const defaultMessages = {
  logoutTitle: logoutMessages.title,
  logoutBody: logoutMessages.body,
} as const;
