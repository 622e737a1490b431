// Element class of <site-newsletter>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import messageStyles from '../../kit/form/form-messages.css?inline';
import { NewsletterView } from './newsletter';
import { readContent, readMarkupOptions } from './newsletter.content';
import { newsletter } from './newsletter.contract';

export const SiteNewsletter = defineElement(newsletter, {
  view: NewsletterView,
  styles: [messageStyles],
  readContent,
  readMarkupOptions,
});
