// Contract of <site-share-buttons>.
import { text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './share-buttons.loading';

export const shareButtons = contract({
  tag: 'site-share-buttons',
  description:
    'Links that share the page. A link in the page with `data-network` keeps its position and text and gets the URL of the share page, unless it already shares the page; `data-network="copy"` copies the URL of the page, `data-network="native"` opens the share menu of the device. An element without links generates them. Nothing is requested from a network before a click.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    networks: text(
      'facebook x linkedin mail copy native',
      'Links to generate if the element contains none, separated by spaces: `facebook`, `x` (or `twitter`), `bluesky`, `linkedin`, `pinterest`, `reddit`, `tumblr`, `whatsapp`, `mail`, `copy`, and `native` on devices with a share menu.',
    ),
    url: withAliases(
      ['fullUrl'],
      text('', 'URL to share. Default: the canonical URL of the page, or its URL.'),
    ),
    shareTitle: text(
      '',
      'Title to share (`data-title` in published markup). Default: the title of the page.',
    ),
    image: withAliases(
      ['assetUrl'],
      text('', 'Picture for Pinterest. Default: that of the page (`og:image`).'),
    ),
    labelList: text('Share', 'Accessible name of the links.'),
    labelMail: text('Email', 'Text of the link to a new email.'),
    labelCopy: text('Copy link', 'Text of the button that copies the URL.'),
    labelCopied: text('The link is copied.', 'Message after the link was copied.'),
    labelCopyFailed: text('Copy this link: {url}', 'Message if copying is not allowed. `{url}` is replaced.'),
    labelNative: text('More…', 'Text of the button that opens the share menu of the device.'),
  },
  events: {
    'site-share-buttons-share': event<{ network: string; url: string }>('The visitor has chosen a link.'),
  },
  slots: {},
  parts: {},
  cssProperties: { '--site-share-gap': 'Space between the links.' },
});
