// Messages about changes to the cart, loaded with the code that makes the changes.
import { offlineMessages } from './offline-messages';

/** CRT-020 to CRT-023. */
export const cartMessages = {
  addFailed: 'Unable to add item',
  updateFailed: 'Unable to update quantity',
  removeFailed: 'Unable to remove item',
  ...offlineMessages,
} as const;
