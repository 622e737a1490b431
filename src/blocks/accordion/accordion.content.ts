// Reads the items of an accordion: the page's details, or buttons with regions as published sites print them.

/** One item. `toggle` is what the visitor presses, `box` what changes its height. */
export interface AccordionItem {
  readonly toggle: HTMLElement;
  readonly box: HTMLElement;
  isOpen(): boolean;
  /** Without animation. */
  setOpen(isOpen: boolean): void;
  /** Tells assistive technology before an animation ends. */
  setExpanded(isOpen: boolean): void;
}

/** Settings that published sites print; undefined where they print none. */
export interface PrintedSettings {
  readonly multiple: boolean | undefined;
  readonly expandFirst: boolean | undefined;
}

/** The items in the order of the page, without those of nested accordions. */
export function readItems(host: HTMLElement): AccordionItem[] {
  const isOwn = (node: Element) => node.parentElement?.closest(host.localName) === host;
  const toggles = [
    ...host.querySelectorAll<HTMLElement>('details > summary:first-of-type, [aria-expanded][aria-controls]'),
  ];
  return toggles.filter(isOwn).flatMap((toggle) => {
    const { parentElement } = toggle;
    if (parentElement instanceof HTMLDetailsElement)
      return isNested(parentElement, host) ? [] : [createDetailsItem(parentElement, toggle)];
    const region = findRegion(host, toggle);
    return region ? [createRegionItem(toggle, region)] : [];
  });
}

export function readSettings(host: HTMLElement): PrintedSettings {
  const data = host.querySelector<HTMLElement>('[data-should-allow-multiple-open-items]')?.dataset;
  return {
    multiple: data && data.shouldAllowMultipleOpenItems === 'true',
    expandFirst: data && data.isExpandedFirstItem === 'true',
  };
}

/** Details in the answer of another item are the page's own. */
const isNested = (details: HTMLDetailsElement, host: HTMLElement): boolean => {
  const outer = details.parentElement?.closest('details');
  return outer !== null && outer !== undefined && host.contains(outer);
};

function findRegion(host: HTMLElement, toggle: HTMLElement): HTMLElement | null {
  const id = toggle.getAttribute('aria-controls') ?? '';
  return host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}

const createDetailsItem = (details: HTMLDetailsElement, toggle: HTMLElement): AccordionItem => ({
  toggle,
  box: details,
  isOpen: () => details.open,
  setOpen(isOpen) {
    details.open = isOpen;
  },
  // The browser tells it.
  setExpanded() {},
});

const createRegionItem = (toggle: HTMLElement, region: HTMLElement): AccordionItem => ({
  toggle,
  box: region,
  isOpen: () => toggle.getAttribute('aria-expanded') === 'true',
  setOpen(isOpen) {
    toggle.setAttribute('aria-expanded', String(isOpen));
    // A search in the page finds it where the browser supports that.
    if (isOpen) region.removeAttribute('hidden');
    else region.setAttribute('hidden', 'until-found');
  },
  setExpanded(isOpen) {
    toggle.setAttribute('aria-expanded', String(isOpen));
  },
});
