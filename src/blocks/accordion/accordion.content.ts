// Reads the items of an accordion: the details of the page.

/** One item. `toggle` is what the visitor presses, `box` what changes its height. */
export interface AccordionItem {
  readonly toggle: HTMLElement;
  readonly box: HTMLElement;
  /** Opens and closes it without animation; details have a name. */
  readonly state: { open: boolean; name?: string };
  /** Tells assistive technology before the animation ends; browsers do so for details. */
  announceClosed?(): void;
}

/** Those in the answer of another item, and those of another accordion, are the page's own. */
const SUMMARIES =
  ':scope details>summary:first-of-type:not(:scope details details>*,:scope site-accordion *)';

/** In the order of the page. */
export const readDetails = (host: Element): AccordionItem[] =>
  [...host.querySelectorAll<HTMLElement>(SUMMARIES)].map((toggle) => {
    const box = toggle.parentElement as HTMLDetailsElement;
    return { toggle, box, state: box };
  });
