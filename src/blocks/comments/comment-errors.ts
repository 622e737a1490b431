// Shows why a comment was not sent: at its controls, and in a summary that receives the focus.
import { describeProblems } from '../../core/comments/comment-errors';
import { COMMENT_FIELDS, type CommentProblems } from '../../core/comments/comment-rules';
import { commentProblemMessages } from '../../core/comments/problem-messages';
import { createProblemsMarkup } from '../../core/comments/problems-markup';
import { clearFieldError, createFieldError } from '../../kit/form/field-error';
import { buildDom } from '../../kit/markup/dom-builder';
import type { SubmissionFailure } from '../../services/forms/types';
import { findForm } from './comments.content';
import type { ThreadDeps } from './comments.types';

type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface ErrorsController {
  /** Replaces all errors, including those rendered by the server. */
  show(problems: CommentProblems): void;
  /** Shows the reasons of the server. @returns the text of the summary */
  refuse(failure: SubmissionFailure): string;
}

export function createErrors({ host, services, getMessages }: ThreadDeps): ErrorsController {
  const show = (errors: FieldErrors, problem: string) => {
    const form = findForm(host);
    if (form) showErrors(form, errors, problem);
  };
  return {
    show(problems) {
      const messages = getMessages(commentProblemMessages);
      const errors = describeProblems(problems, messages, services.settings.locale);
      show(errors, Object.keys(errors).length > 0 ? messages.invalid : '');
    },
    refuse({ fields, message }) {
      const { invalid, retry } = getMessages(commentProblemMessages);
      const problem = fields ? invalid : message || retry;
      show(fields ?? {}, problem);
      return problem;
    },
  };
}

/** @param problem reason why the comment was not sent; empty removes all errors */
function showErrors(form: HTMLFormElement, errors: FieldErrors, problem: string): void {
  form.parentElement?.querySelector(':scope > .problems')?.remove();
  for (const field of form.querySelectorAll('[data-field]')) clearFieldError(field);
  if (!problem) return;
  const shown: Record<string, string> = {};
  for (const name of COMMENT_FIELDS) {
    const control = form.querySelector(`[data-field="${name}"] :is(input, textarea)`);
    const text = errors[name];
    if (!control || !text) continue;
    shown[name] = text;
    control.before(createFieldError([control], `${control.id}-error`, text));
  }
  const summary = buildDom(createProblemsMarkup(problem, shown));
  form.before(summary);
  summary.focus();
}
