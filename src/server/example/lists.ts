/** Mailing lists of the example site. */
import type { MailingList } from '../stores/mailing-lists';

export const exampleLists: readonly MailingList[] = [
  { id: 'journal', name: 'Northlight Journal' },
  { id: 'prints', name: 'New prints' },
];
