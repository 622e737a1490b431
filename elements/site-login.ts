// <site-login>

import { LoginView } from '../src/blocks/login/login';
import { readContent, readMarkupOptions } from '../src/blocks/login/login.content';
import { login } from '../src/blocks/login/login.contract';
import { type BlockElement, define } from '../src/kit/element/define';
import said from '../src/kit/form/form-messages.css?inline';

export const SiteLogin = define(login, {
  view: LoginView,
  styles: [said],
  readContent,
  readMarkupOptions,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-login': BlockElement<typeof login>;
  }
}
