// Who does the work of a challenge while the visitor goes on typing? One challenge in, its solution or null out.

import { solveChallenge } from '../../core/captcha/proof-of-work';
import type { CaptchaChallenge } from '../../core/wire/captcha';
import { deriveBits } from './derive-key';

addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  solveChallenge(data, deriveBits).then(postMessage, () => postMessage(null));
});
