// How does a script of a page tell or ask its visitor something, in one line? (DLG-006)
import type { BlockElement } from '../../kit/element/define';
import type { DialogOptions, DialogResult } from '../../services/dialogs/dialogs';
import type { dialog } from './dialog.contract';

/** One button, a title and a message; fulfilled when it is gone. */
export async function showAlert(title: string, message: string): Promise<void> {
  await showConfirmation({ title, message, buttons: 'confirm' });
}

/** Fulfilled with the answer when the dialog is gone; it leaves the page by itself. */
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
