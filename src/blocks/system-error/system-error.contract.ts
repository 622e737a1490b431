// What may a page rely on from <site-system-error>?
import { flag, INVALID, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './system-error.loading';
import { parseSystemError, type SystemError } from './system-error.model';

export const systemError = contract({
  tag: 'site-system-error',
  description:
    'Tells the visitor, over the page, that something went wrong beyond a form or a block: the page can be loaded again, or the message put away. `<site-services>` places one when the server refuses a call for lack of rights; `site-services-system-error-request` on the document asks for one. Its words are those of the group `site-system-error` in the page’s texts.',
  loading,
  attributes: {
    open: flag(false, 'Is shown; goes when the visitor clears it.'),
    error: json<SystemError | null>(
      null,
      'What went wrong: `{ kind, url, format, text, errorKey }`. kind is `cleaned` (no details are shown), `network` or `other`.',
      { expects: 'an object or a text', accept: (value) => parseSystemError(value) ?? INVALID },
    ),
    errorKey: text('', 'A key under which the error can be found; default is that of `error`.'),
    product: text('', 'What a visitor cannot be connected to; default is `the product`.'),
    labelReload: text('Reload Page', 'The button that loads the page again.'),
    labelClear: text('Clear', 'The button that puts the message away.'),
  },
  events: {
    'site-system-error-reload-request': event('The page is about to be loaded again.'),
    'site-system-error-clear': event('It was put away, by button or by Escape, and is gone from the screen.'),
  },
  slots: { '': 'What else there is to say.' },
  parts: {
    dialog: 'The box; has data-hiding while it goes.',
    heading: 'That something went wrong.',
    body: 'What went wrong.',
    line: 'Each line of it.',
    key: 'The error key.',
    buttons: 'The row of buttons.',
    button: 'Each button.',
    primary: 'The button that loads the page again.',
  },
  cssProperties: {
    '--site-dialog-width': 'Width of the box.',
    '--site-dialog-padding': 'Space inside.',
    '--site-dialog-z-index': 'Where it lies among other things.',
    '--site-dialog-color': 'Colour of the text.',
    '--site-dialog-background': 'Background of the box.',
    '--site-dialog-overlay': 'What covers the page.',
    '--site-dialog-accent': 'Background of the button that loads the page again.',
    '--site-dialog-accent-color': 'Text of that button.',
    '--site-dialog-focus': 'Colour of the focus ring.',
  },
});
