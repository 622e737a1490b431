// Content of a submission as JSON values, independent of how it is sent.
import type { CommentSubmission } from '../../core/comments/comment';
import { cloneJson } from '../../core/json';
import type { FormValues } from '../../core/wire/form';
import type { Page } from '../page/page';
import type { Submission, Subscription } from './types';

/** A form submission. The page fields record where the form was filled in. */
export interface FormContent {
  readonly type: 'form';
  readonly formId: string;
  readonly collectionId?: string | undefined;
  readonly objectName?: string | undefined;
  readonly isOverlayForm: boolean;
  readonly submitButtonText?: string | undefined;
  readonly values: FormValues;
  readonly elapsedMs?: number | undefined;
  readonly pageUrl: string;
  readonly pageTitle: string;
}

/** A newsletter sign-up. */
export interface SubscriptionContent {
  readonly type: 'subscription';
  readonly listId: string;
  /** The form whose captcha settings apply. */
  readonly formId?: string | undefined;
  readonly values: { readonly email: string } & Readonly<Record<string, string>>;
  readonly pageUrl: string;
}

/** A comment on an item or a page of the site. */
export interface CommentContent {
  readonly type: 'comment';
  /** The texts, and the item or page that the comment belongs to. */
  readonly values: { readonly body: string } & Readonly<Record<string, string>>;
  readonly notify: boolean;
}

export type SubmissionContent = FormContent | SubscriptionContent | CommentContent;

/** Returns null if the values cannot be represented as JSON (FRM-056). */
export function createFormContent(submission: Submission, page: Page): FormContent | null {
  const { formId, collectionId, objectName, isOverlayForm = false, submitButtonText } = submission;
  // A copy, because the caller may change the values while the submission is waiting.
  const values = cloneJson(submission.form) as FormValues | null;
  if (values === null) return null;
  return {
    type: 'form',
    formId,
    collectionId,
    objectName,
    isOverlayForm,
    submitButtonText,
    values,
    elapsedMs: Math.round(submission.elapsedMs ?? page.age()),
    pageUrl: getPageUrl(page),
    pageTitle: page.title(),
  };
}

export function createSubscriptionContent(
  { email, names, listId, formId }: Subscription,
  page: Pick<Page, 'url'>,
): SubscriptionContent {
  return {
    type: 'subscription',
    listId,
    formId: formId || undefined,
    values: { email, ...(cloneJson(names ?? {}) as object) },
    pageUrl: getPageUrl(page),
  };
}

export function createCommentContent({
  submissionId: _,
  notify = false,
  ...texts
}: CommentSubmission): CommentContent {
  return { type: 'comment', values: cloneJson(texts) as CommentContent['values'], notify };
}

function getPageUrl(page: Pick<Page, 'url'>): string {
  const { origin, pathname } = page.url();
  return origin + pathname;
}
