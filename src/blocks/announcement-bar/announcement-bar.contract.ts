// Contract of <site-announcement-bar>.
import { flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './announcement-bar.loading';

export const announcementBar = contract({
  tag: 'site-announcement-bar',
  description:
    'An announcement with text and links at the top of the page, visible without script. It is hidden if `showAnnouncementBar` of the site context is false. An empty element is filled from `announcementBarSettings` of the site context, or of a child `<script type="application/json">`.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    dismissible: flag(
      false,
      'Adds a button that closes the bar. The browser remembers the choice until the text changes.',
    ),
    labelClose: text('Close', 'Name of the button.'),
  },
  events: {
    'site-announcement-bar-close': event('The visitor closed the bar.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-announcement-bar-background': 'Background; the accent color by default.',
    '--site-announcement-bar-color': 'Text color.',
  },
});
