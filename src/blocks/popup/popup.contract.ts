// Contract of <site-popup>.
import { popupPositions } from '../../core/enums/popup';
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event, method } from '../../kit/contract/contract';
import { loading } from './popup.loading';
import { optionalSettings } from './popup-settings.attributes';

export const popup = contract({
  tag: 'site-popup',
  description:
    'Shows a part of the page as a popup, after some time or when the visitor has scrolled. Settings that are not given as attributes are those of `websiteSettings.popupOverlaySettings` in the site context. A link to the id of the element opens it at any time, as does a button with `commandfor` and `command="--show"`. It never opens by itself over the cookie banner or another dialog, and never twice in a visit. What the visitor has closed or sent is remembered in the browser, for each id, as is the time when the visitor left a page on which a popup was open; nothing is stored before. Without script it is a section of the page.',
  kind: 'react',
  loading,
  attributes: {
    open: flag(false, 'Whether the popup is open; reset when it is closed.'),
    position: choice(
      popupPositions,
      'CENTER_CENTER',
      'Where it stands. It is modal only in the center. On a narrow screen a popup that opens by itself stands at the bottom.',
    ),
    label: text('', 'Accessible name; the first heading inside by default.'),
    labelClose: text('Close', 'Name of the button that closes the popup.'),
    ...optionalSettings,
  },
  events: {
    'site-popup-open-request': event('The popup is about to open by itself; cancelable.'),
    'site-popup-open': event<{ requested: boolean }>('The popup is open; `requested` by a link or a script.'),
    'site-popup-close': event<{ submitted: boolean }>(
      'The popup was closed; `submitted` if the visitor has signed up in it.',
    ),
  },
  members: {
    show: method<() => void>('Opens the popup whatever its settings.'),
    close: method<() => void>('Closes the popup as its button does.'),
  },
  slots: { '': 'Content of the popup.' },
  parts: {
    dialog: 'The box; has `data-position`, and `data-hiding` while a modal one closes.',
    content: 'The content, which scrolls if it does not fit.',
    close: 'The button that closes it.',
  },
  cssProperties: {
    '--site-popup-width': 'Width of the box, limited to the viewport; default 26rem.',
    '--site-popup-padding': 'Padding of the content.',
    '--site-popup-background': 'Background of the box.',
    '--site-popup-color': 'Text color.',
    '--site-popup-radius': 'Corner radius of the box.',
  },
});
