// Inserts the booking link of an element without one.
import { buildDom } from '../../kit/markup/dom-builder';
import { type BookingSource, createBookingLink } from './booking-link';

/** Inserts it before the status. @returns undefined for an element that does not say where to book */
export function insertLink(host: HTMLElement & BookingSource): Element | undefined {
  const link = createBookingLink(host, host);
  const node = link && buildDom(link);
  if (node) host.insertBefore(node, host.querySelector(':scope > [data-site-own="status"]'));
  return node;
}
