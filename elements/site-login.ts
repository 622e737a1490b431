// <site-login>
import { readContent, readMarkup } from '../src/blocks/login/content';
import { LoginView } from '../src/blocks/login/login';
import { login } from '../src/blocks/login/login.contract';
import { type BlockElement, define } from '../src/kit/define';
import said from '../src/kit/form/said.css?inline';

export const SiteLogin = define(login, {
  view: LoginView,
  styles: [said],
  read: readContent,
  markup: readMarkup,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-login': BlockElement<typeof login>;
  }
}
