// Markup of menus that were written in plain text: a section for each, with its items and prices.
import { createNode, type MarkupNode } from '../../core/markup/markup';
import type { Menu, MenuItem } from './menu-text.model';

export const createMenuMarkup = (menus: readonly Menu[], currency: string): MarkupNode =>
  createNode(
    'div',
    { class: 'site-tabs-menu', 'data-site-own': true },
    ...menus.map(({ title, sections }) =>
      createNode(
        'section',
        {},
        createNode('h3', {}, title),
        ...sections.flatMap((section) => [
          ...(section.title ? [createNode('h4', {}, section.title)] : []),
          createNode('ul', {}, ...section.items.map((item) => createItem(item, currency))),
        ]),
      ),
    ),
  );

const createItem = ({ title, description, prices }: MenuItem, currency: string): MarkupNode =>
  createNode(
    'li',
    {},
    createNode('b', {}, title),
    prices.length > 0 && ' ',
    prices.length > 0 && createNode('span', {}, prices.map((price) => currency + price).join(' / ')),
    description && createNode('p', {}, description),
  );
