// Messages that all parts share, and those for a thread that fails to load.
import { commentSharedMessages } from '../../core/comments/shared-messages';

export const threadMessages = {
  ...commentSharedMessages,
  loadFailed: 'The comments could not be loaded. Please try again.',
  tryAgain: 'Try again',
} as const;
