// What is wrong with a comment: at its controls, and in a summary that gets the focus.
import { COMMENT_FIELDS } from '../../core/comments/comment-rules';
import { createNode } from '../../core/markup/markup';
import { associateError } from '../../kit/form/field-aria';
import { buildDom } from '../../kit/markup/dom-builder';

type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Restores the controls of a form. */
const shown = new WeakMap<HTMLFormElement, () => void>();

/** @param problem why the comment was not sent; empty removes everything */
export function showErrors(form: HTMLFormElement, errors: FieldErrors, problem: string): void {
  shown.get(form)?.();
  // Those of the server's page.
  form.parentElement?.querySelector(':scope > .problems')?.remove();
  for (const error of form.querySelectorAll('[data-field] > .error')) error.remove();
  if (!problem) return;
  const invalid = COMMENT_FIELDS.flatMap((name) => {
    const control = form.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea)`);
    return control && errors[name] ? [{ control, text: errors[name] }] : [];
  });
  const restorers = invalid.map(({ control, text }) => {
    const error = buildDom(createNode('span', { class: 'error', id: `${control.id}-error` }, text));
    control.before(error);
    const restore = associateError(control, error.id);
    return () => {
      error.remove();
      restore();
    };
  });
  const items = invalid.map(({ control, text }) =>
    createNode('li', {}, createNode('a', { href: `#${control.id}` }, text)),
  );
  const summary = buildDom(
    createNode(
      'div',
      { class: 'problems', role: 'alert', tabindex: '-1' },
      createNode('p', {}, createNode('b', {}, problem)),
      items.length > 0 && createNode('ul', {}, ...items),
    ),
  );
  form.before(summary);
  summary.focus();
  shown.set(form, () => {
    summary.remove();
    for (const restore of restorers) restore();
    shown.delete(form);
  });
}
