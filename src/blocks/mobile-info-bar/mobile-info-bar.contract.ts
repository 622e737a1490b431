// Contract of <site-mobile-info-bar>.
import { choice, optional, text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './mobile-info-bar.loading';

export const mobileInfoBar = contract({
  tag: 'site-mobile-info-bar',
  description:
    'A bar at the bottom of windows up to 1024 px wide with the page’s links to phone (`tel:`), email (`mailto:`) and map, and `<details>` with opening hours. The links work without script. With script, `websiteSettings.mobileInfoBarSettings` of the site context determine style and content, and the hours in the site context or a child `<script type="application/json">` determine whether the business is currently open.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    barStyle: optional(
      choice(
        ['none', 'light', 'dark'],
        'light',
        'Style of the bar, also as 1, 2 or 3. Default: that of the site, or else light.',
        {
          '1': 'none',
          '2': 'light',
          '3': 'dark',
        },
      ),
    ),
    timeZone: text(
      '',
      'IANA name of the time zone of the hours. Default: that of the site, or of the visitor.',
    ),
    labelHours: text('Hours', 'Label of the hours while they show no time.'),
    labelOpen: text('Open until {time}', 'Label of the hours while the place is open.'),
    labelOpens: text('Opens at {time}', 'Label of the hours if the place opens later that day.'),
    labelClosed: text('Closed', 'Shown for a day without hours.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-mobile-info-bar-background': 'Background.',
    '--site-mobile-info-bar-color': 'Text color.',
  },
});
