// How does a filled-in form reach the server, exactly once?
import { formMessages } from '../../core/messages';
import type { Store } from '../../core/store';
import type { CaptchaKind } from '../../core/wire/captcha';
import type { FormValues } from '../../core/wire/form';
import type { Page } from '../page/page';
import type { Api, ConsentState } from '../ports';
import { createDrafts, type Drafts } from './drafts';
import { encodeSubmission } from './encode';
import { createOutbox, type Outbox } from './outbox';
import { requestSubmissionKey } from './requests';
import { createSubscriptionRequest, type Subscription } from './subscription';

export type { Drafts, Outbox, Subscription };

export interface Submission {
  readonly formId: string;
  readonly collectionId?: string;
  readonly objectName?: string;
  readonly isOverlayForm?: boolean;
  readonly submitButtonText?: string;
  /** Values by field id (FRM-013). */
  readonly form: Record<string, unknown>;
  /** Only for a form with a captcha (FRM-014). */
  readonly captchaKey?: string;
  /** Milliseconds from the sight of the form to its submission; robots are quick. Default: since the page was opened. */
  readonly elapsedMs?: number;
  /** A key obtained before; without it the service gets one. */
  readonly key?: string;
  /** The values hold something that must never be written to disk (a password): it waits in memory alone. */
  readonly secret?: boolean;
}

/** A submission that was not taken. */
export interface SubmissionFailure {
  readonly ok: false;
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** What to tell the visitor; absent when the documents give no text for it (FRM-066). */
  readonly message?: string;
  /** Messages by field id (FRM-064). */
  readonly fields?: Record<string, string>;
  /** The captcha that the server wants an answer of. */
  readonly captcha?: CaptchaKind;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: number;
  /** Not lost: it lies in the outbox under this id and is sent again by itself. */
  readonly waiting?: string;
}

export interface SubmissionReceipt {
  readonly ok: true;
  /** Empty when the server gives it no id. */
  readonly submissionId: string;
  /** What the server wants the visitor to read, if anything. */
  readonly message?: string;
}

export type SubmissionResult = SubmissionReceipt | SubmissionFailure;

export type SubmissionKeyResult =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** A submission that the visitor asked to send and that the server has not acknowledged yet. */
export interface WaitingSubmission {
  readonly id: string;
  /** Of a wish for letters `newsletter:` and the list. */
  readonly formId: string;
  /** When the visitor sent it, in milliseconds since 1970. */
  readonly submittedAt: number;
  readonly values: FormValues;
  /** `refused`: the server does not take it as it is; it is not sent again unless the visitor asks for it. */
  readonly state: 'waiting' | 'sending' | 'refused';
  /** It holds a secret, or the browser stores nothing: it is gone if this page is left before it has been sent. */
  readonly inMemory: boolean;
  /** Why, when it is refused. */
  readonly rejection?: SubmissionFailure;
}

/** A submission that the server acknowledged while this page was open. */
export interface SentSubmission {
  readonly id: string;
  readonly formId: string;
  readonly submissionId: string;
}

export interface Forms {
  /** Asks the server for the key of one submission (FRM-011). */
  submissionKey(): Promise<SubmissionKeyResult>;
  /**
   * Sends a submission. It is in the outbox before it is on its way, and stays there until the server has acknowledged
   * or refused it. The same words again, while they wait, are the same submission (ruling 22).
   */
  submit(submission: Submission): Promise<SubmissionResult>;
  /** Asks for the letters of a site, by the same way: the address waits where it cannot be sent. */
  subscribe(wish: Subscription): Promise<SubmissionResult>;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  stop(): void;
}

export interface FormsDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'post'>;
  readonly consent: Store<ConsentState>;
  /** An answer to the proof of work, for a server that asks for one; empty when there is none. */
  readonly solveProofOfWork: () => Promise<string>;
  /** Whether what other tabs do is followed. */
  readonly follow: boolean;
}

export function createForms({ page, api, consent, solveProofOfWork, follow }: FormsDeps): Forms {
  const outbox = createOutbox({ page, api, solveProofOfWork, follow });
  const drafts = createDrafts({ page, consent });
  return {
    submissionKey: () => requestSubmissionKey(api),
    async submit(submission) {
      const body = encodeSubmission(submission, page);
      return body ? outbox.send(submission, body) : UNREADABLE;
    },
    subscribe: (wish) => outbox.send(...createSubscriptionRequest(wish, page)),
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
