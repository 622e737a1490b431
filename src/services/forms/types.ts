// Types that the modules of the forms service share.
import type { CommentSubmission } from '../../core/comments/comment';
import type { Store } from '../../core/store';
import type { CaptchaKind } from '../../core/wire/captcha';
import type { FormValues } from '../../core/wire/form';
import type { SubscriberNames } from '../../core/wire/newsletter';

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
  /** Milliseconds between showing the form and submitting it. Default: the age of the page. */
  readonly elapsedMs?: number;
  /** A submission key requested earlier. Default: the service requests one. */
  readonly key?: string;
  /** The values contain a secret, such as a password; they are kept in memory and never written to disk. */
  readonly secret?: boolean;
  /** Id of a submission that waited in memory until the outbox was loaded. */
  readonly id?: string;
}

/** A newsletter sign-up. */
export interface Subscription {
  readonly email: string;
  readonly listId: string;
  readonly names?: SubscriberNames;
  /** The form whose captcha settings apply. */
  readonly formId?: string;
  readonly captchaKey?: string;
  /** Id of a sign-up that waited in memory until the outbox was loaded. */
  readonly id?: string;
}

/** A comment to send. */
export interface QueuedComment extends CommentSubmission {
  /** Id of a comment that waited in memory until the outbox was loaded. */
  readonly id?: string;
}

export interface SubmissionFailure {
  readonly ok: false;
  /** HTTP status; 0 if the server could not be reached. */
  readonly status: number;
  /** Message for the visitor; undefined if the specification defines none (FRM-066). */
  readonly message?: string;
  /** Messages by field id (FRM-064). */
  readonly fields?: Record<string, string>;
  /** The captcha that the server requires. */
  readonly captcha?: CaptchaKind;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter?: number;
  /** Id of the outbox entry, if the submission is stored and will be retried automatically. */
  readonly waitingId?: string;
}

export interface SubmissionReceipt {
  readonly ok: true;
  /** Empty if the server returns no id. */
  readonly submissionId: string;
  /** Message from the server for the visitor. */
  readonly message?: string;
  /** The stored comment, as the server returned it. */
  readonly comment?: unknown;
}

export type SubmissionResult = SubmissionReceipt | SubmissionFailure;

export type SubmissionKeyResult =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** A submission that the server has not acknowledged yet. */
export interface WaitingSubmission {
  readonly id: string;
  /** `newsletter:<list id>` for a newsletter sign-up, `comments:<item id or path>` for a comment. */
  readonly formId: string;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
  readonly values: FormValues;
  /** `rejected`: the server rejected the submission; it is retried only on the visitor's request. */
  readonly state: 'waiting' | 'sending' | 'rejected';
  /** Whether the submission is not on disk; it is then lost if this page is closed before it is sent. */
  readonly inMemory: boolean;
  /** The server's response if the state is `rejected`. */
  readonly rejection?: SubmissionFailure;
}

/** A submission that the server acknowledged while this page was open. */
export interface SentSubmission {
  readonly id: string;
  readonly formId: string;
  readonly submissionId: string;
}

export interface Outbox {
  /** Waiting submissions, oldest first, including those of earlier pages and other tabs. */
  readonly waiting: Store<readonly WaitingSubmission[]>;
  /** Submissions that were sent while this page was open. */
  readonly sent: Store<readonly SentSubmission[]>;
  /** Retries every submission now, including rejected ones. */
  retryNow(): Promise<void>;
  /** Deletes a waiting submission without sending it. */
  discard(id: string): Promise<void>;
}

/** Control values by name. A name can have several values. */
export type DraftValues = Readonly<Record<string, readonly string[]>>;

/**
 * Drafts need consent: without it, nothing is stored; withdrawing it deletes all drafts. The caller must leave out sensitive
 * values.
 */
export interface Drafts {
  /** Returns null if there is no draft. */
  read(formId: string): DraftValues | null;
  /** Returns false if there is no consent or the storage is full. */
  write(formId: string, values: DraftValues): boolean;
  clear(formId: string): void;
}

export interface Forms {
  /** Requests a submission key from the server (FRM-011). */
  submissionKey(): Promise<SubmissionKeyResult>;
  /**
   * Stores a submission in the outbox, then sends it. The entry stays in the outbox until the server accepts or rejects
   * it. Submitting the same values again while an entry is waiting reuses that entry (ruling 22).
   */
  submit(submission: Submission): Promise<SubmissionResult>;
  /** Signs an email address up for a newsletter through the same outbox. */
  subscribe(subscription: Subscription): Promise<SubmissionResult>;
  /** Sends a comment through the same outbox, with its `submissionId` as the key. */
  comment(comment: QueuedComment): Promise<SubmissionResult>;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  stop(): void;
}
