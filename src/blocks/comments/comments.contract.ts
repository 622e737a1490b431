// Contract of <site-comments>.
import { flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './comments.loading';

export const comments = contract({
  tag: 'site-comments',
  description:
    'Comments of the page at Disqus, by the shortname of the site (`disqusShortname` of its settings), if its settings enable comments (`commentsEnabled`). The page’s own content, such as earlier comments or a link, comes first; the thread is loaded after a click and after the visitor has accepted cookies. With `counts`, the counts of all links with the class `disqus-comment-count` are filled in after consent. The empty mount of a published page says how many comments there are, and whether they are closed.',
  kind: 'behavior',
  loading,
  root: 'light',
  jsonChild: 'content',
  attributes: {
    shortname: text('', 'Shortname of the site at Disqus; by default that of the settings of the site.'),
    identifier: text(
      '',
      'Id of the thread; by default the item id of published markup, or the address of the page.',
    ),
    counts: flag(false, 'Fills in the counts of the links on this page, after consent.'),
    labelShow: text('Show comments', 'Label of the button.'),
    labelNone: text('No Comments', 'Count in an empty mount.'),
    labelOne: text('1 Comment', 'Count in an empty mount.'),
    labelMany: text('{count} Comments', 'Count in an empty mount. `{count}` is replaced.'),
    labelClosed: text('Comments are closed.', 'Message in an empty mount whose comments are closed.'),
    labelLoading: text('Loading comments…', 'Status message while the script loads.'),
    labelFailed: text('The comments could not be loaded. Please try again.', 'Status message.'),
    labelConsent: text(
      'Comments are at Disqus, which stores data on your device. Accept cookies to see them here.',
      'Status message while the thread waits for consent.',
    ),
    labelSettings: text('Cookie settings', 'Label of the button that shows the cookie banner.'),
  },
  events: {
    'site-comments-load': event('The script of the thread has loaded.'),
    'site-comments-fail': event(
      'The script of the thread could not be loaded; the content of the page stays.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: { '--site-comments-height': 'Height that is reserved for the thread (default 24rem).' },
});
