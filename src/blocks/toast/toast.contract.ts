// Public contract of `<site-toast>`.
import { flag, number, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './toast.loading';

export const toast = contract({
  tag: 'site-toast',
  description:
    'Brief status message in a polite live region. It closes after a timeout, counts as confirmed and is removed from the page. The timeout pauses while the toast is hovered or focused, or the tab is hidden. Scripts use `services.dialogs.inform`. Do not use it for information that is not available elsewhere, unless it stays open with `duration="0"`.',
  kind: 'react',
  loading,
  attributes: {
    open: flag(false, 'Whether the toast is open; reset when it closes.'),
    duration: number(
      2000,
      'Timeout in ms: at least 2000, longer for longer text. 0 keeps the toast open until it is closed by its button or Escape.',
      { min: 0 },
    ),
    keep: flag(false, 'Keeps the element in the page after it is closed, so that it can be reopened.'),
    labelClose: text('Close', 'Text of the close button, shown if `duration` is 0.'),
  },
  events: {
    'site-toast-confirm': event('The timeout has elapsed, or the visitor has closed the toast.'),
    'site-toast-hide': event<{ answer: 'confirm' | null }>(
      'The toast is closed; `answer` is null if the page closed it.',
    ),
  },
  slots: { '': 'The message.' },
  parts: {
    toast: 'The box; has `data-shown` except during transitions.',
    text: 'The message.',
    close: 'The close button.',
  },
  cssProperties: {
    '--site-toast-width': 'Maximum width; default 30rem.',
    '--site-toast-padding': 'Padding of the box.',
    '--site-toast-margin': 'Distance from the edge of the viewport.',
    '--site-toast-radius': 'Corner radius of the box.',
    '--site-toast-color': 'Text color.',
    '--site-toast-background': 'Background of the box.',
    '--site-toast-focus': 'Color of the focus ring.',
    '--site-fade-duration': 'Duration of the fade transition; default 0.3s.',
  },
});
