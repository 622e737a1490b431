/** Which mailing lists does the example site have? */
import type { MailingList } from '../stores/mailing-lists';

export const exampleLists: readonly MailingList[] = [
  { id: 'journal', name: 'Northlight Journal' },
  { id: 'prints', name: 'New prints' },
];
