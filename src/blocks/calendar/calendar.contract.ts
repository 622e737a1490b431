// Contract of <site-calendar>.
import { choice, json, number, optional, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './calendar.loading';
import type { CalendarElementMessages } from './calendar.messages';

export const calendar = contract({
  tag: 'site-calendar',
  description:
    'A month of events as a table of links, or as a list of days. A month that the server has printed stays as it is, and its links to other months change it in place. A list or table of events (each with `<time datetime>`) gets a button that shows its months. An empty element fetches the events of its collection. In narrow containers a month is always a list.',
  kind: 'react',
  loading,
  root: 'light',
  attributes: {
    collectionId: text(
      '',
      'Id of the collection whose events are fetched. By default that of a block of a site builder.',
    ),
    month: text('', 'The first month that is fetched, such as `11-2026`; by default the current one.'),
    view: choice(['month', 'list'], 'month', 'What is shown first where there is room for a month.'),
    timeZone: text(
      '',
      'IANA name of the time zone of days and times; by default that of the site, else of the visitor.',
    ),
    weekStart: optional(
      choice(
        ['monday', 'saturday', 'sunday'],
        'monday',
        'First day of the week; by default that of the language.',
      ),
    ),
    maxPerDay: withAliases(
      ['eventsPerDay'],
      number(3, 'Events of a day in the month; the others open on request.', {
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
    '--site-calendar-day-height': 'Smallest height of a day in the month (default 6.5rem).',
  },
});
