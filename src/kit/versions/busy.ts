// Whether the visitor would lose something if the page was loaded again.

/** A form is partly filled, a dialog or popover is open, or something plays. */
export function isBusy(root: Document | ShadowRoot = document): boolean {
  for (const element of root.querySelectorAll('*')) {
    if (isChanged(element) || isOpen(element) || isPlaying(element)) return true;
    if (element.shadowRoot && isBusy(element.shadowRoot)) return true;
  }
  return false;
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return (
      [...element.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) &&
      isChosen(element)
    );
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLInputElement)
    return (
      element.type !== 'hidden' &&
      (element.value !== element.defaultValue || element.checked !== element.defaultChecked)
    );
  return element instanceof HTMLElement && element.isContentEditable;
}

/** Without a default the browser selects the first option of a list by itself. */
const isChosen = ({ multiple, selectedIndex }: HTMLSelectElement): boolean => multiple || selectedIndex > 0;

/** `:is()` ignores what a browser does not know. */
const isOpen = (element: Element): boolean => element.matches(':is(:modal, dialog[open], :popover-open)');

const isPlaying = (element: Element): boolean => element instanceof HTMLMediaElement && !element.paused;
