// Messages about changes of the cart, loaded with what makes them.
import { offlineMessages } from './offline-messages';

/** CRT-020 to CRT-023. */
export const cartMessages = {
  addFailed: 'Unable to add item',
  updateFailed: 'Unable to update quantity',
  removeFailed: 'Unable to remove item',
  ...offlineMessages,
} as const;
