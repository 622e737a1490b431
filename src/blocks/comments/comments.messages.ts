// Messages of the site's own comments; the attribute `messages` overrides them. Each part loads only its own.
import { commentFormMessages, commentListMessages } from '../../core/comments/messages';
import type { actionMessages } from './action-messages';
import type { listMessages } from './list-messages';
import type { sendingMessages } from './sending-messages';
import type { threadMessages } from './thread-messages';
import type { waitingMessages } from './waiting-messages';

/** @internal Read for the table of messages. */
export const printedMessages = { ...commentListMessages, ...commentFormMessages };

type Name =
  | keyof typeof printedMessages
  | keyof typeof actionMessages
  | keyof typeof listMessages
  | keyof typeof sendingMessages
  | keyof typeof threadMessages
  | keyof typeof waitingMessages;

export type CommentsMessages = Readonly<Record<Name, string>>;
