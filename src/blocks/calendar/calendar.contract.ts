// Contract of <site-calendar>.
import { choice, json, number, optional, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './calendar.loading';
import type { CalendarElementMessages } from './calendar.messages';

export const calendar = contract({
  tag: 'site-calendar',
  description:
    'A month of events as a table of links, or as a list of days. A server-rendered month stays unchanged, and its links to other months update it in place. A list or table of events (each with `<time datetime>`) gets a button that shows them by month. An empty element fetches the events of its collection. In narrow containers a month is always a list.',
  kind: 'react',
  loading,
  root: 'light',
  attributes: {
    collectionId: text(
      '',
      'Id of the collection whose events are fetched. Default: the collection of the site builder’s block.',
    ),
    month: text('', 'The first month to fetch, such as `11-2026`; default: the current month.'),
    view: choice(['month', 'list'], 'month', 'Initial view if there is enough space for a month grid.'),
    timeZone: text(
      '',
      'IANA name of the time zone of days and times; default: the time zone of the site, or else of the visitor.',
    ),
    weekStart: optional(
      choice(
        ['monday', 'saturday', 'sunday'],
        'monday',
        'First day of the week; default: that of the language.',
      ),
    ),
    maxPerDay: withAliases(
      ['eventsPerDay'],
      number(3, 'Maximum number of events of a day in the month; a popover shows the others.', {
        min: 1,
        max: 20,
        integer: true,
      }),
    ),
    messages: json<Partial<CalendarElementMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-calendar-change': event<{ month: string; count: number }>(
      'Another month is shown, such as `11-2026`, with this number of events.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-calendar-day-height': 'Minimum height of a day in the month (default 6.5rem).',
  },
});
