// What may the outside rely on in <site-services>?
import { text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import type { DialogResult, Notice } from '../../services/dialogs/dialogs';
import { loading } from './services.loading';

export const services = contract({
  tag: 'site-services',
  description:
    'Gives the blocks of a page one API client, consent, visitor tracking, session, cart and forms. Draws nothing; wrap the page in it or place it anywhere. The site context goes into a child `<script type="application/json">`. Scripts get the services from its `services` property, a promise.',
  loading,
  root: 'light',
  attributes: {
    apiBase: text('/api/', 'Where the site API is; may be another host.'),
    websiteId: text('', 'Id of the site; default is `website.id` of the site context.'),
    locale: text('', 'BCP 47; default is the language of the site context, the page or the visitor.'),
    eventsUrl: text('', 'Where analytics events go; default is `v1/events` of the site API.'),
    eventsStageUrl: text(
      '',
      'Where they go from pages that are not on the app domain of the site context; default is the same.',
    ),
    commercePixelUrl: text(
      '',
      'Where the image is asked for that tells of the cart and of searches; default is nowhere.',
    ),
    logoutPath: text('auth/Logout', 'The logout of the site’s own people, below the root of the site API.'),
    announcementManager: text(
      '',
      'Address of a script that manages announcement bars; loaded only for the site’s own people.',
    ),
    overlayManager: text('', 'The same for overlays.'),
    internalHosts: text(
      '',
      'Hosts, separated by spaces, whose pages may choose the variants of experiments by their address.',
    ),
    currency: text('', 'ISO 4217; default is the selected currency of the store, else USD.'),
  },
  events: {
    'site-services-consent': event<{ state: 'pending' | 'granted' | 'denied' }>(
      'On the document: what the visitor allows has changed, perhaps in another tab.',
    ),
    'site-services-cart': event<{ totalQuantity: number; subtotalCents: number; currency: string }>(
      'On the document: something was put into the cart or taken out of it. Amounts in minor units.',
    ),
    'site-services-session': event<{
      account: { id: string; email: string; displayName?: string } | null;
    }>('On the document: a member has signed in or out, perhaps in another tab.'),
    'site-services-login-request': event<Record<string, never>>(
      'On the document: the visitor should sign in, because the server or the Escape key says so.',
    ),
    'site-services-authorization-fail': event<{ result: unknown }>(
      'On the document: the server refused a call for lack of rights; `result` is its answer.',
    ),
    'site-services-notice-request': event<Notice>(
      'On the document: the visitor is about to be asked or told something by `services.dialogs`, in a `<site-dialog>`, a `<site-toast>` or a `<site-tooltip>`. Whoever prevents it shows it otherwise and calls `answer` of the detail.',
    ),
    'site-services-system-error-request': event<{ error: unknown; answer?: (answer: DialogResult) => void }>(
      'On the document: `<site-system-error>` is about to show `error`, which has the options of that element. Scripts of the page may send it, too.',
    ),
  },
  slots: { '': 'The page, or nothing.' },
  parts: {},
  cssProperties: {},
});
