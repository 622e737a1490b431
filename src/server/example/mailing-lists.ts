/** Mailing lists of the example sites. */
import type { MailingList } from '../stores/mailing-lists';

export const exampleLists: readonly MailingList[] = [
  { id: 'journal', name: 'Northlight Journal' },
  { id: 'prints', name: 'New prints' },
  { id: 'tide-letter', name: 'The tide letter' },
];
