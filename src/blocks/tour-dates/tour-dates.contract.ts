// Contract of <site-tour-dates>.
import { choice, text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './tour-dates.loading';

export const tourDates = contract({
  tag: 'site-tour-dates',
  description:
    'The dates of a tour, from the list or table of the page: each with `<time datetime>`, a place and links to tickets. The script marks or hides past dates. Dates are never fetched by artist name, because names can be ambiguous.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    past: choice(['mark', 'hide'], 'mark', 'What happens to past dates.'),
    labelPast: text('Past', 'Replaces the links of a past date.'),
    labelNone: text('No dates are planned.', 'Shown if all dates are past and hidden.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: { '--site-tour-dates-date-width': 'Width of the column of dates (default 9em).' },
});
