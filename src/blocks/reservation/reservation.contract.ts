// Contract of <site-reservation>.
import { editorBlockVariants } from '../../core/enums/block-types';
import { choice, optional, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './reservation.loading';
import type { WidgetFailure } from './reservation.types';

export const reservation = contract({
  tag: 'site-reservation',
  description:
    'Opens the booking widget of OpenTable or Tock in place when the visitor follows the link to it. Nothing is requested from the provider before that click and, on a page with a cookie banner, before the visitor has accepted cookies. The link works without script, in a new tab, a second time, and when the widget cannot be loaded. An element with only the script of a widget, or its URL with the restaurant number (`rid`), gets the link.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    design: withAliases(
      ['variant'],
      choice(
        editorBlockVariants.others,
        'reservation',
        '`reservation`: a table reservation with the first link. `events`: a list in which each link opens the form of its event.',
      ),
    ),
    provider: optional(
      choice(
        ['opentable', 'tock'],
        'opentable',
        'Provider of the widget. Default: that of the published site’s block type or of the link’s host.',
      ),
    ),
    scriptUrl: text(
      '',
      'URL of the widget’s script from the provider; HTTPS, on a host of the provider or the page. If it is missing, there is only the link.',
    ),
    business: text('', 'Name of the business at Tock. Default: the first segment of the link’s path.'),
    labelLink: text('Book a table', 'Text of the link of an element without one.'),
    labelWidget: text('Booking form', 'Accessible name of the widget.'),
    labelLoading: text('Loading the booking form…', 'Status message while the widget loads.'),
    labelLoaded: text(
      'The booking form is shown.',
      'Status message for screen readers when the widget is shown.',
    ),
    labelFailed: text(
      'The booking form could not be loaded. Please follow the link to book.',
      'Status message if the widget cannot be loaded.',
    ),
    labelConsent: text(
      'The booking form stores data on your device. Accept cookies to see it here, or follow the link again.',
      'Status message if the page has a cookie banner and the widget waits for consent.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
    labelPreview: text('Preview Only', 'Title of the alert for contributors of the site.'),
    labelPreviewMessage: text(
      'Please log out of your account in order to use the block.',
      'Message of that alert.',
    ),
  },
  events: {
    'site-reservation-load': event('The widget is shown.'),
    'site-reservation-fail': event<{ reason: WidgetFailure }>(
      'The widget could not be loaded; the link remains.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-reservation-height':
      'Height reserved for the widget (default 20rem). A taller widget scrolls inside it.',
  },
});
