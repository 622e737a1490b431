// Shows validation errors of a comment at its controls and in a summary that receives the focus.
import { COMMENT_FIELDS } from '../../core/comments/comment-rules';
import { createProblemsMarkup } from '../../core/comments/problems-markup';
import { clearFieldError, createFieldError } from '../../kit/form/field-error';
import { buildDom } from '../../kit/markup/dom-builder';

type FieldErrors = Readonly<Record<string, string | undefined>>;

/** @param problem reason why the comment was not sent; empty removes all errors, including those rendered by the server */
export function showErrors(form: HTMLFormElement, errors: FieldErrors, problem: string): void {
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
