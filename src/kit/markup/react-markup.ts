// Creates React elements from a markup tree, so that a view can update markup that server and browser render identically.
import { createElement, type ReactNode } from 'react';
import { getAttributes, type MarkupNode } from '../../core/markup/markup';

/** Names that React spells differently. Values are defaults, so that a control keeps the visitor's input. */
const PROPS: Readonly<Record<string, string>> = {
  autocomplete: 'autoComplete',
  checked: 'defaultChecked',
  class: 'className',
  datetime: 'dateTime',
  for: 'htmlFor',
  maxlength: 'maxLength',
  novalidate: 'noValidate',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  tabindex: 'tabIndex',
};

export function renderMarkup(tree: MarkupNode | string): ReactNode {
  if (typeof tree === 'string') return tree;
  const props = getProps(tree);
  if (tree.tag === 'textarea')
    return createElement(tree.tag, { ...props, defaultValue: tree.children.join('') });
  return createElement(tree.tag, props, ...tree.children.map(renderMarkup));
}

const getProps = (tree: MarkupNode): Record<string, unknown> =>
  Object.fromEntries(
    getAttributes(tree).map(([name, value]) => [
      name === 'value' && tree.tag === 'input' ? 'defaultValue' : (PROPS[name] ?? name),
      tree.attributes[name] === true || value,
    ]),
  );
