// Contract of <site-code>.
import { flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './code.loading';

export const code = contract({
  tag: 'site-code',
  description:
    'Shows code in `<pre><code>`: scrolls long lines, numbers them on request, and adds a copy button. Token colors come from classes such as `token-keyword` that the server adds; the page runs no highlighter. The code block of a published site may contain any HTML, which keeps its appearance.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    lineNumbers: flag(false, 'Numbers the lines.'),
    copy: flag(true, 'Adds a button that copies the code.'),
    label: text('Code', 'Name of scrollable code, for screen readers.'),
    labelCopy: text('Copy', 'Text of the button.'),
    labelCopied: text('Copied', 'Text of the button for two seconds after copying.'),
    labelFailed: text(
      'Press Ctrl+C',
      'Text of the button if the browser does not allow copying; the code is then selected.',
    ),
  },
  events: { 'site-code-copy': event<{ text: string }>('Dispatched when the code was copied.') },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-code-background': 'Background.',
    '--site-code-font-family': 'Font of the code.',
    '--site-code-tab-size': 'Width of a tab in characters; default 2.',
  },
});
