// Messages of the captcha; the attribute `messages` overrides them.
import { captchaMessages } from '../../core/messages/common-messages';

const { working, solved, failed, retry } = captchaMessages;

export const defaultMessages = { working, solved, failed, retry } as const;

export type CaptchaMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
