// Shows alerts, confirmations and toasts of the services in elements that it inserts into the page. Loaded with the first one.
import { localizeMessage, resolveMessages } from '../../kit/contract/messages';
import { loadTranslation } from '../../kit/element/load-translation';
import type { DialogResult, Notice } from '../../services/dialogs/dialogs';
import { defaultMessages } from './services.messages';

/** Time for an element's script to load, in ms. After it, the notice counts as canceled. */
const LOAD_TIMEOUT = 10_000;

/** Handles `site-services-notice-request` and `site-services-system-error-request`. */
export async function showNotice({ type, detail }: CustomEvent): Promise<void> {
  const result =
    type === 'site-services-notice-request' ? await show(detail) : await showSystemError(detail.error);
  detail.answer?.(result);
}

function show(notice: Notice): Promise<DialogResult> {
  if (notice.kind === 'toast') return showToast(notice);
  return notice.kind === 'tooltip' ? setTooltip(notice) : showDialog(notice);
}

type NoticeOf<K extends Notice['kind']> = Extract<Notice, { kind?: K }>;

async function showDialog({ title, message, ...options }: NoticeOf<'dialog'>): Promise<DialogResult> {
  const localize = await createLocalize();
  const { buttons = 'confirm', labelConfirm, labelReject, labelCancel } = options;
  const dialog = document.createElement('site-dialog');
  Object.assign(dialog, { heading: localize(title), buttons, labelConfirm, labelReject, labelCancel });
  dialog.textContent = localize(message);
  return open(dialog, 'site-dialog-hide');
}

/** Translates texts that a service provides in English; the page's own texts are unchanged. */
async function createLocalize(): Promise<(text: string) => string> {
  const host = document.querySelector('site-services');
  if (!host) return (text) => text;
  await loadTranslation(host);
  const messages = resolveMessages(host, defaultMessages, {});
  return (text) => localizeMessage(text, defaultMessages, messages);
}

function showSystemError(error: unknown): Promise<DialogResult> {
  const overlay = document.createElement('site-system-error');
  Object.assign(overlay, { error });
  return open(overlay, 'site-system-error-clear');
}

/** Toasts are shown one after the other, so that they do not overlap. */
let toastQueue: Promise<unknown> = Promise.resolve();

function showToast({ message, duration }: NoticeOf<'toast'>): Promise<DialogResult> {
  const toast = document.createElement('site-toast');
  Object.assign(toast, { duration });
  toast.textContent = message;
  const result = toastQueue.then(() => open(toast, 'site-toast-hide'));
  toastQueue = result;
  return result;
}

/** Inserts and opens the element. @param closeEvent carries the result in its detail */
function open(element: HTMLElement, closeEvent: string): Promise<DialogResult> {
  return new Promise((resolve) => {
    const onClose = (event: Event) => resolve((event as CustomEvent).detail?.answer ?? 'cancel');
    element.addEventListener(closeEvent, onClose, { once: true });
    // An attribute, because the loader reads it before the upgrade.
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

function setTooltip({ target, message }: NoticeOf<'tooltip'>): Promise<DialogResult> {
  const tooltip = tooltips.get(target) ?? document.createElement('site-tooltip');
  tooltips.set(target, tooltip);
  Object.assign(tooltip, { target, text: message });
  // The tooltip has no content whose hover or focus could load it.
  tooltip.setAttribute('loading', 'eager');
  // Content outside an open modal dialog is inert.
  if (message) (target.closest('dialog') ?? document.body).append(tooltip);
  else tooltip.remove();
  return Promise.resolve('confirm');
}
