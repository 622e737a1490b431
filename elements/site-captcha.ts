// <site-captcha>
import { CaptchaView } from '../src/blocks/captcha/captcha';
import { createCaptchaApi } from '../src/blocks/captcha/captcha.api';
import { captcha } from '../src/blocks/captcha/captcha.contract';
import css from '../src/blocks/captcha/captcha.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export const SiteCaptcha = define(captcha, { view: CaptchaView, createApi: createCaptchaApi, styles: [css] });

declare global {
  interface HTMLElementTagNameMap {
    'site-captcha': BlockElement<typeof captcha>;
  }
}
