// Contract of <site-popup>.
import { popupPositions } from '../../core/enums/popup';
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event, method } from '../../kit/contract/contract';
import { loading } from './popup.loading';
import { optionalSettings } from './popup-settings.attributes';

export const popup = contract({
  tag: 'site-popup',
  description:
    'Shows part of the page as a popup after a delay or when the visitor has scrolled. Settings that are not set as attributes come from `websiteSettings.popupOverlaySettings` in the site context. A link to the id of the element opens it at any time, as does a button with `commandfor` and `command="--show"`. It never opens automatically over the cookie banner or another dialog, or twice in a visit. The browser remembers for each id whether the visitor has closed the popup or signed up, and when the visitor left a page with an open popup; nothing is stored before that. Without script, it is a section of the page.',
  kind: 'react',
  loading,
  attributes: {
    open: flag(false, 'Whether the popup is open; reset when it is closed.'),
    position: choice(
      popupPositions,
      'CENTER_CENTER',
      'Position of the popup. It is modal only in the center. On narrow screens, a popup that opens automatically is at the bottom.',
    ),
    label: text('', 'Accessible name. Default: the first heading inside.'),
    labelClose: text('Close', 'Name of the button that closes the popup.'),
    ...optionalSettings,
  },
  events: {
    'site-popup-open-request': event('The popup is about to open automatically; cancelable.'),
    'site-popup-open': event<{ requested: boolean }>(
      'The popup has opened; `requested` if a link or script opened it.',
    ),
    'site-popup-close': event<{ submitted: boolean }>(
      'The popup was closed; `submitted` if the visitor has signed up in it.',
    ),
  },
  members: {
    show: method<() => void>('Opens the popup regardless of its settings.'),
    close: method<() => void>('Closes the popup, like its button.'),
  },
  slots: { '': 'Content of the popup.' },
  parts: {
    dialog: 'The box; has `data-position`, and `data-hiding` while a modal popup closes.',
    content: 'The content, which scrolls if it does not fit.',
    close: 'The close button.',
  },
  cssProperties: {
    '--site-popup-width': 'Width of the box, limited to the viewport; default 26rem.',
    '--site-popup-padding': 'Padding of the content.',
    '--site-popup-background': 'Background of the box.',
    '--site-popup-color': 'Text color.',
    '--site-popup-radius': 'Corner radius of the box.',
  },
});
