// What may a page rely on from <site-dialog>?
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event, method } from '../../kit/contract/contract';
import type { DialogResult } from '../../services/dialogs/dialogs';
import { loading } from './dialog.loading';

export const dialog = contract({
  tag: 'site-dialog',
  description:
    'Asks the visitor to confirm something, or tells something that must be seen, in a modal dialog; goes out of the page once it was answered. Scripts use `showAlert` and `showConfirmation` of `site-dialog.js`, which make one.',
  loading,
  attributes: {
    open: flag(false, 'Is shown; goes when it was answered.'),
    heading: text('', 'What it is about; names the dialog.'),
    buttons: choice(
      ['confirm-or-reject', 'confirm-or-cancel', 'confirm', 'none'],
      'confirm-or-cancel',
      'Which answers there are. Escape cancels in any case.',
    ),
    keep: flag(false, 'Stays in the page, to be opened again.'),
    labelConfirm: text('OK', 'The button that confirms.'),
    labelReject: text('No', 'The button that rejects.'),
    labelCancel: text('Cancel', 'The button that cancels.'),
  },
  events: {
    'site-dialog-confirm': event('The visitor confirmed.'),
    'site-dialog-reject': event('The visitor rejected.'),
    'site-dialog-cancel': event('The visitor cancelled, or pressed Escape.'),
    'site-dialog-hide': event<{ answer: DialogResult | null }>(
      'It is gone from the screen; `answer` is null when the page closed it.',
    ),
  },
  members: {
    ask: method<() => Promise<DialogResult | null>>(
      'Opens it; the promise is fulfilled when it is gone again.',
    ),
  },
  slots: { '': 'What there is to say.' },
  parts: {
    dialog: 'The box; has data-hiding while it goes.',
    heading: 'What it is about.',
    body: 'What there is to say.',
    buttons: 'The row of buttons.',
    button: 'Each button.',
    primary: 'The button that confirms.',
  },
  cssProperties: {
    '--site-dialog-width': 'Width of the box; default 350px, less where there is no room.',
    '--site-dialog-padding': 'Space inside; default 20px.',
    '--site-dialog-z-index': 'Where it lies among other things; default 30000.',
    '--site-dialog-radius': 'Corner radius of the box.',
    '--site-dialog-color': 'Colour of the text.',
    '--site-dialog-background': 'Background of the box.',
    '--site-dialog-overlay': 'What covers the page.',
    '--site-dialog-accent': 'Background of the button that confirms.',
    '--site-dialog-accent-color': 'Text of the button that confirms.',
    '--site-dialog-button-radius': 'Corner radius of the buttons.',
    '--site-dialog-focus': 'Colour of the focus ring.',
  },
});
