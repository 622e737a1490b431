// Contract of <site-tour-dates>.
import { choice, text } from '../../kit/contract/attributes';
import { contract } from '../../kit/contract/contract';
import { loading } from './tour-dates.loading';

export const tourDates = contract({
  tag: 'site-tour-dates',
  description:
    'The dates of a tour, from the list or table of the page: each with `<time datetime>`, a place and links to tickets. The script marks or hides dates that are over, according to the clock. Dates are never fetched by the name of an artist, which can be ambiguous.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    past: choice(['mark', 'hide'], 'mark', 'What happens to dates that are over.'),
    labelPast: text('Past', 'Replaces the links of a date that is over.'),
    labelNone: text('No dates are planned.', 'Shown if all dates are over and hidden.'),
  },
  events: {},
  slots: {},
  parts: {},
  cssProperties: { '--site-tour-dates-date-width': 'Width of the column of dates (default 9em).' },
});
