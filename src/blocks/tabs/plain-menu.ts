// Creates the sections of a menu in plain text; loaded with the first one.
import { buildDom } from '../../kit/markup/dom-builder';
import { createMenuMarkup } from './menu-markup';
import { parseMenus } from './menu-text.model';

/** Undefined if the text is no menu. */
export function createPlainMenu(text: string, currency: string): HTMLElement | undefined {
  const menus = parseMenus(text);
  return menus.length > 0 ? buildDom(createMenuMarkup(menus, currency)) : undefined;
}
