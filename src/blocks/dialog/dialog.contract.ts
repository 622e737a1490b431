// Public contract of `<site-dialog>`.
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event, method } from '../../kit/contract/contract';
import type { DialogResult } from '../../services/dialogs/dialogs';
import { loading } from './dialog.loading';

export const dialog = contract({
  tag: 'site-dialog',
  description:
    'Modal dialog for confirmations and alerts; it is removed from the page once the visitor has answered. Scripts use `showAlert` and `showConfirmation` of `site-dialog.js`, which create one.',
  kind: 'react',
  loading,
  attributes: {
    open: flag(false, 'Whether the dialog is open; reset when it is closed.'),
    heading: text('', 'Heading and accessible name of the dialog.'),
    buttons: choice(
      ['confirm-or-reject', 'confirm-or-cancel', 'confirm', 'none'],
      'confirm-or-cancel',
      'Which buttons are shown. Escape always cancels.',
    ),
    keep: flag(false, 'Keeps the element in the page after it is closed, so that it can be reopened.'),
    labelConfirm: text('OK', 'Text of the confirm button.'),
    labelReject: text('No', 'Text of the reject button.'),
    labelCancel: text('Cancel', 'Text of the cancel button.'),
  },
  events: {
    'site-dialog-confirm': event('The visitor confirmed.'),
    'site-dialog-reject': event('The visitor rejected.'),
    'site-dialog-cancel': event('The visitor canceled, or pressed Escape.'),
    'site-dialog-hide': event<{ answer: DialogResult | null }>(
      'The dialog is closed; `answer` is null if the page closed it.',
    ),
  },
  members: {
    ask: method<() => Promise<DialogResult | null>>(
      'Opens the dialog; resolves with the answer when it is closed.',
    ),
  },
  slots: { '': 'Content of the dialog.' },
  parts: {
    dialog: 'The dialog box; has `data-hiding` during the closing transition.',
    heading: 'The heading.',
    body: 'Content of the dialog.',
    buttons: 'The row of buttons.',
    button: 'Each button.',
    primary: 'The confirm button.',
  },
  cssProperties: {
    '--site-dialog-width': 'Width of the box, limited to the viewport; default 350px.',
    '--site-dialog-padding': 'Padding of the box; default 20px.',
    '--site-dialog-z-index': 'z-index of the box; default 30000.',
    '--site-dialog-radius': 'Corner radius of the box.',
    '--site-dialog-color': 'Text color.',
    '--site-dialog-background': 'Background of the box.',
    '--site-dialog-overlay': 'Background of the overlay.',
    '--site-dialog-accent': 'Background of the confirm button.',
    '--site-dialog-accent-color': 'Text color of the confirm button.',
    '--site-dialog-button-radius': 'Corner radius of the buttons.',
    '--site-dialog-focus': 'Color of the focus ring.',
  },
});
