// <site-newsletter>
import { readContent, readMarkup } from '../src/blocks/newsletter/content';
import { NewsletterView } from '../src/blocks/newsletter/newsletter';
import { newsletter } from '../src/blocks/newsletter/newsletter.contract';
import { type BlockElement, define } from '../src/kit/define';
import said from '../src/kit/form/said.css?inline';

export const SiteNewsletter = define(newsletter, {
  view: NewsletterView,
  styles: [said],
  read: readContent,
  markup: readMarkup,
  places: { 'site-captcha': () => import('./site-captcha') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-newsletter': BlockElement<typeof newsletter>;
  }
}
