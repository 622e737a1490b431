// <site-login>
import { readContent, readMarkup } from '../src/blocks/login/content';
import { LoginView } from '../src/blocks/login/login';
import { login } from '../src/blocks/login/login.contract';
import css from '../src/blocks/login/login.css?inline';
import { type BlockElement, define } from '../src/kit/define';

export const SiteLogin = define(login, {
  view: LoginView,
  styles: [css],
  read: readContent,
  markup: readMarkup,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-login': BlockElement<typeof login>;
  }
}
