// <site-captcha>
import { CaptchaView } from '../src/blocks/captcha/captcha';
import { captcha } from '../src/blocks/captcha/captcha.contract';
import css from '../src/blocks/captcha/captcha.css?inline';
import { createSession } from '../src/blocks/captcha/session';
import { type BlockElement, define } from '../src/kit/define';

export const SiteCaptcha = define(captcha, { view: CaptchaView, api: createSession, styles: [css] });

declare global {
  interface HTMLElementTagNameMap {
    'site-captcha': BlockElement<typeof captcha>;
  }
}
