// Items of published sites, each a button with a region; loaded with the first such item.
import type { AccordionItem } from './accordion.content';

/** Settings that published sites print; undefined if missing. */
export interface PrintedSettings {
  readonly multiple: boolean | undefined;
  readonly expandFirst: boolean | undefined;
}

/**
 * All items in the order of the page, without those of nested accordions.
 * @param details the items that are details
 */
export function addRegions(details: readonly AccordionItem[], host: Element): AccordionItem[] {
  const buttons = [...host.querySelectorAll<HTMLElement>('[aria-expanded][aria-controls]')];
  const items = buttons
    .filter((button) => button.parentElement?.closest(host.localName) === host)
    .flatMap((button) => {
      const region = findRegion(host, button);
      return region ? [createItem(button, region)] : [];
    });
  return [...details, ...items].sort((one, other) =>
    one.toggle.compareDocumentPosition(other.toggle) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Without settings, only one region can be open. */
export function readData(host: Element): PrintedSettings {
  const data = host.querySelector<HTMLElement>('[data-should-allow-multiple-open-items]')?.dataset;
  return {
    multiple: data
      ? data.shouldAllowMultipleOpenItems === 'true'
      : host.querySelector('details')
        ? undefined
        : false,
    expandFirst: data && data.isExpandedFirstItem === 'true',
  };
}

/** Pages that show a block twice repeat its ids. */
function findRegion(host: Element, button: Element): HTMLElement | null {
  const selector = `[id="${CSS.escape(button.getAttribute('aria-controls') || '-')}"]`;
  return button.closest('li')?.querySelector(selector) ?? host.querySelector(selector);
}

function createItem(toggle: HTMLElement, box: HTMLElement): AccordionItem {
  const setExpanded = (isOpen: boolean) => toggle.setAttribute('aria-expanded', String(isOpen));
  return {
    toggle,
    box,
    state: {
      get open() {
        return toggle.getAttribute('aria-expanded') === 'true';
      },
      set open(isOpen) {
        setExpanded(isOpen);
        // Lets a search in the page find the region, where browsers support it.
        if (isOpen) box.removeAttribute('hidden');
        else box.setAttribute('hidden', 'until-found');
        // Dispatched asynchronously, like the event of details.
        queueMicrotask(() => box.dispatchEvent(new Event('toggle')));
      },
    },
    announceClosed: () => setExpanded(false),
  };
}
