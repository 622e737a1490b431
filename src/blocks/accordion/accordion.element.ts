// Element class of <site-accordion>: opens and closes the page's items.
import { createElementBase } from '../../kit/element/element-base';
import { findHashTarget } from '../../kit/markup/hash-target';
import { type AccordionItem, readItems, readSettings } from './accordion.content';
import { accordion } from './accordion.contract';
import { animateHeight } from './height-animation';

export class SiteAccordion extends createElementBase(accordion) {
  #listeners: AbortController | undefined;
  /** State of each box that is known to the page. */
  readonly #states = new WeakMap<HTMLElement, boolean>();
  readonly #animations = new Map<HTMLElement, Animation>();
  /** With a name, the browser closes the other details without animation. */
  readonly #names = new Map<HTMLDetailsElement, string>();
  /** Items that are open for printing only. */
  #printed: AccordionItem[] | undefined;
  readonly #children = new MutationObserver(() => this.#synchronize());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', this.#onClick, { signal });
    // This event does not bubble.
    this.addEventListener('toggle', this.#onToggle, { signal, capture: true });
    this.addEventListener('beforematch', this.#onFound, { signal });
    addEventListener('hashchange', () => this.#openTarget(), { signal });
    addEventListener('beforeprint', () => this.#openAll(), { signal });
    addEventListener('afterprint', () => this.#restore(), { signal });
    const [first] = readItems(this);
    const { expandFirst } = this;
    if (expandFirst ?? readSettings(this).expandFirst) first?.setOpen(true);
    this.#synchronize();
    this.#openTarget();
    this.#children.observe(this, { childList: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#children.disconnect();
    this.#restore();
    for (const [details, name] of this.#names) details.name = name;
    this.#names.clear();
  }

  override onOptionsChange(): void {
    this.#synchronize();
  }

  /** Applies the rules to the state of the page. */
  #synchronize(): void {
    for (const details of this.querySelectorAll<HTMLDetailsElement>('details[name]')) {
      this.#names.set(details, details.name);
      details.removeAttribute('name');
    }
    let isFirst = true;
    for (const item of readItems(this)) {
      if (this.#animations.has(item.box)) continue;
      const isOpen = item.isOpen() && (isFirst || this.#isMultiple());
      if (isOpen) isFirst = false;
      item.setOpen(isOpen);
      this.#states.set(item.box, isOpen);
    }
  }

  #isMultiple(): boolean {
    const printed = this.multiple ?? readSettings(this).multiple;
    return printed ?? (this.#names.size === 0 && this.querySelector('details') !== null);
  }

  readonly #onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const item = readItems(this).find(({ toggle }) => toggle.contains(target));
    const control = target.closest('a[href], button, input, label, select, textarea');
    // A link or control in a summary has its own action.
    if (!item || (control && control !== item.toggle && item.toggle.contains(control))) return;
    event.preventDefault();
    if (!this.#animations.has(item.box)) this.#set(item, !item.isOpen());
  };

  /** The browser or a script has opened or closed details. */
  readonly #onToggle = ({ target }: Event) => {
    const item = readItems(this).find(({ box }) => box === target);
    if (!item || this.#printed || this.#animations.has(item.box)) return;
    if (this.#states.get(item.box) === item.isOpen()) return;
    this.#report(item, item.isOpen());
  };

  /** The browser reveals a hidden region with a text that the visitor searches for. */
  readonly #onFound = ({ target }: Event) => {
    const item = readItems(this).find(({ box }) => target instanceof Node && box.contains(target));
    if (item && !item.isOpen()) this.#open(item);
  };

  /** Opens the item that contains the target of the address. */
  #openTarget(): void {
    const target = findHashTarget();
    const item = target && readItems(this).find(({ box }) => box.contains(target));
    if (!item || item.isOpen()) return;
    this.#open(item);
    target.scrollIntoView();
  }

  /** Without animation. */
  #open(item: AccordionItem): void {
    item.setOpen(true);
    this.#report(item, true);
  }

  #set(item: AccordionItem, isOpen: boolean): void {
    item.setExpanded(isOpen);
    const animation = animateHeight(item.box, isOpen, item.setOpen);
    if (animation) this.#animations.set(item.box, animation);
    // A canceled animation ends, too.
    const end = () => this.#end(item, isOpen);
    animation?.finished.then(end, end);
    this.#report(item, isOpen);
  }

  #end(item: AccordionItem, isOpen: boolean): void {
    this.#animations.delete(item.box);
    item.setOpen(isOpen);
    // Items above that have closed may have moved the summary out of view.
    const active = document.activeElement;
    if (active instanceof HTMLElement && this.contains(active) && active.getBoundingClientRect().top < 0)
      active.scrollIntoView({ block: 'nearest' });
  }

  #report(item: AccordionItem, open: boolean): void {
    const items = readItems(this);
    this.#states.set(item.box, open);
    const detail = { index: items.findIndex(({ box }) => box === item.box), open };
    this.dispatchEvent(new CustomEvent('site-accordion-change', { bubbles: true, composed: true, detail }));
    if (!open || this.#isMultiple()) return;
    for (const other of items)
      if (other.box !== item.box && this.#states.get(other.box)) void this.#close(other);
  }

  /** An item that is still opening closes after that. */
  async #close(item: AccordionItem): Promise<void> {
    await this.#animations.get(item.box)?.finished.catch(() => {});
    if (this.isConnected && this.#states.get(item.box)) this.#set(item, false);
  }

  #openAll(): void {
    this.#printed = readItems(this).filter((item) => !item.isOpen());
    for (const item of this.#printed) item.setOpen(true);
  }

  #restore(): void {
    for (const item of this.#printed ?? []) item.setOpen(false);
    this.#printed = undefined;
  }
}
