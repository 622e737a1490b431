// Messages that every part needs, and those of a thread that cannot be loaded.
import { commentSharedMessages } from '../../core/comments/shared-messages';

export const threadMessages = {
  ...commentSharedMessages,
  loadFailed: 'The comments could not be loaded. Please try again.',
  tryAgain: 'Try again',
} as const;
