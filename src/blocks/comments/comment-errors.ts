// What is wrong with a comment: at its controls, and in a summary that gets the focus.
import { COMMENT_FIELDS } from '../../core/comments/comment-rules';
import { associateError } from '../../kit/form/field-aria';
import type { ThreadDeps } from './comments.types';
import { createBox, type Problems } from './drawing';

type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Restores the controls of a form. */
const shown = new WeakMap<HTMLFormElement, () => void>();

/** @param problem why the comment was not sent; empty removes everything */
export function showErrors(
  form: HTMLFormElement,
  errors: FieldErrors,
  problem: string,
  { draw }: Pick<ThreadDeps, 'draw'>,
): void {
  shown.get(form)?.();
  shown.delete(form);
  draw({ problems: null });
  // Those of the server's page.
  form.parentElement?.querySelector(':scope > .problems')?.remove();
  for (const error of form.querySelectorAll('[data-field] > .error')) error.remove();
  if (!problem) return;
  const problems: Problems = {
    box: createBox('div', 'problems'),
    problem,
    fields: COMMENT_FIELDS.flatMap((name) => {
      const control = form.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea)`);
      const text = errors[name];
      return control && text ? [{ control, text, box: createBox('span', 'error') }] : [];
    }),
  };
  const restorers = problems.fields.map(({ control, box }) => {
    control.before(box);
    return associateError(control, `${control.id}-error`);
  });
  form.before(problems.box);
  draw({ problems });
  problems.box.querySelector<HTMLElement>('.problems')?.focus();
  shown.set(form, () => {
    for (const restore of restorers) restore();
    for (const { box } of [problems, ...problems.fields]) box.remove();
  });
}
