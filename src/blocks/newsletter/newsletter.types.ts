// Shared types of the newsletter block.
import type { BlockProps } from '../../kit/element/define';
import type { Services } from '../../services/services';
import type { NewsletterContent } from './newsletter.content';
import type { newsletter } from './newsletter.contract';
import type { NewsletterMessages } from './newsletter.messages';
import type { NewsletterState } from './newsletter.model';

export type NewsletterProps = BlockProps<typeof newsletter, NewsletterContent>;

export interface NewsletterViewModel {
  readonly state: NewsletterState;
  readonly messages: NewsletterMessages;
  readonly services: Services;
}
