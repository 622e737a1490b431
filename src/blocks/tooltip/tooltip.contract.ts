// What may a page rely on from <site-tooltip>?
import { number, text } from '../../kit/contract/attributes';
import { contract, event, property } from '../../kit/contract/contract';
import { loading } from './tooltip.loading';

export const tooltip = contract({
  tag: 'site-tooltip',
  description:
    'Explains the link, button or field inside it in a few words, when the pointer or the keyboard’s focus has rested on it for a while. The words are the `title` of what is inside, which the browser shows by itself until the script has come, and which is then read out as its description. Stays while the pointer is on it, goes with Escape. Scripts use `services.dialogs.tooltip`.',
  loading,
  attributes: {
    text: text('', 'The words; default are those of the `title` inside.'),
    delay: number(1200, 'How long pointer or focus have to rest before it is shown, in ms.', { min: 0 }),
    offset: number(15, 'Distance to what it explains, in px.', { min: 0 }),
  },
  events: {
    'site-tooltip-show': event('It is shown.'),
    'site-tooltip-hide': event('It goes.'),
  },
  members: {
    target: property<Element | null>(
      'What it explains, where that is not inside the element, which needs `loading="eager"` then.',
    ),
  },
  slots: { '': 'What it explains: one link, button or field with a `title`.' },
  parts: {
    tooltip: 'The words; has data-shown while they are to be seen and data-side: `above` or `below`.',
  },
  cssProperties: {
    '--site-tooltip-width': 'Its greatest width; default 250px, less where there is no room.',
    '--site-tooltip-padding': 'Space inside.',
    '--site-tooltip-radius': 'Corner radius.',
    '--site-tooltip-color': 'Colour of the text.',
    '--site-tooltip-background': 'Background.',
    '--site-fade-duration': 'How long it takes to come and to go; default 0.3s.',
  },
});
