// Messages for comments that fail to load, and for links and forms that cannot reach the server.
import { commonMessages } from '../../core/messages/common-messages';

export const threadMessages = {
  loadFailed: 'The comments could not be loaded. Please try again.',
  tryAgain: 'Try again',
  unableToConnect: commonMessages.unableToConnect,
} as const;
