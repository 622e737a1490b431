// Element class of <site-login>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import messageStyles from '../../kit/form/form-messages.css?inline';
import { LoginView } from './login';
import { readContent, readMarkupOptions } from './login.content';
import { login } from './login.contract';

export const SiteLogin = defineElement(login, {
  view: LoginView,
  styles: [messageStyles],
  readContent,
  readMarkupOptions,
});
