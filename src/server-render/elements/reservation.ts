// The link of a reservation that has only the script of the widget.
import { createBookingLink } from '../../blocks/reservation/booking-link';
import { reservation } from '../../blocks/reservation/reservation.contract';
import { renderHtml } from '../../core/markup/markup';
import { readOptions } from '../host/options';
import { append } from '../host/patch';
import type { ElementRenderer } from '../host/types';

export const renderReservation: ElementRenderer = (host) => {
  if (host.querySelector('a[href]')) return null;
  const link = createBookingLink(host.asElement(), readOptions(reservation, host));
  return link ? { insertions: [append(host, renderHtml(link))] } : null;
};
