// Worker that solves one challenge and posts its solution or null.

import { solveChallenge } from '../../core/captcha/proof-of-work';
import type { CaptchaChallenge } from '../../core/wire/captcha';
import { deriveBits } from './derive-key';

addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  solveChallenge(data, deriveBits).then(postMessage, () => postMessage(null));
});
