// Contract of <site-services>.
import { text } from '../../kit/contract/attributes';
import { contract, event, readonlyProperty } from '../../kit/contract/contract';
import type { DialogResult, Notice } from '../../services/dialogs/dialogs';
import type { Services } from '../../services/services';
import { loading } from './services.loading';

export const services = contract({
  tag: 'site-services',
  description:
    'Gives the blocks of a page one API client, consent, visitor tracking, session, cart and forms. Renders nothing: wrap the page in it or place it anywhere. A child `<script type="application/json">` holds the site context.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    apiBase: text('/api/', 'Base URL of the site API; may be on another host.'),
    websiteId: text('', 'ID of the site. Default: `website.id` of the site context.'),
    locale: text(
      '',
      'Language as a BCP 47 tag. Default: the language of the site context, the page or the browser.',
    ),
    eventsUrl: text('', 'URL that receives analytics events. Default: `v1/events` of the site API.'),
    eventsStageUrl: text(
      '',
      'The same for pages that are not on the app domain of the site context. Default: `events-url`.',
    ),
    commercePixelUrl: text(
      '',
      'URL of the tracking pixel that reports carts and searches. Default: no pixel.',
    ),
    logoutPath: text('auth/Logout', 'Path below `api-base` that signs out members of the site’s staff.'),
    announcementManager: text(
      '',
      'URL of a script that manages announcement bars; loaded only for members of the site’s staff.',
    ),
    overlayManager: text(
      '',
      'URL of a script that manages overlays; loaded only for members of the site’s staff.',
    ),
    internalHosts: text('', 'Hosts, separated by spaces, whose pages may choose experiment variants by URL.'),
    currency: text('', 'ISO 4217 code. Default: the selected currency of the store, or else USD.'),
  },
  members: {
    services: readonlyProperty<Promise<Services>>(
      'The services, for scripts of the page: `const { cart } = await document.querySelector("site-services").services`. Reading it loads them. Changing the attributes replaces them: read the property again instead of keeping the value, or subscribe with the Context Community Protocol with the key `Symbol.for("site-services")`. Rejects if the script fails to load. Outside the document, the services are standalone: they send nothing.',
    ),
  },
  events: {
    'site-services-consent': event<{ state: 'pending' | 'granted' | 'denied' }>(
      'On the document: the visitor’s consent changed, perhaps in another tab.',
    ),
    'site-services-cart': event<{
      totalQuantity: number;
      subtotalCents: number;
      currency: string;
      isReload?: true;
    }>(
      'On the document: the cart changed. Amounts are in minor units. `isReload`: by a sign-in, or in another tab.',
    ),
    'site-services-session': event<{
      account: { id: string; email: string; displayName?: string } | null;
    }>('On the document: a member signed in or out, perhaps in another tab.'),
    'site-services-login-request': event<Record<string, never>>(
      'On the document: the visitor should sign in, because the server or the Escape key requests it.',
    ),
    'site-services-authorization-fail': event<{ result: unknown }>(
      'On the document: the server denied a call because permissions are missing; `result` is its response.',
    ),
    'site-services-notice-request': event<Notice>(
      'On the document: `services.dialogs` is about to show a message or a question in a `<site-dialog>`, `<site-toast>` or `<site-tooltip>`. A listener that cancels the event shows it instead and calls `answer` of the detail.',
    ),
    'site-services-system-error-request': event<{ error: unknown; answer?: (answer: DialogResult) => void }>(
      'On the document: `<site-system-error>` is about to show `error`, which holds options of that element. Scripts of the page may dispatch it as well.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});
