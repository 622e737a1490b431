// <site-newsletter>

import { NewsletterView } from '../src/blocks/newsletter/newsletter';
import { readContent, readMarkupOptions } from '../src/blocks/newsletter/newsletter.content';
import { newsletter } from '../src/blocks/newsletter/newsletter.contract';
import { type BlockElement, define } from '../src/kit/element/define';
import said from '../src/kit/form/form-messages.css?inline';

export const SiteNewsletter = define(newsletter, {
  view: NewsletterView,
  styles: [said],
  readContent,
  readMarkupOptions,
  dependencies: { 'site-captcha': () => import('./site-captcha') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-newsletter': BlockElement<typeof newsletter>;
  }
}
