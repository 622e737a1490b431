// How is a visitor asked or told something that no block of the page shows? In an element that is placed for it. Fetched then.
import type { DialogResult, Notice } from '../../services/dialogs/dialogs';

/** How long the script of an element may take, in ms; then it counts as cancelled. */
const LOAD_TIMEOUT = 10_000;

/** Places the element that shows what an event of the services asks for. */
export async function show({ type, detail }: CustomEvent): Promise<void> {
  const answer =
    type === 'site-services-notice-request' ? await showNotice(detail) : await showSystemError(detail.error);
  detail.answer?.(answer);
}

function showNotice(notice: Notice): Promise<DialogResult> {
  if (notice.kind === 'toast') return showToast(notice);
  return notice.kind === 'tooltip' ? explain(notice) : showDialog(notice);
}

type Of<K extends Notice['kind']> = Extract<Notice, { kind?: K }>;

/** Whoever names no buttons tells something: there is one, and it is gone with it. */
function showDialog({ title, message, ...options }: Of<'dialog'>): Promise<DialogResult> {
  const { buttons = 'confirm', labelConfirm, labelReject, labelCancel } = options;
  const dialog = document.createElement('site-dialog');
  Object.assign(dialog, { heading: title, buttons, labelConfirm, labelReject, labelCancel });
  dialog.textContent = message;
  return open(dialog, 'site-dialog-hide');
}

function showSystemError(error: unknown): Promise<DialogResult> {
  const overlay = document.createElement('site-system-error');
  Object.assign(overlay, { error });
  return open(overlay, 'site-system-error-clear');
}

/** One after the other: none lies over another, and none is missed. */
let last: Promise<unknown> = Promise.resolve();

function showToast({ message, duration }: Of<'toast'>): Promise<DialogResult> {
  const toast = document.createElement('site-toast');
  Object.assign(toast, { duration });
  toast.textContent = message;
  const shown = last.then(() => open(toast, 'site-toast-hide'));
  last = shown;
  return shown;
}

/** Shows it. @param gone the event that says that it is gone, with the answer in its detail */
function open(element: HTMLElement, gone: string): Promise<DialogResult> {
  return new Promise((resolve) => {
    const end = (event: Event) => resolve((event as CustomEvent).detail?.answer ?? 'cancel');
    element.addEventListener(gone, end, { once: true });
    // The loader reads it.
    element.setAttribute('open', '');
    document.body.append(element);
    setTimeout(() => {
      if (customElements.get(element.localName)) return;
      element.remove();
      resolve('cancel');
    }, LOAD_TIMEOUT);
  });
}

const tooltips = new WeakMap<Element, HTMLElement>();

function explain({ target, message }: Of<'tooltip'>): Promise<DialogResult> {
  const tooltip = tooltips.get(target) ?? document.createElement('site-tooltip');
  tooltips.set(target, tooltip);
  Object.assign(tooltip, { target, text: message });
  // Nobody can point at it before.
  tooltip.setAttribute('loading', 'eager');
  // In a modal dialog everything outside of it is out of reach.
  if (message) (target.closest('dialog') ?? document.body).append(tooltip);
  else tooltip.remove();
  return Promise.resolve('confirm');
}
