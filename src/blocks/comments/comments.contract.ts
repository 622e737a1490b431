// Contract of <site-comments>.
import { flag, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './comments.loading';
import type { CommentsMessages } from './comments.messages';

export const comments = contract({
  tag: 'site-comments',
  description:
    'Comments of an item or a page of the site, or its thread at Disqus. The server prints nested comments, their form and their links as markup that works without script; the element adds replies in place, likes, further pages and sending without a reload, and nothing that was written is lost. Without markup, it fetches the comments of `item-id`, or of the empty mount of a published page if the settings of the site enable comments (`commentsEnabled`). If they name a site at Disqus (`disqusShortname`), its thread is loaded instead, after a click and after the visitor has accepted cookies.',
  kind: 'react',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    itemId: text(
      '',
      'Id of the item whose comments these are, or a path of the site that begins with `/`. By default that of the printed form or of the published mount.',
    ),
    shortname: text('', 'Shortname of the site at Disqus; by default that of the settings of the site.'),
    identifier: text(
      '',
      'Id of the thread; by default the item id of published markup, or the address of the page.',
    ),
    counts: flag(
      false,
      'Fills in the counts of the links on this page: of links with `data-comment-count`, which is an item id or a path, or at Disqus, after consent, of those with the class `disqus-comment-count`.',
    ),
    messages: json<Partial<CommentsMessages>>(
      {},
      'Overrides of the English messages of own comments, by name.',
      {
        expects: 'an object of strings',
        accept: acceptMessages,
      },
    ),
    labelShow: text('Show comments', 'Label of the button.'),
    labelNone: text('No Comments', 'Count in an empty mount.'),
    labelOne: text('1 Comment', 'Count in an empty mount.'),
    labelMany: text('{count} Comments', 'Count in an empty mount. `{count}` is replaced.'),
    labelClosed: text('Comments are closed.', 'Message in an empty mount whose comments are closed.'),
    labelLoading: text('Loading comments…', 'Status message while the script of Disqus loads.'),
    labelFailed: text('The comments could not be loaded. Please try again.', 'Status message.'),
    labelConsent: text(
      'Comments are at Disqus, which stores data on your device. Accept cookies to see them here.',
      'Status message while the thread waits for consent.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
  },
  events: {
    'site-comments-submit-request': event<{ parentId: string | null }>(
      'Dispatched before a valid comment is sent. Cancel it to send the comment yourself.',
    ),
    'site-comments-success': event<{ id: string; state: 'published' | 'pending' }>(
      'The comment was stored; `pending` waits for approval.',
    ),
    'site-comments-failure': event<{ status: number; message: string }>(
      'The comment was not stored yet; what was entered is preserved.',
    ),
    'site-comments-load': event('The thread at Disqus has loaded.'),
    'site-comments-fail': event('The thread at Disqus could not be loaded; the content of the page stays.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-comments-height': 'Height that is reserved for a thread that is not in the page (default 24rem).',
  },
});
