// Element class of <site-tabs>: creates the tabs of the page's sections and shows one of them.
import { createElementBase } from '../../kit/element/element-base';
import { loadPart } from '../../kit/element/load-part';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { findHashTarget } from '../../kit/markup/hash-target';
import type { createPlainMenu as CreatePlainMenu } from './plain-menu';
import { findMenuText, findReplaced, readPanels, type TabPanel } from './tabs.content';
import { tabs } from './tabs.contract';
import styles from './tabs.light.css?inline';
import { getNextIndex } from './tabs.model';

/** Makes the ids of tabs and panels unique on the page. */
let idCount = 0;

/** Once it is loaded. */
let createPlainMenu: typeof CreatePlainMenu | undefined;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

export class SiteTabs extends createElementBase(tabs) {
  #listeners: AbortController | undefined;
  #list: HTMLElement | undefined;
  #panels: TabPanel[] = [];
  #selected: HTMLElement | undefined;
  /** The panel before the address selected one: `Back` returns to it. */
  #previous: HTMLElement | undefined;
  /** Takes back what the element has changed in the page. */
  #undo: (() => void)[] = [];
  readonly #children = new MutationObserver((records) => {
    const isPage = records.some(({ target }) => target === this);
    if (isPage && this.#isChanged()) this.#render();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [styles]);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('keydown', this.#onKeyDown, { signal });
    this.addEventListener('beforematch', this.#onFound, { signal });
    addEventListener('hashchange', () => this.#selectTarget(), { signal });
    this.#render();
    this.#selectTarget();
    this.#children.observe(this, { childList: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#children.disconnect();
    this.#restore();
  }

  override onOptionsChange(): void {
    this.#render();
  }

  #isChanged(): boolean {
    const panels = readPanels(this);
    return (
      panels.length !== this.#panels.length ||
      panels.some(({ panel }, at) => panel !== this.#panels[at]?.panel)
    );
  }

  #render(): void {
    const focused = this.#list?.contains(document.activeElement);
    this.#restore();
    this.#createMenu();
    this.#panels = readPanels(this);
    if (this.#panels.length < 2) {
      if (this.#panels.length === 0 && this.childElementCount > 0 && (createPlainMenu || !findMenuText(this)))
        warn(tabs.tag, 'contains no sections; showing its HTML.');
      return;
    }
    for (const replaced of findReplaced(this, this.#panels)) this.#hide(replaced);
    this.#list = this.#createList();
    this.#panels[0]?.panel.before(this.#list);
    for (const [index, panel] of this.#panels.entries()) this.#connect(panel, index);
    const selected = this.#panels.findIndex(({ panel }) => panel === this.#selected);
    this.#show(Math.max(selected, 0));
    if (focused) this.#getTabs()[Math.max(selected, 0)]?.focus();
  }

  #createMenu(): void {
    const text = findMenuText(this);
    if (!text) return;
    if (!createPlainMenu) return void this.#loadMenu();
    const menu = createPlainMenu(text.textContent, this.currencySymbol);
    if (!menu) return;
    text.after(menu);
    this.#hide(text);
    this.#undo.push(() => menu.remove());
  }

  /** Without it, the text stays as it is. */
  async #loadMenu(): Promise<void> {
    const part = await loadPart(tabs.tag, () => import('./plain-menu'));
    if (!part) return;
    createPlainMenu = part.createPlainMenu;
    if (this.isConnected) this.#render();
  }

  #createList(): HTMLElement {
    const list = document.createElement('div');
    list.dataset.siteOwn = '';
    list.className = 'site-tabs-list';
    list.setAttribute('role', 'tablist');
    if (this.label) list.setAttribute('aria-label', this.label);
    this.#undo.push(() => list.remove());
    return list;
  }

  #connect({ panel, label, heading }: TabPanel, index: number): void {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.setAttribute('role', 'tab');
    tab.id = `site-tab-${++idCount}`;
    tab.textContent = label;
    this.#list?.append(tab);
    if (heading && heading.textContent.trim() === label) this.#hide(heading);
    this.#change(panel, 'id', panel.id || `site-tab-panel-${idCount}`);
    this.#change(panel, 'role', 'tabpanel');
    this.#change(panel, 'aria-labelledby', tab.id);
    this.#change(panel, 'aria-label', null);
    this.#change(panel, 'hidden', panel.getAttribute('hidden'));
    this.#change(panel, 'tabindex', null);
    // Published sites print it; it would show every panel.
    if (panel.style.display) {
      const { display } = panel.style;
      panel.style.display = '';
      this.#undo.push(() => (panel.style.display = display));
    }
    tab.setAttribute('aria-controls', panel.id);
    tab.dataset.index = String(index);
  }

  #hide(node: HTMLElement): void {
    this.#change(node, 'data-site-hidden', '');
  }

  #change(node: HTMLElement, name: string, value: string | null): void {
    const before = node.getAttribute(name);
    setAttribute(node, name, value);
    this.#undo.push(() => setAttribute(node, name, before));
  }

  #restore(): void {
    for (const undo of this.#undo.reverse()) undo();
    this.#undo = [];
    this.#panels = [];
  }

  #getTabs(): HTMLElement[] {
    return [...(this.#list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  }

  #show(index: number): void {
    this.#selected = this.#panels[index]?.panel;
    for (const [at, tab] of this.#getTabs().entries()) {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    }
    for (const [at, { panel }] of this.#panels.entries()) {
      const isShown = at === index;
      // A search in the page finds the others where the browser supports that; they are boxes without content then.
      setAttribute(panel, 'hidden', isShown ? null : 'until-found');
      setAttribute(panel, 'tabindex', isShown && !panel.querySelector(FOCUSABLE) ? '0' : null);
    }
  }

  #select(index: number): void {
    const found = this.#panels[index];
    if (!found || found.panel === this.#selected) return;
    this.#show(index);
    const detail = { index, label: found.label };
    this.dispatchEvent(new CustomEvent('site-tabs-change', { bubbles: true, composed: true, detail }));
  }

  readonly #onClick = ({ target }: Event) => {
    const index = this.#getTabs().findIndex((tab) => target instanceof Node && tab.contains(target));
    this.#select(index);
  };

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const tabNodes = this.#getTabs();
    const index = tabNodes.findIndex((tab) => tab === event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(this).direction === 'rtl';
    const next = getNextIndex(event.key, { index, count: tabNodes.length, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    tabNodes[next]?.focus();
  };

  readonly #onFound = ({ target }: Event) => this.#reveal(this.#findIndex(target));

  #findIndex(node: EventTarget | null | undefined): number {
    return this.#panels.findIndex(({ panel }) => node instanceof Node && panel.contains(node));
  }

  /** Selects the panel that contains the target of the address; without one, the panel before such a selection. */
  #selectTarget(): void {
    const target = findHashTarget();
    if (target) {
      if (this.#reveal(this.#findIndex(target))) target.scrollIntoView();
      return;
    }
    this.#select(this.#findIndex(this.#previous));
    this.#previous = undefined;
  }

  /** @returns whether the panel was closed; browsers open the panel of a target before they report its address */
  #reveal(index: number): boolean {
    const previous = this.#selected;
    this.#select(index);
    if (this.#selected === previous) return false;
    this.#previous ??= previous;
    return true;
  }
}

function setAttribute(node: HTMLElement, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
