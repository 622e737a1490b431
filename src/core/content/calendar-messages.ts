// Messages of a calendar month.

export const calendarMessages = {
  months: 'Months',
  view: 'View',
  viewMonth: 'Month',
  viewList: 'List',
  today: 'Today',
  more: '+{count} more',
  moreOn: '{count} more on {date}',
  close: 'Close',
  zone: 'Times in {zone}',
  allDay: 'All day',
  none: 'No events this month.',
  untitled: 'Untitled',
} as const;

export type CalendarMessages = Readonly<Record<keyof typeof calendarMessages, string>>;
