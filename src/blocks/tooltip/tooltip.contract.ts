// Public contract of `<site-tooltip>`.
import { number, text } from '../../kit/contract/attributes';
import { contract, event, property } from '../../kit/contract/contract';
import { loading } from './tooltip.loading';

export const tooltip = contract({
  tag: 'site-tooltip',
  description:
    'Shows a short description of the link, button or field inside it after a delay on hover or keyboard focus. The text is the `title` of that element: the browser shows it natively until the script has loaded; then it becomes the accessible description. The tooltip stays open while hovered and closes with Escape. Scripts use `services.dialogs.tooltip`.',
  kind: 'react',
  loading,
  attributes: {
    text: text('', 'Text of the tooltip; defaults to the `title` of the element inside.'),
    delay: number(1200, 'Delay in ms before the tooltip opens.', { min: 0 }),
    offset: number(15, 'Distance from the trigger in px.', { min: 0 }),
  },
  events: {
    'site-tooltip-show': event('The tooltip has opened.'),
    'site-tooltip-hide': event('The tooltip has closed.'),
  },
  members: {
    target: property<Element | null>(
      'The trigger, if it is not inside the element; requires `loading="eager"`.',
    ),
  },
  slots: { '': 'The trigger: one link, button or field with a `title`.' },
  parts: {
    tooltip: 'The tooltip; has `data-shown` while visible, and `data-side`: `above` or `below`.',
  },
  cssProperties: {
    '--site-tooltip-width': 'Maximum width; default 250px.',
    '--site-tooltip-padding': 'Padding.',
    '--site-tooltip-radius': 'Corner radius.',
    '--site-tooltip-color': 'Text color.',
    '--site-tooltip-background': 'Background.',
    '--site-fade-duration': 'Duration of the fade transition; default 0.3s.',
  },
});
