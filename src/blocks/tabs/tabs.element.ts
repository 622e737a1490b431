// Element class of <site-tabs>: creates the tabs of the page's sections and shows one of them.

import { createBehavior } from '../../kit/behavior/behavior';
import { INTERACTIVE } from '../../kit/behavior/interactive';
import { observeMutations, onReveal } from '../../kit/behavior/observe';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { warn } from '../../kit/element/warn';
import type * as PlainMenu from './plain-menu';
import { findReplacedLists, readPanels, type TabPanel } from './tabs.content';
import { tabs } from './tabs.contract';
import { getNextTab } from './tabs.model';

/** Makes the ids of tabs and panels unique on the page. */
let idCount = 0;

/** Set once the module has loaded. */
let plainMenu: typeof PlainMenu | undefined;

export class SiteTabs extends createBehavior(tabs) {
  #panels: TabPanel[] = [];
  /** In the order of the panels. */
  #tabs: HTMLButtonElement[] = [];
  #selected: HTMLElement | null = null;
  /** The panel before the address selected one: `Back` returns to it. */
  #previous: HTMLElement | null = null;
  /** Functions that undo the element's changes to the page. */
  readonly #undo: (() => void)[] = [];

  override onConnect(signal: AbortSignal): void {
    removeSavedNodes(this, '[class^=site-tabs][data-site-own]');
    signal.addEventListener('abort', () => this.#restore());
    this.onOptionsChange();
    onReveal(this, signal, (node) => this.#reveal(node));
    observeMutations(this, signal, () => this.#isChanged() && this.onOptionsChange());
  }

  #isChanged(): boolean {
    const panels = readPanels(this);
    return !!this.#panels[panels.length] || panels.some(({ panel }, at) => panel !== this.#panels[at]?.panel);
  }

  override onOptionsChange(): void {
    const hadFocus = this.#tabs.includes(document.activeElement as HTMLButtonElement);
    this.#restore();
    this.#createMenu();
    const panels = readPanels(this);
    if (!panels[1]) {
      if (this.firstElementChild && !this.querySelector('section, pre, [class*=menu]'))
        warn(tabs.tag, 'contains no sections; showing its HTML.');
      return;
    }
    this.#panels = panels;
    for (const replaced of findReplacedLists(this, panels)) this.#change(replaced, 'hidden', '');
    const list = Object.assign(document.createElement('div'), {
      className: 'site-tabs-list',
      role: 'tablist',
      ariaLabel: this.label || null,
      onclick: this.#onClick,
      onkeydown: this.#onKeyDown,
    });
    list.dataset.siteOwn = '';
    this.#undo.push(() => list.remove());
    panels[0]!.panel.before(list);
    this.#tabs = panels.map((panel) => this.#createTab(panel));
    list.append(...this.#tabs);
    const selected = Math.max(
      0,
      panels.findIndex(({ panel }) => (this.#selected ? panel === this.#selected : !panel.inert)),
    );
    this.#show(selected);
    if (hadFocus) this.#tabs[selected]!.focus();
  }

  /** Creates the sections of a menu in plain text. The text stays until that code has loaded, or if it fails to load. */
  #createMenu(): void {
    const text = this.querySelector<HTMLElement>(':scope > pre');
    if (!text) return;
    if (!plainMenu) {
      void this.loadPart(() => import('./plain-menu')).then((part) => {
        plainMenu = part;
        if (part && this.isConnected) this.onOptionsChange();
      });
      return;
    }
    const menu = plainMenu.createPlainMenu(this, text.textContent, this.currencySymbol);
    if (!menu) return;
    text.after(menu);
    this.#change(text, 'hidden', '');
    this.#undo.push(() => menu.remove());
  }

  #createTab({ panel, label, heading }: TabPanel): HTMLButtonElement {
    const id = `site-tab-${++idCount}`;
    const tab = Object.assign(document.createElement('button'), {
      type: 'button',
      role: 'tab',
      id,
      textContent: label,
      disabled: panel.inert,
    });
    if (heading?.textContent.trim() === label) this.#change(heading, 'hidden', '');
    const attributes = {
      id: panel.id || `${id}-panel`,
      role: 'tabpanel',
      'aria-labelledby': id,
      'aria-label': null,
      hidden: null,
      tabindex: null,
    };
    for (const [name, value] of Object.entries(attributes)) this.#change(panel, name, value);
    // Published sites print an inline display, which would show every panel.
    const { display } = panel.style;
    panel.style.display = '';
    this.#undo.push(() => (panel.style.display = display));
    tab.setAttribute('aria-controls', panel.id);
    return tab;
  }

  #change(node: HTMLElement, name: string, value: string | null): void {
    const before = node.getAttribute(name);
    setAttribute(node, name, value);
    this.#undo.push(() => setAttribute(node, name, before));
  }

  #restore(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
    this.#panels = [];
  }

  #show(index: number): void {
    this.#selected = this.#panels[index]!.panel;
    for (const [at, { panel }] of this.#panels.entries()) {
      const tab = this.#tabs[at]!;
      const isShown = at === index;
      tab.ariaSelected = `${isShown}`;
      tab.tabIndex = isShown ? 0 : -1;
      // Find in page reaches the other panels where browsers support `until-found`; there they are boxes without content.
      setAttribute(panel, 'hidden', isShown ? null : 'until-found');
      setAttribute(panel, 'tabindex', isShown && !panel.querySelector(INTERACTIVE) ? '0' : null);
    }
  }

  #select(index: number): void {
    const chosen = this.#panels[index];
    if (!chosen || chosen.panel === this.#selected || chosen.panel.inert) return;
    this.#show(index);
    this.emit('site-tabs-change', { index, label: chosen.label });
  }

  readonly #onClick = ({ target }: Event) => this.#select(this.#tabs.indexOf(target as HTMLButtonElement));

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const tabs = this.#tabs.filter(({ disabled }) => !disabled);
    const tab = event.target as HTMLButtonElement;
    const next = getNextTab(event.key, tabs, tab, this.matches(':dir(rtl)'));
    if (!next || !isPlainInput(event)) return;
    event.preventDefault();
    next.focus();
  };

  /**
   * Selects the panel that contains the node; without one, the panel before the address selected another.
   * @returns whether the panel was closed; browsers open the panel of a target before they report its address
   */
  #reveal(node: Node | null): boolean {
    const before = this.#selected;
    this.#select(this.#panels.findIndex(({ panel }) => panel.contains(node ?? this.#previous)));
    if (!node) this.#previous = null;
    if (!node || this.#selected === before) return false;
    this.#previous ??= before;
    return true;
  }
}

function setAttribute(node: HTMLElement, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
