// Whether a reload would lose input or interrupt the visitor.

/** Whether a form is partly filled in, a dialog or popover is open, or media is playing. */
export function isReloadDisruptive(root: Document | ShadowRoot = document): boolean {
  for (const element of root.querySelectorAll('*')) {
    if (isChanged(element) || isOpen(element) || isPlaying(element)) return true;
    if (element.shadowRoot && isReloadDisruptive(element.shadowRoot)) return true;
  }
  return false;
}

const isChanged = (element: Element): boolean =>
  element.matches('input, select, textarea')
    ? readState(element) !== readState(createReset(element))
    : element instanceof HTMLElement && element.isContentEditable;

/** A copy in its reset state. Without a default, browsers select an option and set a range to its middle. */
function createReset(control: Element): Element {
  const form = document.createElement('form');
  form.append(control.cloneNode(true));
  form.reset();
  return form.firstElementChild as Element;
}

const readState = (control: Element): string => {
  const { checked, value, options = [] } = control as Partial<HTMLInputElement & HTMLSelectElement>;
  return [checked, value, ...Array.from(options, ({ selected }) => selected)].join();
};

/** `:is()` ignores selectors that a browser does not support. */
const isOpen = (element: Element): boolean => element.matches(':is(:modal, dialog[open], :popover-open)');

const isPlaying = (element: Element): boolean => element instanceof HTMLMediaElement && !element.paused;
