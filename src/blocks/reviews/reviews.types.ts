// Shared types of the reviews block.
import type { Emit } from '../../kit/contract/contract';
import type { Services } from '../../services/services';
import type { reviews } from './reviews.contract';
import type { ReviewsMessages } from './reviews.messages';

/** The context shared by the parts of the element. */
export interface ReviewsDeps {
  readonly host: HTMLElement;
  getProductId(): string;
  getMessages(): ReviewsMessages;
  getServices(): Promise<Services>;
  readonly emit: Emit<(typeof reviews)['events']>;
  /** Aborts when the element leaves the document. */
  readonly signal: AbortSignal;
}
