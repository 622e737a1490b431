// Parses the plain text of a menu and renders its sections; loaded with the first such menu.
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { buildDom } from '../../kit/markup/dom-builder';
import { createMenuMarkup } from './menu-markup';
import { parseMenus } from './menu-text.model';
import styles from './tabs.light.css?inline';

/** Undefined if the text is not a menu. @param host adopts the styles */
export function createPlainMenu(host: Element, text: string, currency: string): HTMLElement | undefined {
  const menus = parseMenus(text);
  if (menus.length === 0) {
    warn(host.localName, 'its text has no titles underlined with "="; showing the text.');
    return undefined;
  }
  adoptStyles(host, [styles]);
  return buildDom(createMenuMarkup(menus, currency));
}
