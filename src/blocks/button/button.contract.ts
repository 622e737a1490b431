// Contract of <site-button>.
import { choice, flag, optional } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './button.loading';

export const button = contract({
  tag: 'site-button',
  description:
    'Tracks that a button was rendered and clicked, after consent. The text and URL come from the link or button inside. A link that opens in the same window is followed once its click has been tracked, or after 2.5 seconds.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    alignment: optional(
      choice(
        ['left', 'center', 'right'],
        'left',
        'Alignment. Default: `data-alignment` of the markup inside.',
      ),
    ),
    size: optional(
      choice(
        ['small', 'medium', 'large'],
        'medium',
        'Size, for tracking and style sheets. Default: `data-button-size` of the markup inside.',
      ),
    ),
    newWindow: flag(false, 'Opens the link in a new window.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
});
