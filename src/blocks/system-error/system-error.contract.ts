// Public contract of `<site-system-error>`.
import { flag, INVALID, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './system-error.loading';
import { parseSystemError, type SystemError } from './system-error.model';

export const systemError = contract({
  tag: 'site-system-error',
  description:
    'Modal overlay for errors that affect the whole page; the visitor can reload the page or dismiss the message. `<site-services>` shows it when the server denies a request because permission is missing, or on the document event `site-services-system-error-request`. Its texts are in the group `site-system-error` of the page’s messages.',
  kind: 'react',
  loading,
  attributes: {
    open: flag(false, 'Whether the overlay is open; reset when the visitor dismisses it.'),
    error: json<SystemError | null>(
      null,
      'The error: `{ kind, url, format, text, errorKey }`. `kind` is `cleaned` (no details are shown), `network` or `other`.',
      { expects: 'an object or a text', accept: (value) => parseSystemError(value) ?? INVALID },
    ),
    errorKey: text('', 'Key of the error in the logs; defaults to the one in `error`.'),
    product: text('', 'Product name in the network error message; defaults to `the product`.'),
    labelReload: text('Reload Page', 'Text of the reload button.'),
    labelClear: text('Clear', 'Text of the dismiss button.'),
  },
  events: {
    'site-system-error-reload-request': event('Dispatched before the page is reloaded; cancelable.'),
    'site-system-error-clear': event('The overlay was dismissed by button or Escape and is closed.'),
  },
  slots: { '': 'Additional content.' },
  parts: {
    dialog: 'The dialog box; has `data-hiding` during the closing transition.',
    heading: 'The heading.',
    body: 'The error details.',
    line: 'Each line of the details.',
    key: 'The error key.',
    buttons: 'The row of buttons.',
    button: 'Each button.',
    primary: 'The reload button.',
  },
  cssProperties: {
    '--site-dialog-width': 'Width of the box, limited to the viewport.',
    '--site-dialog-padding': 'Padding of the box.',
    '--site-dialog-z-index': 'z-index of the box.',
    '--site-dialog-color': 'Text color.',
    '--site-dialog-background': 'Background of the box.',
    '--site-dialog-overlay': 'Background of the overlay.',
    '--site-dialog-accent': 'Background of the reload button.',
    '--site-dialog-accent-color': 'Text color of the reload button.',
    '--site-dialog-focus': 'Color of the focus ring.',
  },
});
