// Alerts and confirmations for scripts of the page (DLG-006).
import type { BlockElement } from '../../kit/element/define';
import type { DialogOptions, DialogResult } from '../../services/dialogs/dialog-options';
import type { dialog } from './dialog.contract';

/** Shows a dialog with title, message and one button. Resolves when it is closed. */
export async function showAlert(title: string, message: string): Promise<void> {
  await showConfirmation({ title, message, buttons: 'confirm' });
}

/** Shows a dialog and resolves with the answer when it is closed and removed; null if the page closed it. */
export function showConfirmation({
  title,
  message,
  ...options
}: DialogOptions): Promise<DialogResult | null> {
  const element = document.createElement('site-dialog') as BlockElement<typeof dialog>;
  Object.assign(element, { heading: title, ...options });
  element.textContent = message;
  document.body.append(element);
  return element.ask();
}
