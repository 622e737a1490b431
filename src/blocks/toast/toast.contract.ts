// What may a page rely on from <site-toast>?
import { flag, number, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './toast.loading';

export const toast = contract({
  tag: 'site-toast',
  description:
    'Tells the visitor in passing that something was done, spoken politely; goes by itself after a while and counts as confirmed, then leaves the page. Stays as long as the pointer or the focus is on it or the tab is out of sight. Scripts use `services.dialogs.inform`. Say nothing here that is not to be found elsewhere, or let it stay with `duration="0"`.',
  loading,
  attributes: {
    open: flag(false, 'Is shown; goes by itself.'),
    duration: number(
      2000,
      'How long it stays, in ms: at least 2000, and longer where there is more to read. 0: until it is closed, by its button or by Escape.',
      { min: 0 },
    ),
    keep: flag(false, 'Stays in the page, to be shown again.'),
    labelClose: text('Close', 'The button of one that stays.'),
  },
  events: {
    'site-toast-confirm': event('Its time was over, or the visitor closed it.'),
    'site-toast-hide': event<{ answer: 'confirm' | null }>(
      'It is gone from the screen; `answer` is null when the page closed it.',
    ),
  },
  slots: { '': 'What there is to say.' },
  parts: {
    toast: 'The box; has data-shown while it is not on its way in or out.',
    text: 'What there is to say.',
    close: 'The button of one that stays.',
  },
  cssProperties: {
    '--site-toast-width': 'Its greatest width; default 30rem, less where there is no room.',
    '--site-toast-padding': 'Space inside.',
    '--site-toast-margin': 'Space to the edge of the window.',
    '--site-toast-radius': 'Corner radius of the box.',
    '--site-toast-color': 'Colour of the text.',
    '--site-toast-background': 'Background of the box.',
    '--site-toast-focus': 'Colour of the focus ring.',
    '--site-fade-duration': 'How long it takes to come and to go; default 0.3s.',
  },
});
