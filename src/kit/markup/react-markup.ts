// React elements from a markup tree, so that a view updates what server and browser draw alike.
import { createElement, type ReactNode } from 'react';
import { getAttributes, type MarkupNode } from '../../core/markup/markup';

/** Names that React spells differently. A control keeps what the visitor has chosen. */
const PROPS: Readonly<Record<string, string>> = {
  checked: 'defaultChecked',
  class: 'className',
  datetime: 'dateTime',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
};

export const renderMarkup = (tree: MarkupNode | string): ReactNode =>
  typeof tree === 'string'
    ? tree
    : createElement(tree.tag, getProps(tree), ...tree.children.map(renderMarkup));

const getProps = (tree: MarkupNode): Record<string, unknown> =>
  Object.fromEntries(
    getAttributes(tree).map(([name, value]) => [
      PROPS[name] ?? name,
      tree.attributes[name] === true || value,
    ]),
  );
