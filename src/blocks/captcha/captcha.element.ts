// Element class of <site-captcha>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { CaptchaView } from './captcha';
import { createCaptchaApi } from './captcha.api';
import { captcha } from './captcha.contract';
import css from './captcha.css?inline';

export const SiteCaptcha = defineElement(captcha, {
  view: CaptchaView,
  createApi: createCaptchaApi,
  styles: [css],
});
