// Contract of <site-comments>.
import { flag, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './comments.loading';
import type { CommentsMessages } from './comments.messages';

export const comments = contract({
  tag: 'site-comments',
  description:
    'Comments on an item or a page of the site, or its Disqus thread. The server renders nested comments, their form and their links as markup that works without script; the element adds inline replies, likes, further pages and submission without a reload, and no input is lost. Without markup, it fetches the comments of `item-id`, or of the empty mount of a published page if the settings of the site enable comments (`commentsEnabled`). If they contain a Disqus shortname (`disqusShortname`), its thread is loaded instead, after a click and after the visitor has accepted cookies.',
  kind: 'react',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    itemId: text(
      '',
      'Id of the item that the comments belong to, or a path on the site that starts with `/`. Default: that of the server-rendered form or the published mount.',
    ),
    shortname: text('', 'Disqus shortname of the site; default: that in the site’s settings.'),
    identifier: text(
      '',
      'Id of the thread; default: the item id of published markup, or the URL of the page.',
    ),
    counts: flag(
      false,
      'Adds comment counts to links on this page: links with `data-comment-count`, an item id or path, or, for Disqus and after consent, links with the class `disqus-comment-count`.',
    ),
    messages: json<Partial<CommentsMessages>>(
      {},
      'Overrides of the English messages of the site’s own comments, by name.',
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
    labelLoading: text('Loading comments…', 'Message while comments or the script of Disqus load.'),
    labelFailed: text('The comments could not be loaded. Please try again.', 'Status message.'),
    labelConsent: text(
      'Comments are hosted by Disqus, which stores data on your device. Accept cookies to see them here.',
      'Status message while the thread waits for consent.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
  },
  events: {
    'site-comments-submit-request': event<{ parentId: string | null }>(
      'Dispatched before a valid comment is sent. Cancel it to send the comment yourself.',
    ),
    'site-comments-success': event<{ id: string; state: 'published' | 'pending' }>(
      'The comment was stored; `pending` comments await approval.',
    ),
    'site-comments-failure': event<{ status: number; message: string }>(
      'The comment has not been stored yet; the input is preserved.',
    ),
    'site-comments-load': event('The Disqus thread has loaded.'),
    'site-comments-fail': event('The Disqus thread could not be loaded; the content of the page stays.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-comments-height':
      'Height reserved for a thread that is not in the page (default 24rem). Threads that are taller extend it.',
  },
});
