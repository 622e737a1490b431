// Forms service: exactly-once submissions and drafts.
import { formMessages } from '../../core/messages/form-messages';
import type { Store } from '../../core/store';
import type { Page } from '../page/page';
import type { Api, ConsentState } from '../shared/ports';
import { createCommentContent, createFormContent, createSubscriptionContent } from './content';
import { createDrafts } from './drafts';
import { createOutbox } from './outbox';
import { getCommentsFormId, getNewsletterFormId } from './outbox-keys';
import { requestSubmissionKey } from './requests';
import type { Forms, SubmissionFailure } from './types';

export interface FormsDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly consent: Store<ConsentState>;
  /** Resolves with a solved proof of work, or with an empty string. */
  readonly solveProofOfWork: () => Promise<string>;
  /** Synchronizes with the other tabs of the site. */
  readonly syncTabs: boolean;
}

export function createForms({ page, api, consent, solveProofOfWork, syncTabs }: FormsDeps): Forms {
  const outbox = createOutbox({ page, api, solveProofOfWork, syncTabs });
  const drafts = createDrafts({ page, consent });
  return {
    submissionKey: () => requestSubmissionKey(api),
    async submit(submission) {
      const content = createFormContent(submission, page);
      return content ? outbox.send({ ...submission, content }, submission.secret) : UNREADABLE;
    },
    subscribe(subscription) {
      const { listId, captchaKey, id } = subscription;
      const content = createSubscriptionContent(subscription, page);
      return outbox.send({ formId: getNewsletterFormId(listId), content, key: page.uuid(), captchaKey, id });
    },
    comment({ id, ...comment }) {
      const content = createCommentContent(comment);
      return outbox.send({ formId: getCommentsFormId(comment), content, key: comment.submissionId, id });
    },
    outbox,
    drafts,
    stop() {
      outbox.stop();
      drafts.stop();
    },
  };
}

/** FRM-056. */
const UNREADABLE: SubmissionFailure = { ok: false, status: 0, message: formMessages.unreadableFields };
