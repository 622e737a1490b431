// Contract of <site-member-area>.

import { failedMessages } from '../../core/messages/failure-messages';
import { choice, flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './member-area.loading';

export const memberArea = contract({
  tag: 'site-member-area',
  description:
    'The entry to the member area: name, links and sign-out button for members, a link to sign in for visitors. Children with `data-site-for="members"` or `data-site-for="visitors"` are shown only to that group; the name is written into `[data-member-name]`, `a[data-sign-in]` leads back to this page, and `[data-sign-out]` signs out. `[data-member-orders]` and `[data-member-pages]` are filled with the member’s orders and the pages that these give access to. An element without content generates its own. This only hides content; confidential content must be protected by the server.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    membersPath: text('/members', 'Path of the page for members on this site, where visitors sign in.'),
    afterSignOut: choice(
      ['root', 'reload', 'stay'],
      'root',
      'What happens after sign-out: open the root page of the site, reload the page, or stay.',
    ),
    showOrders: flag(false, 'Whether an element without content lists the orders of the member.'),
    labelSignIn: text('Sign in', 'Link for visitors of an element without content.'),
    labelMember: text(
      'Signed in as {name}',
      'Text for members of an element without content. `{name}` is replaced.',
    ),
    labelAccount: text('Your account', 'Link for members of an element without content.'),
    labelSignOut: text('Sign out', 'Button for members of an element without content.'),
    labelOrders: text('Your orders', 'Heading of the orders in an element without content.'),
    labelNone: text('You have not bought anything yet.', 'Shown instead of an empty list.'),
    labelRefunded: text('(refunded)', 'Note on a refunded order.'),
    labelLoadFailed: text(failedMessages.again, 'Status message if the lists cannot be loaded.'),
    labelTryAgain: text('Try again', 'Button that loads the lists again.'),
    labelFailed: text(
      'Signing out failed. Please try again.',
      'Status message if the server cannot be reached.',
    ),
  },
  events: {
    'site-member-area-sign-out-request': event('Dispatched before the member is signed out; cancelable.'),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});
