// Element class of <site-accordion>: opens and closes the page's items.
import { createBehavior } from '../../kit/behavior/behavior';
import { INTERACTIVE } from '../../kit/behavior/interactive';
import { observeMutations, onReveal } from '../../kit/behavior/observe';
import { openForPrint } from '../../kit/behavior/print-details';
import { type AccordionItem, readDetails } from './accordion.content';
import { accordion } from './accordion.contract';
import { animateHeight } from './height-animation';
import type * as Published from './published-items';

/** The module for published items, once loaded. */
let published: typeof Published | undefined;

export class SiteAccordion extends createBehavior(accordion) {
  /** Last known state of each box. */
  readonly #states = new Map<unknown, boolean>();
  /** Boxes that are being animated, with promises of the end of the animation. */
  readonly #moving = new Map<Element, Promise<unknown> | undefined>();
  /** Names of details, removed because the browser would close the others without animation. */
  readonly #names = new Map<AccordionItem['state'], string>();

  override async onConnect(signal: AbortSignal): Promise<void> {
    this.addEventListener('click', this.#onClick, { signal });
    // `toggle` does not bubble.
    this.addEventListener('toggle', this.#onToggle, { signal, capture: true });
    openForPrint(this, signal);
    signal.addEventListener('abort', () => {
      for (const [state, name] of this.#names) state.name = name;
    });
    observeMutations(this, signal, () => void this.#applyRules());
    await this.#applyRules();
    onReveal(this, signal, (node) => {
      const state = this.#readItems().find(({ box }) => box.contains(node))?.state;
      if (state?.open !== false) return false;
      state.open = true;
      return true;
    });
  }

  #readItems(): AccordionItem[] {
    const details = readDetails(this);
    return published?.addRegions(details, this) ?? details;
  }

  override onOptionsChange(): void {
    void this.#applyRules();
  }

  /** Applies the rules to the state of the page. */
  async #applyRules(): Promise<void> {
    if (this.querySelector('[aria-expanded]'))
      published ??= await this.loadPart(() => import('./published-items'));
    let isFirst = true;
    for (const { box, state } of this.#readItems()) {
      if (!this.#states.size)
        state.open ||= this.expandFirst ?? published?.readData(this).expandFirst ?? false;
      if (state.name) {
        this.#names.set(state, state.name);
        state.name = '';
      }
      if (this.#moving.has(box)) continue;
      state.open = state.open && (isFirst || this.#isMultiple());
      isFirst &&= !state.open;
      this.#states.set(box, state.open);
    }
  }

  #isMultiple(): boolean {
    return this.multiple ?? published?.readData(this).multiple ?? this.#names.size === 0;
  }

  readonly #onClick = (event: MouseEvent) => {
    // Links and controls in a summary have their own actions.
    const pressed = (event.target as Element).closest(INTERACTIVE);
    const item = this.#readItems().find(({ toggle }) => toggle === pressed);
    if (!item || event.defaultPrevented) return;
    event.preventDefault();
    if (!this.#moving.has(item.box)) void this.#set(item, !item.state.open);
  };

  /** Also handles items that the browser or a script has opened or closed. */
  readonly #onToggle = ({ target }: Event) => {
    const items = this.#readItems();
    const index = items.findIndex(({ box }) => box === target);
    const open = items[index]?.state.open;
    if (open === undefined || this.#states.get(target) === open) return;
    this.#states.set(target, open);
    this.emit('site-accordion-change', { index, open });
    if (!open || this.#isMultiple()) return;
    for (const other of items)
      if (other.box !== target && this.#states.get(other.box)) void this.#set(other, false);
  };

  /** An item that is still opening is closed after its animation. */
  async #set(item: AccordionItem, isOpen: boolean): Promise<void> {
    await this.#moving.get(item.box);
    if (item.state.open === isOpen) return;
    // A canceled animation ends as well.
    const end = animateHeight(item, isOpen)?.finished.catch(() => {});
    if (!isOpen) item.announceClosed?.();
    this.#moving.set(item.box, end);
    await end;
    this.#moving.delete(item.box);
    item.state.open = isOpen;
    // Closing items above may have moved the summary out of view.
    if (!isOpen) this.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }
}
