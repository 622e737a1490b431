// <site-newsletter>
import { readContent, readMarkup } from '../src/blocks/newsletter/content';
import { NewsletterView } from '../src/blocks/newsletter/newsletter';
import { newsletter } from '../src/blocks/newsletter/newsletter.contract';
import css from '../src/blocks/newsletter/newsletter.css?inline';
import { type BlockElement, define } from '../src/kit/define';

export const SiteNewsletter = define(newsletter, {
  view: NewsletterView,
  styles: [css],
  read: readContent,
  markup: readMarkup,
  places: { 'site-captcha': () => import('./site-captcha') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-newsletter': BlockElement<typeof newsletter>;
  }
}
