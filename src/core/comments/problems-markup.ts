// Markup of the validation errors of a comment, for server pages and for the element.
import { createNode, type MarkupNode } from '../markup/markup';
import type { CommentErrors } from './comment-errors';
import { COMMENT_FIELDS } from './comment-rules';

/** Shown above the form: why nothing was stored, and the errors with links to their controls. */
export function createProblemsMarkup(problem: string, errors: CommentErrors = {}): MarkupNode {
  const items = COMMENT_FIELDS.filter((field) => errors[field]).map((field) =>
    createNode('li', {}, createNode('a', { href: `#comment-${field}` }, errors[field])),
  );
  return createNode(
    'div',
    { class: 'problems', role: 'alert', tabindex: '-1' },
    createNode('p', {}, createNode('b', {}, problem)),
    items.length > 0 && createNode('ul', {}, ...items),
  );
}
