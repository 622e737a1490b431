// Contract of <site-embed>.
import { EMBED_PROVIDERS } from '../../core/embeds/embed-providers';
import { choice, optional, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './embed.loading';
import type { EmbedDetail, FailureReason } from './embed.types';

export const embed = contract({
  tag: 'site-embed',
  description:
    'Shows a post, player or preview of X (Twitter), Instagram, TikTok, SoundCloud, Spotify or Amazon in place of the quote, link or picture in it, after a click and, on a page with a cookie banner, after the visitor has accepted cookies. Nothing is requested from the provider before that. The page’s own content works without script and stays if the provider cannot be reached.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    provider: optional(
      choice(
        EMBED_PROVIDERS,
        'twitter',
        'Provider of the content; determines how much space is reserved before the script has loaded. Default: the provider of the URLs in the content. Foursquare and most Amazon products have no frame; only their link is shown.',
        { x: 'twitter', kindle: 'amazon' },
      ),
    ),
    src: withAliases(
      ['url'],
      text('', 'URL of the post or frame. Default: the first URL in the content that has a frame.'),
    ),
    html: text(
      '',
      'Embed code of the provider (`data-html`). Parsed as text for its URLs; it is never inserted, and its scripts never run.',
    ),
    frameHosts: text(
      '',
      'Additional hosts, separated by spaces, whose frames in the embed code may be shown, such as `forms.example.com`.',
    ),
    labelShow: text('Show content from {provider}', 'Label of the button. `{provider}` is replaced.'),
    labelClose: text('Close', 'Label of the button that returns to the content of the page.'),
    labelFrame: text('Content from {provider}', 'Accessible name of the frame. `{provider}` is replaced.'),
    labelOpen: text(
      'Open at {provider}',
      'Text of the link if the page has no content. `{provider}` is replaced.',
    ),
    labelLoading: text('Loading content from {provider}…', 'Status message. `{provider}` is replaced.'),
    labelLoaded: text(
      'The content from {provider} is shown.',
      'Status message for screen readers. `{provider}` is replaced.',
    ),
    labelUnconfirmed: text(
      'Nothing to see? {provider} may not be reachable. Close it to follow the link.',
      'Status message if the frame of the provider has loaded but does not respond. `{provider}` is replaced.',
    ),
    labelSilent: text(
      'Close it to follow the link.',
      'Status message next to the frame of a provider whose frames never respond. `{provider}` is replaced.',
    ),
    labelFailed: text(
      '{provider} cannot be reached. Please follow the link, or try again.',
      'Status message. `{provider}` is replaced.',
    ),
    labelConsent: text(
      '{provider} stores data on your device. Accept cookies to see its content here.',
      'Status message if the page has a cookie banner and the content waits for consent. `{provider}` is replaced.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
  },
  events: {
    'site-embed-show-request': event<EmbedDetail>(
      'Dispatched before anything is requested from the provider; cancelable.',
    ),
    'site-embed-load': event<EmbedDetail>('The frame is shown.'),
    'site-embed-fail': event<EmbedDetail & { reason: FailureReason }>(
      'The frame could not be shown; the content of the page stays.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-embed-height': 'Height reserved for the frame; default: that of the provider.',
    '--site-embed-width': 'Maximum width of the frame; default: that of the provider.',
  },
});
