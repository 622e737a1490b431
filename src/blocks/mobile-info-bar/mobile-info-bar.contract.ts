// Contract of <site-mobile-info-bar>.
import { choice, optional, text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './mobile-info-bar.loading';

export const mobileInfoBar = contract({
  tag: 'site-mobile-info-bar',
  description:
    'A bar at the bottom of windows up to 1024 px wide with the links of the page to phone (`tel:`), mail (`mailto:`) and map, and `<details>` with opening hours. The links work without script. With it, `websiteSettings.mobileInfoBarSettings` of the site context decide style and content, and the hours of the site context or of a child `<script type="application/json">` say whether it is open now.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    barStyle: optional(
      choice(
        ['none', 'light', 'dark'],
        'light',
        'The look, also as 1, 2 or 3; by default that of the site, or light.',
        {
          '1': 'none',
          '2': 'light',
          '3': 'dark',
        },
      ),
    ),
    timeZone: text('', 'IANA name of the time zone of the hours; by default that of the visitor.'),
    labelHours: text('Hours', 'Label of the hours while the place is closed for the day.'),
    labelOpen: text('Open until {time}', 'Label of the hours while the place is open.'),
    labelOpens: text('Opens at {time}', 'Label of the hours if the place opens later on the day.'),
    labelClosed: text('Closed', 'Hours of a day without any.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: {
    '--site-mobile-info-bar-background': 'Background.',
    '--site-mobile-info-bar-color': 'Text color.',
  },
});
