// Messages of a calendar; the attribute `messages` overrides them.
import { calendarMessages } from '../../core/content/calendar-messages';

export const defaultMessages = {
  ...calendarMessages,
  showMonths: 'Show by month',
  showList: 'Show all events',
  loading: 'Loading {month}…',
  shown: '{month}: {count, plural, =0 {no events} one {# event} other {# events}}',
  failed: 'The events of {month} could not be loaded. Please try again.',
} as const;

export type CalendarElementMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
