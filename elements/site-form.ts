// <site-form>

import { FormView } from '../src/blocks/form/form';
import { readContent, readMarkupOptions } from '../src/blocks/form/form.content';
import { form } from '../src/blocks/form/form.contract';
import css from '../src/blocks/form/form.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';
import said from '../src/kit/form/form-messages.css?inline';

export const SiteForm = define(form, {
  view: FormView,
  styles: [said, css],
  readContent,
  readMarkupOptions,
  dependencies: { 'site-captcha': () => import('./site-captcha') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-form': BlockElement<typeof form>;
  }
}
