// What does the captcha say? Every text can be replaced through the attribute `messages`.
import { captchaMessages } from '../../core/messages';

const { working, solved, failed, retry } = captchaMessages;

export const defaultTexts = { working, solved, failed, retry } as const;

export type Texts = Readonly<Record<keyof typeof defaultTexts, string>>;
