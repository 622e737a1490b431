// Reads the items of an accordion: the details of the page.

/** One item. `toggle` is the control that the visitor presses, `box` the node whose height changes. */
export interface AccordionItem {
  readonly toggle: HTMLElement;
  readonly box: HTMLElement;
  /** Opens and closes the item without animation; details have a name. */
  readonly state: { open: boolean; name?: string };
  /** Informs assistive technology before the animation ends; for details, browsers do so. */
  announceClosed?(): void;
}

/** Summaries of the accordion, without those nested in another item or another accordion. */
const SUMMARIES =
  ':scope details>summary:first-of-type:not(:scope details details>*,:scope site-accordion *)';

/** Items in document order. */
export const readDetails = (host: Element): AccordionItem[] =>
  [...host.querySelectorAll<HTMLElement>(SUMMARIES)].map((toggle) => {
    const box = toggle.parentElement as HTMLDetailsElement;
    return { toggle, box, state: box };
  });
