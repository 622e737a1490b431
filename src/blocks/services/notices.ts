// How does a page without words of its own tell its visitor something? In an element that is placed for it. Fetched then.

/** Places the element that shows what an event of the services asks for. */
export function show({ type, detail }: CustomEvent): void {
  const element = type === 'site-services-notice-request' ? notice(detail) : systemError(detail);
  document.body.append(element);
}

/** One button, and gone with it. */
function notice({ title, message }: { title: string; message: string }): HTMLElement {
  const dialog = document.createElement('site-dialog');
  dialog.setAttribute('heading', title);
  dialog.setAttribute('buttons', 'confirm');
  dialog.setAttribute('open', '');
  dialog.textContent = message;
  return dialog;
}

function systemError({ error }: { error: unknown }): HTMLElement {
  const overlay = document.createElement('site-system-error');
  Object.assign(overlay, { error });
  // The loader reads it.
  overlay.setAttribute('open', '');
  return overlay;
}
